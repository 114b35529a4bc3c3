import {
  aFileCard,
  aProfile,
  aTag,
  failWith,
  type MockHandlers,
  someSearchFacets,
} from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, takeDownApps } from '#app/testing/render-app.tsx';
import { answers, found } from './testing/search-answers.ts';

const taxonomy: MockHandlers = {
  classifyTags: () => ({
    scenes: [aTag({ id: 11, name: 'Planning' }), aTag({ id: 12, name: 'Teaching' })],
    roles: [aTag({ id: 31, name: 'Teacher', ttype: 3 })],
    industries: [aTag({ id: 41, name: 'Education', ttype: 4 })],
    commons: [],
    chart_tag_id: null,
  }),
  getProfile: () => aProfile({ user_id: found.owner.user_id, nick_name: found.owner.nick_name }),
};

describe('the search page', () => {
  test('[ROUTE-11][ROUTE-12][SEARCH-16][CONST-30][PROD-05] shows what matches the keyword of its address, to anybody', async () => {
    const app = await renderApp('/search?keyword=%E6%80%9D%E7%BB%B4', { handlers: answers });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Results for “思维”' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
    const query = app.api.callsOf('searchFiles')[0]?.query;
    expect([query?.get('keyword'), query?.get('cursor')]).toEqual(['思维', '0']);
    await expect.element(page.getByText('1 template', { exact: true })).toBeVisible();
  });

  test('price and order belong to the address', async () => {
    const app = await renderApp('/search?keyword=plan', { handlers: answers });
    await userEvent.click(page.getByRole('link', { name: 'Free', exact: true }));
    await expect.poll(app.address).toBe('/search?keyword=plan&fee_type=1');
    await userEvent.click(page.getByRole('button', { name: 'Sort: Best match' }));
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Newest' }));
    await expect.poll(app.address).toBe('/search?keyword=plan&fee_type=1&order=11');
  });

  test('each filter belongs to the address, is asked of the server, and can be gone back from', async () => {
    const app = await renderApp('/search?keyword=plan', { handlers: { ...answers, ...taxonomy } });
    const choose = async (menu: string, name: string) => {
      await userEvent.click(page.getByRole('button', { name: menu, exact: true }));
      await userEvent.click(page.getByRole('menuitemradio', { name, exact: true }));
    };
    await choose('Scene', 'Planning');
    await choose('Industry', 'Education');
    await choose('Kind', 'Mind map');
    await choose('Language', '日本語');
    await userEvent.click(page.getByRole('button', { name: 'Creator', exact: true }));
    await userEvent.fill(page.getByRole('combobox', { name: 'Creator' }), 'lin');
    await userEvent.click(page.getByRole('option', { name: /^Lin Xia/u }));
    const { user_id: creator } = found.owner;
    const all = `tag_id=11&tag_id=41&kind=mindmap&language=ja-JP&user_id=${creator}`;
    await expect.poll(app.address).toBe(`/search?keyword=plan&${all}`);
    await expect
      .poll(() => app.api.callsOf('searchFiles').at(-1)?.query.toString())
      .toBe(`keyword=plan&${all}&cursor=0`);
    await expect
      .poll(() => app.api.callsOf('getSearchFacets').at(-1)?.query.toString())
      .toBe(`keyword=plan&${all}`);
    // Another scene takes the place of the first.
    await choose('Scene: Planning', 'Teaching');
    await expect.poll(app.address).toContain('tag_id=41&tag_id=12&');
    await app.router.navigate(-1);
    await expect.poll(app.address).toBe(`/search?keyword=plan&${all}`);
    await expect.element(page.getByRole('button', { name: 'Scene: Planning' })).toBeVisible();
  });

  test('chips show what filters, lift one filter each, and all at once; the order stays', async () => {
    const app = await renderApp('/search?keyword=plan&tag_id=11&kind=board&fee_type=1&order=11', {
      handlers: { ...answers, ...taxonomy },
    });
    const chips = page.getByRole('group', { name: 'Active filters' }).getByRole('link');
    await expect
      .poll(() => chips.elements().map((chip) => chip.querySelector('span > [aria-hidden]')?.textContent))
      .toEqual(['Planning', 'Whiteboard', 'Free']);
    await userEvent.click(page.getByRole('link', { name: 'Remove filter: Whiteboard' }));
    await expect.poll(app.address).toBe('/search?keyword=plan&tag_id=11&fee_type=1&order=11');
    await userEvent.click(page.getByRole('link', { name: 'Clear all' }));
    await expect.poll(app.address).toBe('/search?keyword=plan&order=11');
    await expect.poll(() => chips.elements().length).toBe(0);
  });

  test('the keyboard stays where a filter was lifted, and goes to the heading after the last one', async () => {
    await renderApp('/search?keyword=plan&tag_id=11&kind=board', { handlers: { ...answers, ...taxonomy } });
    const chip = (name: string) => page.getByRole('link', { name: `Remove filter: ${name}` });
    await expect.element(chip('Planning')).toBeVisible();
    (chip('Whiteboard').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('Planning')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('what does not exist leaves the address, and is not asked for', async () => {
    const app = await renderApp(
      '/search?keyword=plan&tag_id=999&tag_id=11&kind=poem&fee_type=7&language=xx&user_id=a4HnVtYc8wLd',
      { handlers: { ...answers, ...taxonomy, getProfile: () => failWith('profile_not_found') } },
    );
    await expect.poll(app.address).toBe('/search?keyword=plan&tag_id=11');
    await expect.element(page.getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
    expect(app.api.callsOf('searchFiles').map(({ query }) => query.toString())).toEqual([
      'keyword=plan&tag_id=11&cursor=0',
    ]);
  });

  test('filters alone search as well; nothing at all recommends', async () => {
    const app = await renderApp('/search?kind=mindmap', { handlers: { ...answers, ...taxonomy } });
    await expect.element(page.getByRole('heading', { name: 'Templates for your filters' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'Remove filter: Mind map' }));
    await expect.poll(app.address).toBe('/search');
    await expect.element(page.getByRole('heading', { name: 'Search templates' })).toBeVisible();
  });

  test('nothing found with filters: says which one to lift, and what that would show', async () => {
    const app = await renderApp('/search?keyword=plan&tag_id=11&kind=mindmap', {
      handlers: {
        ...answers,
        ...taxonomy,
        searchFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
        countFiles: ({ query }) => ({ count: query.has('kind') ? 0 : 12 }),
      },
    });
    const hint = page.getByRole('link', { name: 'Without “Mind map”: 12 templates' });
    await expect.element(hint).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Without “Planning”/u })).not.toBeInTheDocument();
    await userEvent.click(hint);
    await expect.poll(app.address).toBe('/search?keyword=plan&tag_id=11');
  });

  test('a phone has the filters in a sheet, several of which are one step', async () => {
    await page.viewport(320, 640);
    try {
      const app = await renderApp('/search?keyword=plan', { handlers: { ...answers, ...taxonomy } });
      await userEvent.click(page.getByRole('button', { name: 'Filters', exact: true }));
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Role' }), 'Teacher');
      await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Kind' }), 'Mind map');
      expect(app.address()).toBe('/search?keyword=plan');
      await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
      await expect.poll(app.address).toBe('/search?keyword=plan&tag_id=31&kind=mindmap');
      await expect.element(page.getByRole('button', { name: 'Filters (2)' })).toHaveFocus();
      expect(document.documentElement.scrollWidth).toBe(320);
      await app.router.navigate(-1);
      await expect.poll(app.address).toBe('/search?keyword=plan');
    } finally {
      await page.viewport(1440, 900);
    }
  });

  test('on a phone the filters stand in the same place, whether something was found or not', async () => {
    await page.viewport(390, 844);
    try {
      const filters = page.getByRole('button', { name: 'Filters', exact: true });
      const tabs = page.getByRole('navigation', { name: 'Price' });
      const distance = () =>
        filters.element().getBoundingClientRect().top - tabs.element().getBoundingClientRect().top;
      const counts = [1, 2, 3].map((feeType) => ({ fee_type: feeType as 1 | 2 | 3, count: 1234 }));
      await renderApp('/search?keyword=plan', {
        handlers: { ...answers, getSearchFacets: () => someSearchFacets({ count: 3702, fee_types: counts }) },
      });
      await expect.element(tabs.getByText('1,234').first()).toBeVisible();
      const place = distance();
      takeDownApps();
      await renderApp('/search?keyword=qqq', {
        handlers: {
          ...answers,
          searchFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
          getSearchFacets: () => someSearchFacets({ count: 0 }),
        },
      });
      await expect.element(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(distance()).toBe(place);
    } finally {
      await page.viewport(1440, 900);
    }
  });

  test('more than are counted: said so', async () => {
    await renderApp('/search?keyword=plan', {
      handlers: {
        ...answers,
        getSearchFacets: ({ query }) =>
          someSearchFacets(
            query.has('kind') ? { count: 1200, precision: 'about' } : { count: 1000, precision: 'at_least' },
          ),
      },
    });
    await expect.element(page.getByText('1,000+ templates')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Kind', exact: true }));
    await userEvent.click(page.getByRole('menuitemradio', { name: 'Mind map', exact: true }));
    await expect.element(page.getByText('About 1,200 templates')).toBeVisible();
  });

  test('choices say how much they have; what was searched for is marked in the names', async () => {
    await renderApp('/search?keyword=retro', {
      handlers: {
        ...answers,
        ...taxonomy,
        getSearchFacets: () =>
          someSearchFacets({
            count: 9,
            languages: [{ language: 'ja-JP', count: 9 }],
            fee_types: [{ fee_type: 1, count: 9 }],
            tags: [{ tag_id: 11, count: 3 }],
          }),
      },
    });
    await expect.element(page.getByRole('link', { name: 'Free 9' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Language', exact: true }));
    await expect.element(page.getByRole('menuitemradio', { name: '日本語 9' })).toBeVisible();
    await expect.element(page.getByRole('menuitemradio', { name: 'Español 0' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Scene', exact: true }));
    await expect.element(page.getByRole('menuitemradio', { name: 'Planning 3' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const name = page.getByRole('link', { name: 'Weekly retrospective' });
    expect(name.element().querySelector('mark')?.textContent).toBe('retro');
  });

  test('a word that nothing has is looked for in another spelling; it can be searched for as typed, and back', async () => {
    const app = await renderApp('/search?keyword=retrospctive', {
      handlers: {
        ...answers,
        searchFiles: ({ query }) => ({
          list: query.has('as_typed') ? [] : [found],
          next_cursor: '0',
          has_more: false,
        }),
        getSearchFacets: ({ query }) =>
          query.has('as_typed')
            ? someSearchFacets({ count: 0 })
            : someSearchFacets({ spelling: 'retrospective' }),
      },
    });
    await expect.element(page.getByRole('link', { name: 'retrospective', exact: true })).toBeVisible();
    const name = page.getByRole('link', { name: 'Weekly retrospective' });
    await expect.poll(() => name.element().querySelector('mark')?.textContent).toBe('retrospective');
    await userEvent.click(page.getByRole('link', { name: 'Search for retrospctive instead' }));
    await expect.poll(app.address).toBe('/search?keyword=retrospctive&as_typed=true');
    await userEvent.click(page.getByRole('link', { name: 'Did you mean retrospective?' }));
    await expect.poll(app.address).toBe('/search?keyword=retrospctive');
  });

  test('a search that fails says so in place of the results before it, and another try brings its own', async () => {
    let isBroken = true;
    const app = await renderApp('/search?keyword=plan', {
      handlers: {
        ...answers,
        searchFiles: ({ query }) => {
          if (query.get('keyword') === 'plan') return answers.searchFiles();
          return isBroken
            ? failWith('internal_error')
            : { ...answers.searchFiles(), list: [aFileCard({ name: 'Swot board' })] };
        },
      },
    });
    const before = page.getByRole('link', { name: 'Weekly retrospective' });
    await expect.element(before).toBeVisible();
    await app.router.navigate('/search?keyword=swot');
    await expect.element(page.getByRole('heading', { name: 'Results for “swot”' })).toBeVisible();
    await expect.element(page.getByText('The list could not be loaded')).toBeVisible();
    expect(before.elements()).toHaveLength(0);
    isBroken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('link', { name: 'Swot board' })).toBeVisible();
  });

  test.each([320, 1280])(
    'nothing found for a very long word: a page of %i pixels does not scroll sideways',
    async (width) => {
      await page.viewport(width, 640);
      try {
        await renderApp(`/search?keyword=${'Retrospektivenplanung'.repeat(8)}`, {
          handlers: {
            ...answers,
            searchFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
            getSearchFacets: () => someSearchFacets({ count: 0 }),
          },
        });
        await expect.element(page.getByRole('heading', { name: /^No template matches/u })).toBeVisible();
        const { scrollWidth, clientWidth } = document.documentElement;
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      } finally {
        await page.viewport(1440, 900);
      }
    },
  );

  test('nothing found: other words, and recommendations', async () => {
    await renderApp('/search?keyword=zzz', {
      handlers: {
        ...answers,
        searchFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
        getSearchFacets: () => someSearchFacets({ count: 0 }),
        listRecommendedFiles: () => ({ list: [found], next_cursor: '0', has_more: false }),
      },
    });
    await expect.element(page.getByRole('heading', { name: 'No template matches “zzz”' })).toBeVisible();
    const others = page.getByRole('group', { name: 'Others search for' }).getByRole('link');
    await expect.poll(() => others.elements().length).toBe(5);
    expect(others.elements()[0]?.getAttribute('href')).toMatch(/\/search\?keyword=hot\+1$/u);
    await expect.element(page.getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
  });
});
