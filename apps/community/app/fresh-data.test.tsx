import { aFileCard, anInboxMessage, aSearchRecord, aUser, someSearchFacets } from '@boardwalk/test-kit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from './testing/render-app.tsx';

const viewer = aUser();
const badge = (unread: number) => page.getByRole('button', { name: `Messages, ${unread} unread` });
const link = (name: string) => page.getByRole('link', { name, exact: true });

afterEach(() => vi.useRealTimers());

/** Lets time pass, for all that looks at the clock. */
function pass(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

/** The viewer looks at another tab for a while. */
function leaveFor(seconds: number): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  pass(seconds);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page of a list and a badge that both change between calls. */
async function changingPage() {
  const counts = { lists: 0, unread: 0 };
  const app = await renderApp('/hot', {
    viewer,
    handlers: {
      listViewFiles: () => {
        counts.lists += 1;
        return { list: [aFileCard({ name: `Work ${counts.lists}` })], next_cursor: '0', has_more: false };
      },
      countUnread: () => ({ count: (counts.unread += 1) }),
      listMessages: () => ({ list: [anInboxMessage()], total: 1 }),
    },
  });
  await expect.element(link('Work 1')).toBeVisible();
  await expect.element(badge(1)).toBeVisible();
  return { app, counts };
}

/** The results of a search, and how often it was made. */
async function searchedPage() {
  let unread = 0;
  const app = await renderApp('/search?keyword=plan', {
    viewer,
    handlers: {
      searchFiles: () => ({ list: [aFileCard({ name: 'Weekly plan' })], next_cursor: '0', has_more: false }),
      getSearchFacets: () => someSearchFacets({ count: 1 }),
      countUnread: () => ({ count: (unread += 1) }),
    },
  });
  await expect.element(link('Weekly plan')).toBeVisible();
  await expect.element(badge(1)).toBeVisible();
  return { app, searches: () => app.api.callsOf('searchFiles').length };
}

describe('what a page shows stays true', () => {
  test('coming back to the tab after a while asks for the list and the unread messages again', async () => {
    await changingPage();
    leaveFor(120);
    await expect.element(link('Work 2')).toBeVisible();
    await expect.element(badge(2)).toBeVisible();
  });

  test('coming back at once asks for nothing', async () => {
    const { counts } = await changingPage();
    leaveFor(5);
    await userEvent.click(page.getByRole('button', { name: /^Messages/u }));
    await expect.element(page.getByRole('dialog').getByRole('listitem')).toBeVisible();
    expect(counts).toEqual({ lists: 1, unread: 1 });
  });

  test('a list one comes back to shows at once, and is asked for again when it is old', async () => {
    const { app, counts } = await changingPage();
    await app.router.navigate('/topic');
    await expect.element(page.getByRole('heading', { level: 1, name: /topics/iu })).toBeVisible();
    pass(120);
    await app.router.navigate('/hot');
    await expect.element(link('Work 2')).toBeVisible();
    await app.router.navigate('/topic');
    await expect.element(page.getByRole('heading', { level: 1, name: /topics/iu })).toBeVisible();
    await app.router.navigate('/hot');
    await expect.element(link('Work 2')).toBeVisible();
    expect(counts.lists).toBe(2);
  });

  test('the unread messages are counted again on another page when the count is old', async () => {
    const { app } = await changingPage();
    pass(120);
    await app.router.navigate('/topic');
    await expect.element(badge(2)).toBeVisible();
  });

  test('[SEARCH-01] a search stands in the history at once', async () => {
    const past: string[] = [];
    await renderApp('/hot', {
      viewer,
      handlers: {
        listSearchRecords: () => ({
          list: past.map((search_term, index) => aSearchRecord({ id: index + 1, search_term })),
        }),
        searchFiles: ({ query }) => {
          past.unshift(query.get('keyword') ?? '');
          return { list: [aFileCard()], next_cursor: '0', has_more: false };
        },
        getSearchFacets: () => someSearchFacets({ count: 1 }),
      },
    });
    const field = page.getByRole('banner').getByRole('combobox');
    for (const keyword of ['plan', 'retro']) {
      await userEvent.fill(field, keyword);
      await userEvent.keyboard('{Enter}');
      await expect
        .element(page.getByRole('heading', { level: 1, name: `Results for “${keyword}”` }))
        .toBeVisible();
    }
    await userEvent.fill(field, '');
    await userEvent.click(field);
    await expect.element(page.getByRole('option', { name: 'retro' })).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'plan' })).toBeVisible();
  });

  test('a search is not repeated unasked: coming back to the tab brings no deleted history back', async () => {
    const { app, searches } = await searchedPage();
    leaveFor(120);
    // The badge is asked for again, and so would the search have been.
    await expect.element(badge(2)).toBeVisible();
    await app.router.navigate('/topic');
    await expect.element(page.getByRole('heading', { level: 1, name: /topics/iu })).toBeVisible();
    expect(searches()).toBe(1);
  });
});
