import {
  aBanner,
  aChildTag,
  aFileCard,
  aTag,
  aTagTree,
  aTopic,
  failWith,
  someFileCards,
} from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const tree = aTagTree({
  scenes: [
    aTag({ id: 1, name: 'Work', child_list: [aChildTag({ id: 12, name: 'Meetings', parent_id: 1 })] }),
    aTag({ id: 2, name: 'Study' }),
  ],
});
const answers = {
  listBanners: () => ({ list: [aBanner({ title: 'Plan your year', link: '/community/topic-3' })], total: 1 }),
  listTopics: () => ({ list: [aTopic({ id: 3, title: 'Planning the year', file_count: 12 })], total: 1 }),
  classifyTags: () => tree,
  getTopic: () => aTopic({ id: 3, title: 'Planning the year' }),
  listViewFiles: () => ({
    list: [aFileCard({ name: 'Weekly retrospective' })],
    next_cursor: '0',
    has_more: false,
  }),
};
const main = () => page.getByRole('main');

/** What the list was asked for, the latest question last. */
const asked = (app: Awaited<ReturnType<typeof renderApp>>) =>
  app.api.callsOf('listViewFiles').map(({ query }) => Object.fromEntries(query));

describe('the home', () => {
  test('[ROUTE-02][ROUTE-03][ROUTE-04][ROUTE-05][PROD-04] shows promise, banners, topics, tags and templates to anybody', async () => {
    await renderApp('/', { handlers: answers });
    await expect.element(main().getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .element(main().getByRole('link', { name: /Plan your year/ }))
      .toHaveAttribute('href', '/topic-3');
    await expect
      .element(main().getByRole('link', { name: /Planning the year 12 templates/ }))
      .toHaveAttribute('href', '/topic-3');
    await expect.element(main().getByRole('link', { name: 'Study' })).toBeVisible();
    await expect.element(main().getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
  });

  test.each([
    ['a wide screen', 1440, 900, 5, 2],
    ['a phone', 390, 844, 2, 1],
  ])('on %s templates are in sight at once', async (_screen, width, height, columns, rows) => {
    await page.viewport(width, height);
    try {
      const list = () => ({ list: someFileCards(20), next_cursor: '0', has_more: false });
      await renderApp('/', { handlers: { ...answers, listViewFiles: list } });
      const cards = main().getByRole('article');
      const inSight = () =>
        cards.elements().filter((card) => card.getBoundingClientRect().bottom <= height).length;
      await expect.poll(inSight).toBeGreaterThanOrEqual(columns * rows);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      // Filters end where the cards end, not a button's padding before that.
      const order = main().getByRole('button', { name: /^Sort/u }).element().querySelector('svg');
      const last = cards.elements()[columns - 1]?.getBoundingClientRect().right ?? 0;
      if (columns > 2) expect(order?.getBoundingClientRect().right).toBeCloseTo(last, 0);
    } finally {
      await page.viewport(1440, 900);
    }
  });

  test('a banner shows its picture with what it is, or the colours of its theme alone', async () => {
    const picture = {
      image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      image_alt: 'A map with six branches',
    };
    const list = [aBanner({ title: 'Exams', ...picture }), aBanner({ id: 2, title: 'Plain' })];
    await renderApp('/', { handlers: { ...answers, listBanners: () => ({ list, total: 2 }) } });
    await expect
      .element(
        main().getByRole('link', { name: /Exams/ }).getByRole('img', { name: 'A map with six branches' }),
      )
      .toBeInTheDocument();
    expect(main().getByRole('link', { name: /Plain/ }).element().querySelector('img')).toBeNull();
  });

  test('however long the title of a topic is, its number ends where the column ends', async () => {
    const list = [
      aTopic({ title: 'Mirar atrás para avanzar con todo el equipo de producto', file_count: 1200 }),
    ];
    await renderApp('/', { handlers: { ...answers, listTopics: () => ({ list, total: 1 }) } });
    const count = main().getByText('1,200 templates');
    await expect.element(count).toBeVisible();
    const section = main().getByRole('region', { name: 'Topics' }).element();
    const right = (element: Element) => element.getBoundingClientRect().right;
    expect(right(count.element())).toBeCloseTo(right(section), 0);
  });

  test('nothing jumps when banners and topics come late', async () => {
    const waiting = Promise.withResolvers<void>();
    const late =
      <Answer,>(answer: () => Answer) =>
      () =>
        waiting.promise.then(answer);
    await renderApp('/', {
      handlers: { ...answers, listBanners: late(answers.listBanners), listTopics: late(answers.listTopics) },
    });
    const heading = () =>
      main().getByRole('heading', { name: 'Templates' }).element().getBoundingClientRect().top;
    await expect.element(main().getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
    const before = heading();
    waiting.resolve();
    await expect.element(main().getByRole('link', { name: /Plan your year/ })).toBeVisible();
    await expect.element(main().getByRole('link', { name: /Planning the year 12/ })).toBeVisible();
    expect(heading()).toBe(before);
  });

  test('[CONST-33][CONST-34] asks for 5 open banners and 4 open topics', async () => {
    const app = await renderApp('/', { handlers: answers });
    await expect.poll(() => app.api.callsOf('listTopics').length).toBe(1);
    expect(Object.fromEntries(app.api.callsOf('listBanners')[0]?.query ?? [])).toMatchObject({
      pageSize: '5',
      use: '1',
    });
    expect(Object.fromEntries(app.api.callsOf('listTopics')[0]?.query ?? [])).toMatchObject({
      pageSize: '4',
      use: '1',
    });
  });

  test('[ROUTE-06] loads once in the life of a page', async () => {
    const app = await renderApp('/', { handlers: answers });
    await expect.element(main().getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
    const loaded = app.api.calls.length;
    await app.router.navigate('/topic');
    await app.router.navigate('/');
    await expect.element(main().getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
    const again = app.api.calls.slice(loaded).map(({ operation }) => operation);
    expect(again.filter((operation) => operation !== 'listTopics')).toEqual([]);
  });

  test('keeps loading while one scrolls, then by a button, and says when it is over', async () => {
    const files = someFileCards(50);
    await renderApp('/', {
      handlers: {
        ...answers,
        listViewFiles: ({ query }) => {
          const from = Number(query.get('cursor'));
          return { list: files.slice(from, from + 10), next_cursor: String(from + 10), has_more: from < 40 };
        },
      },
    });
    const more = main().getByRole('button', { name: 'Show more' });
    await expect.element(main().getByRole('link', { name: 'Template 10', exact: true })).toBeInTheDocument();
    await expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return more.elements();
      })
      .toHaveLength(1);
    await userEvent.click(more);
    await expect.element(page.getByText('You have seen them all.')).toBeVisible();
    await expect.element(main().getByRole('grid')).toHaveAttribute('aria-rowcount', '10');
    await expect.element(main().getByRole('link', { name: 'Template 50', exact: true })).toBeVisible();
  });
});

describe('the filters of the home', () => {
  test('[ROUTE-27][ROUTE-28][ROUTE-29][ROUTE-30][ROUTE-31][ROUTE-32] are read from the address', async () => {
    const app = await renderApp('/?pScene=1&cScene=12&industry=41&chart=52&order=6&special=3', {
      handlers: answers,
    });
    await expect.poll(() => app.api.callsOf('listViewFiles').length).toBe(1);
    const query = app.api.callsOf('listViewFiles')[0]?.query;
    expect(query?.getAll('tag_id')).toEqual(['12', '41', '52']);
    expect(query?.get('order')).toBe('6');
    expect(query?.get('special_id')).toBe('3');
    await expect.element(main().getByRole('link', { name: 'Work' })).toHaveAttribute('aria-current', 'true');
    await expect
      .element(main().getByRole('link', { name: 'Meetings' }))
      .toHaveAttribute('aria-current', 'true');
  });

  test('[ROUTE-27][ROUTE-28] scenes are links that write pScene and cScene', async () => {
    const app = await renderApp('/', { handlers: answers });
    await userEvent.click(main().getByRole('link', { name: 'Work' }));
    await expect.poll(app.address).toBe('/?pScene=1');
    await userEvent.click(main().getByRole('link', { name: 'Meetings' }));
    await expect.poll(app.address).toBe('/?pScene=1&cScene=12');
    await expect.poll(() => asked(app).at(-1)).toMatchObject({ tag_id: '12' });
    await userEvent.click(main().getByRole('link', { name: 'Study' }));
    await expect.poll(app.address).toBe('/?pScene=2');
  });

  test.each([
    ['[ROUTE-29] industry', 'Industry', 'Education', '/?industry=41'],
    ['[ROUTE-30] chart type', 'Chart type', 'Mind map', '/?chart=52'],
    ['[ROUTE-31] order', 'Sort: Recommended', 'Most used', '/?order=6'],
    ['[ROUTE-32] topic', 'Topic', 'Planning the year', '/?special=3'],
  ])('%s is written to the address', async (_title, button, option, address) => {
    const app = await renderApp('/', { handlers: answers });
    await userEvent.click(main().getByRole('button', { name: button, exact: true }));
    await userEvent.click(page.getByRole('menuitemradio', { name: option }));
    await expect.poll(app.address).toBe(address);
  });

  test.each([
    ['pScene', '/?pScene=424242', '/'],
    ['cScene', '/?cScene=424242&pScene=1', '/?pScene=1'],
    ['cScene of another parent', '/?pScene=2&cScene=12', '/?pScene=2'],
    ['cScene without its parent', '/?cScene=12', '/?cScene=12&pScene=1'],
    ['industry', '/?industry=12', '/'],
    ['chart', '/?chart=424242&industry=41', '/?industry=41'],
    ['order', '/?order=99', '/'],
    ['special', '/?special=9&pScene=1', '/?pScene=1'],
    ['what is no id', '/?industry=x', '/'],
  ])('an unknown one leaves the address and filters nothing: %s', async (_key, address, known) => {
    const app = await renderApp(address, {
      handlers: { ...answers, getTopic: () => failWith('topic_not_found') },
    });
    await expect.element(main().getByRole('link', { name: 'Weekly retrospective' })).toBeVisible();
    await expect.poll(app.address).toBe(known);
    const wanted = new URLSearchParams(known.slice(1));
    const tag = wanted.get('cScene') ?? wanted.get('pScene') ?? wanted.get('industry');
    for (const { query } of app.api.callsOf('listViewFiles')) {
      expect(query.getAll('tag_id')).toEqual(tag === null ? [] : [tag]);
      expect([query.has('special_id'), query.has('order')]).toEqual([false, false]);
    }
    const cleared = main().getByRole('link', { name: 'Clear filters' });
    expect(cleared.elements()).toHaveLength(known === '/' ? 0 : 1);
  });

  test('[ROUTE-32] a topic that is none of the first ones is shown and can be taken back', async () => {
    const app = await renderApp('/?special=9', {
      handlers: { ...answers, getTopic: () => aTopic({ id: 9, title: 'Exam season' }) },
    });
    await expect.poll(() => app.api.callsOf('listViewFiles').at(-1)?.query.get('special_id')).toBe('9');
    await userEvent.click(main().getByRole('button', { name: 'Topic: Exam season' }));
    await userEvent.click(page.getByRole('menuitemradio', { name: 'All' }));
    await expect.poll(app.address).toBe('/');
  });

  test('[ROUTE-31] an order that is not offered is shown while it sorts', async () => {
    await renderApp('/?order=3', { handlers: answers });
    await expect.element(main().getByRole('button', { name: 'Sort: Recently updated' })).toBeVisible();
  });

  test('say what to do when nothing fits', async () => {
    const app = await renderApp('/?pScene=2', {
      handlers: { ...answers, listViewFiles: () => ({ list: [], next_cursor: '0', has_more: false }) },
    });
    await expect
      .element(page.getByRole('heading', { name: 'No template fits all of these filters' }))
      .toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Clear filters' }).last());
    await expect.poll(app.address).toBe('/');
  });
});
