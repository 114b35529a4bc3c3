import { describe, expect, expectTypeOf, test } from 'vitest';
import { paginate, type FileCard, type InboxMessage, type Topic } from '../src/index.ts';
import { clientOn, failure, failureOf, success } from './fake-server.ts';

/** Everything a list gives. */
async function all<Entry>(list: AsyncIterable<Entry>): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of list) entries.push(entry);
  return entries;
}

const queryOf = (request: Request): string => new URL(request.url).search;

describe('paginate', () => {
  test('goes through a list by cursor and keeps the rest of the query', async () => {
    const { client, requests } = clientOn((_request, earlier) =>
      success({
        list: [earlier * 2, earlier * 2 + 1],
        next_cursor: `c${earlier + 1}`,
        has_more: earlier < 2,
      }),
    );
    const list = paginate(client, 'searchFiles', { query: { keyword: 'fish', size: 2 } });
    expectTypeOf(list).toEqualTypeOf<AsyncGenerator<FileCard, void, undefined>>();
    expect(await all(list)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(requests.map(queryOf)).toEqual([
      '?keyword=fish&size=2',
      '?keyword=fish&size=2&cursor=c1',
      '?keyword=fish&size=2&cursor=c2',
    ]);
  });

  test.each(['listTopics', 'listMessages'] as const)('goes through the numbered pages of %s', async (id) => {
    const { client, requests } = clientOn(
      (_request, earlier) =>
        success({ list: earlier < 2 ? [earlier * 2 + 1, earlier * 2 + 2] : [5], total: 5 }),
      { getAccessToken: () => 'token' },
    );
    const list =
      id === 'listTopics'
        ? paginate(client, id, { query: { pageNo: 1, pageSize: 2 } })
        : paginate({ call: client.call }, id, { query: { size: 2 } });
    expect(await all<Topic | InboxMessage>(list)).toEqual([1, 2, 3, 4, 5]);
    expect(
      requests
        .map((request) => new URL(request.url).searchParams.get(id === 'listTopics' ? 'pageNo' : 'page'))
        .at(-1),
    ).toBe('3');
  });

  test.each(['listTopics', 'listBanners', 'listManagedTopics', 'listManagedBanners'] as const)(
    'asks %s for the next page by its own name, also without a size',
    async (id) => {
      const { client, requests } = clientOn(
        (_request, earlier) => success({ list: earlier < 2 ? [earlier] : [], total: 2 }),
        { getAccessToken: () => 'token' },
      );
      expect(await all<unknown>(paginate(client, id))).toEqual([0, 1]);
      expect(requests.map(queryOf)).toEqual(['', '?pageNo=2', '?pageNo=3']);
    },
  );

  test('asks for no page that is not needed', async () => {
    const { client, requests } = clientOn(() => success({ list: [1, 2], next_cursor: 'c', has_more: true }));
    for await (const entry of paginate(client, 'searchFiles')) {
      expect(entry).toBe(1);
      break;
    }
    expect(requests).toHaveLength(1);
  });

  test('a numbered list whose entries go meanwhile ends, and one that answers the same cursor or page fails', async () => {
    const shrinking = clientOn((_request, earlier) => success({ list: earlier === 0 ? [1] : [], total: 9 }), {
      getAccessToken: () => 'token',
    });
    expect(await all(paginate(shrinking.client, 'listMessages', { query: { size: 1 } }))).toEqual([1]);
    const stuck = clientOn(() => success({ list: [1], next_cursor: 'same', has_more: true }));
    await expect(failureOf(all(paginate(stuck.client, 'searchFiles')))).resolves.toMatchObject({
      kind: 'malformed',
    });
    expect(stuck.requests).toHaveLength(2);
    const deaf = clientOn(() => success({ list: [1], total: 9 }), { getAccessToken: () => 'token' });
    await expect(failureOf(all(paginate(deaf.client, 'listMessages')))).resolves.toMatchObject({
      kind: 'malformed',
    });
    expect(deaf.requests).toHaveLength(2);
  });

  test('a page that says neither its cursor nor its total is malformed, and not asked for again for ever', async () => {
    const { client, requests } = clientOn((_request, earlier) => {
      if (earlier > 1) throw new Error('asked for again');
      return success(earlier === 0 ? { list: [1], next_cursor: 'c', has_more: true } : { list: [2] });
    });
    await expect(failureOf(all(paginate(client, 'searchFiles')))).resolves.toMatchObject({
      kind: 'malformed',
    });
    expect(requests).toHaveLength(2);
  });

  test('rejects with the failure of a page', async () => {
    const { client } = clientOn((_request, earlier) =>
      earlier === 0
        ? success({ list: [1], next_cursor: 'c', has_more: true })
        : failure(429, 1007, 'too_many_requests', { retry_after: 3 }),
    );
    await expect(failureOf(all(paginate(client, 'searchFiles')))).resolves.toMatchObject({ status: 429 });
  });
});
