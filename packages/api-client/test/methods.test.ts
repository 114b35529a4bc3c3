import { describe, expect, expectTypeOf, test } from 'vitest';
import { files, search } from '../src/areas.ts';
import { createAreaClient, OPERATIONS, type FileCardPage } from '../src/index.ts';
import { AREAS } from '../src/generated/operations.ts';
import { BASE_URL, clientOn, FILE_KEY, success } from './fake-server.ts';

const PAGE = { list: [], next_cursor: '', has_more: false };

describe('operations as methods of their area', () => {
  test('a method sends what the call of its name sends, and gives what it gives', async () => {
    const { client, requests } = clientOn(() => success(PAGE));
    const called = await client.call('searchFiles', { query: { keyword: 'fish' } });
    const found = await client.search.searchFiles({ query: { keyword: 'fish' } });
    expect(found).toEqual(called);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${BASE_URL}/cmt/files/search?keyword=fish`,
      `GET ${BASE_URL}/cmt/files/search?keyword=fish`,
    ]);
    expectTypeOf(found).toEqualTypeOf<FileCardPage>();
  });

  test('every operation is a method of one area', () => {
    const { client } = clientOn(() => success(null));
    const methods = Object.keys(AREAS).flatMap((area) => Object.keys(client[area as keyof typeof AREAS]));
    expect(methods.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
  });

  test('a client of some areas has their operations and no others', async () => {
    const requests: Request[] = [];
    const client = createAreaClient(
      {
        baseUrl: BASE_URL,
        fetch: async (request) => {
          requests.push(request);
          return success(PAGE);
        },
      },
      { files, search },
    );
    await client.search.searchFiles();
    await client.call('fileExists', { path: { file_key: FILE_KEY } });
    expect(requests).toHaveLength(2);
    expect(Object.keys(client).toSorted()).toEqual(['binary', 'call', 'files', 'full', 'search']);
    expectTypeOf<Parameters<typeof client.call>[0]>().toEqualTypeOf<
      keyof typeof files | keyof typeof search
    >();
  });
});
