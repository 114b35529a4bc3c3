import { aFileCard, aFileKey, aTag, aTagRef, failWith, someSearchFacets } from '@boardwalk/test-kit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const planning = aTagRef({ id: 11, name: 'Planning', ttype: 1 });
const tide = aTagRef({ id: 9021, name: 'Low tide', ttype: 2 });
const gulls = aTagRef({ id: 9022, name: 'Gulls', ttype: 2 });
const works = [[planning, tide], [gulls], [gulls]].map((tag_list, at) =>
  aFileCard({ file_key: aFileKey(50 + at), name: `Work ${at}`, tag_list }),
);
const handlers = {
  searchFiles: () => ({ list: works, next_cursor: '0', has_more: false }),
  getSearchFacets: () => someSearchFacets({ count: 3, tags: [{ tag_id: gulls.id, count: 2 }] }),
  listViewFiles: () => ({ list: works, next_cursor: '0', has_more: false }),
  classifyTags: () => ({
    scenes: [aTag({ id: 11, name: 'Planning' })],
    roles: [],
    industries: [],
    commons: [],
    chart_tag_id: null,
  }),
  getTag: ({ query }: { query: URLSearchParams }) =>
    [planning, tide, gulls].find(({ id }) => String(id) === query.get('id')) ?? failWith('tag_not_found'),
};
const chip = (name: string) => page.getByRole('link', { name: `Remove filter: ${name}` });

beforeEach(async () => {
  await page.viewport(1440, 900);
});

test('a custom tag of the address filters beside others, is named, and can be lifted', async () => {
  const app = await renderApp('/search?keyword=sea&tag_id=11&tag_id=9021&kind=board', { handlers });
  await expect.element(page.getByRole('link', { name: 'Work 0' })).toBeVisible();
  await expect.element(chip('Low tide')).toBeVisible();
  await expect.element(chip('Planning')).toBeVisible();
  // Searched once, for everything that the address says.
  expect(app.api.callsOf('searchFiles').map(({ query }) => query.toString())).toEqual([
    'keyword=sea&tag_id=11&tag_id=9021&kind=board&cursor=0',
  ]);
  await userEvent.click(chip('Low tide'));
  await expect.poll(app.address).toBe('/search?keyword=sea&tag_id=11&kind=board');
});

test('tags of the results can be chosen, the most frequent first; another takes the place of the first', async () => {
  const app = await renderApp('/search?keyword=sea', { handlers });
  await userEvent.click(page.getByRole('button', { name: 'Tag', exact: true }));
  const options = page.getByRole('menuitemradio');
  await expect
    .poll(() => options.elements().map((each) => each.textContent))
    .toEqual(['All', 'Gulls2', 'Low tide']);
  await userEvent.click(page.getByRole('menuitemradio', { name: /^Gulls/u }));
  await expect.poll(app.address).toBe('/search?keyword=sea&tag_id=9022');
  await userEvent.click(page.getByRole('button', { name: 'Tag: Gulls' }));
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Low tide' }));
  await expect.poll(app.address).toBe('/search?keyword=sea&tag_id=9021');
});

test('a tag that is gone leaves the address; one that cannot be looked up stays', async () => {
  const gone = await renderApp('/search?keyword=sea&tag_id=777&tag_id=9021', { handlers });
  await expect.poll(gone.address).toBe('/search?keyword=sea&tag_id=9021');
  const away = await renderApp('/search?keyword=sea&tag_id=9021', {
    handlers: { ...handlers, getTag: () => failWith('unavailable') },
  });
  await expect.poll(() => away.api.callsOf('searchFiles').at(-1)?.query.get('tag_id')).toBe('9021');
  expect(away.address()).toBe('/search?keyword=sea&tag_id=9021');
});

test.each([
  ['/tag-9021', '/search?tag_id=9021'],
  ['/tag-9021?order=11', '/search?tag_id=9021&order=11'],
])('the list of a tag at %s leads to a search with the tag', async (path, address) => {
  const app = await renderApp(path, { handlers });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Low tide templates' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Filter these templates' }));
  await expect.poll(app.address).toBe(address);
  await expect.element(chip('Low tide')).toBeVisible();
});

test('on a phone the tags are in the sheet of filters, and nothing is wider than the screen', async () => {
  await page.viewport(320, 700);
  const app = await renderApp('/search?keyword=sea', { handlers });
  await userEvent.click(page.getByRole('button', { name: 'Filters', exact: true }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Tag' }), 'Low tide');
  await userEvent.click(page.getByRole('button', { name: 'Show results' }));
  await expect.poll(app.address).toBe('/search?keyword=sea&tag_id=9021');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
