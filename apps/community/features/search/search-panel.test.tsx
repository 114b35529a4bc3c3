import { aUser, failWith } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { ANALYTICS_EVENT } from '#shared/analytics/report-event.ts';
import { answers } from './testing/search-answers.ts';

const field = () => page.getByRole('banner').getByRole('combobox');
const option = (name: string | RegExp) => page.getByRole('option', { name });

describe('the search panel', () => {
  test('[SEARCH-01][SEARCH-02][SEARCH-04][SEARCH-05][CONST-26] while empty it shows at most 10 past and 5 hot searches', async () => {
    await renderApp('/hot', { handlers: answers, viewer: aUser() });
    await userEvent.click(field());
    await expect.element(option('past 1').first()).toBeVisible();
    await expect.element(option('hot 1')).toBeVisible();
    expect(option(/^past /).elements()).toHaveLength(10);
    expect(option(/hot /).elements()).toHaveLength(5);
  });

  test('an anonymous visitor has no history; none is asked for', async () => {
    const app = await renderApp('/hot', { handlers: answers });
    await userEvent.click(field());
    await expect.element(option('hot 1')).toBeVisible();
    expect(app.api.callsOf('listSearchRecords')).toHaveLength(0);
  });

  test('[SEARCH-03] the history can be deleted as a whole', async () => {
    let records = answers.listSearchRecords().list;
    const app = await renderApp('/hot', {
      viewer: aUser(),
      handlers: {
        ...answers,
        listSearchRecords: () => ({ list: records }),
        deleteSearchRecords: () => {
          records = [];
          return null;
        },
      },
    });
    await userEvent.click(field());
    await userEvent.click(page.getByRole('button', { name: 'Delete all' }));
    await expect.poll(() => option(/^past /).elements().length).toBe(0);
    expect(app.api.callsOf('deleteSearchRecords')[0]?.body).toEqual({ del_all: true });
  });

  test('a history that could not be deleted stays, and that it was not is said', async () => {
    const deleteSearchRecords = () => failWith('unavailable');
    await renderApp('/hot', { viewer: aUser(), handlers: { ...answers, deleteSearchRecords } });
    await userEvent.click(field());
    await userEvent.click(page.getByRole('button', { name: 'Delete all' }));
    await expect.poll(said).toContain('The service is taking a short break.');
    await userEvent.click(field());
    expect(option(/^past /).elements()).toHaveLength(10);
  });

  test('[SEARCH-06][SEARCH-07][SEARCH-08][SEARCH-09][CONST-28] typing shows suggestions: a virtual list of 36 px rows, the text marked', async () => {
    await renderApp('/hot', { handlers: answers });
    await userEvent.fill(field(), 'plan');
    await expect.element(option('plan idea 1').first()).toBeVisible();
    expect(option(/^hot /).elements()).toHaveLength(0);
    const rows = option(/plan idea/).elements();
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]?.getBoundingClientRect().height).toBe(36);
    expect(rows[0]?.querySelector('mark')?.textContent).toBe('plan');
  });

  test('[SEARCH-11][CONST-27] suggestions are asked for once the text stands still for 100 ms', async () => {
    const app = await renderApp('/hot', { handlers: answers });
    await userEvent.click(field());
    await userEvent.keyboard('retro');
    await expect
      .poll(() => app.api.callsOf('listNameTips').map(({ query }) => query.get('name')))
      .toContain('retro');
    expect(app.api.callsOf('listNameTips').length).toBeLessThan(5);
  });

  test('[SEARCH-12][SEARCH-14][SEARCH-17][ANA-01] Enter searches, and the search is reported', async () => {
    const events: unknown[] = [];
    const listener = (event: Event) => events.push((event as CustomEvent).detail);
    window.addEventListener(ANALYTICS_EVENT, listener);
    const app = await renderApp('/hot', { handlers: answers });
    await userEvent.fill(field(), ' weekly plan ');
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe('/search?keyword=weekly+plan');
    window.removeEventListener(ANALYTICS_EVENT, listener);
    expect(events).toEqual([
      {
        name: 'search',
        project: 'boardwalk-overseas',
        properties: { keyword: 'weekly plan', origin: 'input' },
      },
    ]);
  });

  test('[SEARCH-13] the button searches', async () => {
    const app = await renderApp('/hot', { handlers: answers });
    await userEvent.fill(field(), 'plan');
    await userEvent.click(
      page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first(),
    );
    await expect.poll(app.address).toBe('/search?keyword=plan');
  });

  test('a suggestion is chosen with the arrow keys', async () => {
    const app = await renderApp('/hot', { handlers: answers });
    await userEvent.fill(field(), 'plan');
    await expect.element(option('plan idea 1').first()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.poll(app.address).toBe('/search?keyword=plan+idea+2');
  });

  test('[SEARCH-15] Esc closes it', async () => {
    await renderApp('/hot', { handlers: answers });
    await userEvent.click(field());
    await expect.element(option('hot 1')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => option('hot 1').elements().length).toBe(0);
  });

  test('an empty text searches for nothing', async () => {
    const app = await renderApp('/hot', { handlers: answers });
    await userEvent.click(field());
    await userEvent.keyboard('{Enter}');
    expect(app.address()).toBe('/hot');
  });
});
