import {
  aCreator,
  aFileCard,
  aProfile,
  failWith,
  someSearchFacets,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const work = aFileCard({ name: 'Weekly retrospective' });
const mara = aCreator({
  user_id: 'maraMaraMara',
  nick_name: 'Mara Velez',
  profile_name: 'mara',
  pub_files: 7,
});
const marco = aCreator({
  user_id: 'march4March4',
  nick_name: 'Marco Li',
  profile_name: 'marco',
  pub_files: 1,
});
const handlers = {
  searchFiles: () => ({ list: [work], next_cursor: '0', has_more: false }),
  getSearchFacets: () => someSearchFacets({ count: 1 }),
  getProfile: () => aProfile({ user_id: mara.user_id, nick_name: mara.nick_name }),
  searchCreators: ({ query }: { query: URLSearchParams }) => ({
    list: [mara, marco].filter(({ nick_name }) =>
      nick_name.toLowerCase().startsWith(query.get('keyword')?.toLowerCase() ?? ''),
    ),
  }),
} satisfies MockHandlers;
const open = () => userEvent.click(page.getByRole('button', { name: 'Creator', exact: true }));
const field = () => page.getByRole('combobox', { name: 'Creator' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

beforeEach(async () => {
  await page.viewport(1440, 900);
});

describe('the filter by creator', () => {
  test('finds all creators by name with the keyboard, and stands in the address', async () => {
    const app = await renderApp('/search?keyword=plan', { handlers });
    await open();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('mar');
    await expect.element(option(/^Mara Velez/u)).toBeVisible();
    await expect.element(option('Marco Li 1 template')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(app.address).toBe(`/search?keyword=plan&user_id=${marco.user_id}`);
    await app.router.navigate(`/search?keyword=plan&user_id=${mara.user_id}`);
    const button = page.getByRole('button', { name: 'Creator: Mara Velez' });
    await userEvent.click(button);
    await expect.element(field()).toHaveValue('Mara Velez');
    await userEvent.click(page.getByRole('button', { name: 'All creators' }));
    await expect.poll(app.address).toBe('/search?keyword=plan');
  });

  test('before something is typed those of the results come first, then those whom most follow', async () => {
    const app = await renderApp('/search?keyword=plan', { handlers });
    await open();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('Marco Li 1 template')).toBeVisible();
    expect(
      page
        .getByRole('option')
        .elements()
        .map((each) => each.textContent),
    ).toEqual([`${work.owner.nick_name}Among these results`, 'Mara Velez7 templates', 'Marco Li1 template']);
    await userEvent.click(option(new RegExp(`^${work.owner.nick_name}`, 'u')));
    await expect.poll(app.address).toBe(`/search?keyword=plan&user_id=${work.owner.user_id}`);
  });

  test('says that nobody is found, and that the creators did not load, and asks again', async () => {
    let fails = true;
    await renderApp('/search?keyword=plan', {
      handlers: {
        ...handlers,
        searchCreators: (call) =>
          call.query.get('keyword') === 'mara' && fails
            ? failWith('internal_error')
            : handlers.searchCreators(call),
      },
    });
    await open();
    await userEvent.fill(field(), 'zzz');
    await expect.element(page.getByText('No creator has this name.')).toBeVisible();
    await userEvent.fill(field(), 'mara');
    await expect.element(page.getByText('The creators did not load.')).toBeVisible();
    fails = false;
    await userEvent.click(option('Try again'));
    await expect.element(option(/^Mara Velez/u)).toBeVisible();
  });

  test('a phone has it in the sheet, where it is applied with the others', async () => {
    await page.viewport(390, 844);
    const app = await renderApp('/search?keyword=plan', { handlers });
    await userEvent.click(page.getByRole('button', { name: 'Filters', exact: true }));
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await userEvent.fill(sheet.getByRole('combobox', { name: 'Creator' }), 'mara');
    await userEvent.click(option(/^Mara Velez/u));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Kind' }), 'Mind map');
    expect(app.address()).toBe('/search?keyword=plan');
    const chosen = sheet.getByRole('combobox', { name: 'Creator' });
    await expect.element(chosen).toHaveValue('Mara Velez');
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await expect.element(chosen).toHaveValue('');
    await userEvent.fill(chosen, 'mara');
    await userEvent.click(option(/^Mara Velez/u));
    await expect.element(chosen).toHaveFocus();
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Kind' }), 'Mind map');
    await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
    await expect.poll(app.address).toBe(`/search?keyword=plan&kind=mindmap&user_id=${mara.user_id}`);
  });
});

describe('creators above the results', () => {
  const section = () => page.getByRole('region', { name: 'Creators' });

  test('whose name has what was searched for, each a link to their page', async () => {
    await renderApp('/search?keyword=mara', { handlers });
    const link = section().getByRole('link', { name: 'Mara Velez 7 templates' });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')).toMatch(/\/profile\/mara$/u);
    expect(link.element().querySelector('mark')?.textContent).toBe('Mara');
  });

  test('not those whose name only comes near, and none beside filters', async () => {
    const app = await renderApp('/search?keyword=marra', {
      handlers: { ...handlers, searchCreators: () => ({ list: [mara] }) },
    });
    await expect.element(page.getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
    await expect.poll(() => app.api.callsOf('searchCreators').length).toBe(1);
    await expect.element(section()).not.toBeInTheDocument();
    await app.router.navigate('/search?keyword=mara&kind=mindmap');
    await expect.element(page.getByRole('link', { name: 'Remove filter: Mind map' })).toBeVisible();
    await expect.element(section()).not.toBeInTheDocument();
    expect(app.api.callsOf('searchCreators')).toHaveLength(1);
  });
});
