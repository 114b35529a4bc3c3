import { expect, test } from 'vitest';
import type { PageState } from '../store.ts';
import { scriptSafeJson, toHandOver } from './state-script.ts';

test.each(['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', '&lt;', '思维导图 <b>"x"</b>'])(
  'state with %j cannot leave its element and reads back as it was',
  (title) => {
    const text = scriptSafeJson({ title });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/u);
    expect(JSON.parse(text)).toEqual({ title });
  },
);

test('what differs with each rendering and shows nothing is not handed over', () => {
  const rendered = (requestId: string, time: number) => {
    const query = { requestId, startedTimeStamp: time, fulfilledTimeStamp: time + 1, data: 1 };
    const state = {
      settings: { language: 'en-US' },
      marks: {},
      api: {
        queries: { query, failed: { requestId, error: { requestId, status: 404 } } },
        provided: { tags: {}, keys: {} },
        // Written half a second after the query began, where its answer takes as long.
        subscriptions: time === 1 ? {} : { query: { [requestId]: {} } },
      },
    };
    return scriptSafeJson(toHandOver(state as unknown as PageState));
  };
  expect(rendered('a', 1)).toBe(rendered('b', 2));
  expect(JSON.parse(rendered('a', 1))).toEqual({
    settings: { language: 'en-US' },
    marks: {},
    api: {
      queries: { query: { fulfilledTimeStamp: 0, data: 1 }, failed: { error: { status: 404 } } },
      provided: { tags: {}, keys: {} },
      subscriptions: {},
    },
  });
});

test('what is handed over does not hang on the order in which the answers came', () => {
  const arrived = (order: readonly string[]) => {
    const byQuery = (value: (query: string) => unknown) =>
      Object.fromEntries(order.map((query) => [query, value(query)]));
    const state = {
      marks: byQuery(() => ({ numbers: { praise_num: 1 } })),
      api: {
        queries: byQuery((query) => ({ data: query })),
        provided: {
          tags: {
            Lists: { none: order, ...byQuery((query) => [query]) },
            ...byQuery(() => ({ none: order })),
          },
          keys: byQuery(() => [{ type: 'Lists' }]),
        },
      },
    };
    return scriptSafeJson(toHandOver(state as unknown as PageState));
  };
  const [first, ...others] = [
    ['banners', 'topics', 'works'],
    ['works', 'banners', 'topics'],
    ['topics', 'works', 'banners'],
  ].map(arrived);
  expect(others).toEqual([first, first]);
  expect(JSON.parse(first ?? '')).toMatchObject({ api: { queries: { works: { data: 'works' } } } });
});
