import { ApiFailure, createApiClient } from '@boardwalk/api-client';
import { describe, expect, test } from 'vitest';
import { aCommunityFile, aCursorPage, aFileKey, failWith, mockApi, someFileCards } from '../src/index.ts';

const baseUrl = 'http://boardwalk.test/api';

function clientOf(handlers: Parameters<typeof mockApi>[0]) {
  const api = mockApi(handlers, baseUrl);
  const client = createApiClient({ baseUrl, fetch: api.fetch, getAccessToken: () => 'token' });
  return { api, client };
}

describe('mocked API', () => {
  test('answers an operation by its handler, in the envelope', async () => {
    const { client, api } = clientOf({
      getFileFull: ({ path }) => aCommunityFile({ file_key: path.file_key, name: 'Kanban' }),
    });
    const file = await client.call('getFileFull', { path: { file_key: aFileKey(5) } });
    expect(file).toMatchObject({ file_key: aFileKey(5), name: 'Kanban' });
    expect(api.callsOf('getFileFull')).toHaveLength(1);
    expect(api.callsOf('searchFiles')).toHaveLength(0);
  });

  test('hands the query and the body to the handler', async () => {
    const { client, api } = clientOf({
      searchFiles: () => aCursorPage(someFileCards(2)),
      praiseFile: ({ body }) => ({ ...body, praise_num: 1 }),
    });
    await client.call('searchFiles', { query: { keyword: '鱼骨图', tag_id: [1, 2] } });
    await client.call('praiseFile', { body: { file_key: aFileKey(), praise: true } });
    expect(api.callsOf('searchFiles')[0]?.query.getAll('tag_id')).toEqual(['1', '2']);
    expect(api.callsOf('searchFiles')[0]?.query.get('keyword')).toBe('鱼骨图');
    expect(api.callsOf('praiseFile')[0]?.body).toEqual({ file_key: aFileKey(), praise: true });
  });

  test('prefers the path with fewer placeholders', async () => {
    const { client } = clientOf({ listFilesByLink: () => aCursorPage([]) });
    await expect(client.call('listFilesByLink')).resolves.toMatchObject({ list: [] });
  });

  test('fails with an error of the registry and its true status', async () => {
    const { client } = clientOf({ getFileFull: () => failWith('file_not_found') });
    const failure = await client
      .call('getFileFull', { path: { file_key: aFileKey() } })
      .catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 404, error: 'file_not_found' });
  });

  test('says which handler is missing', async () => {
    const { client } = clientOf({});
    const failure = await client.call('classifyTags').catch((e: unknown) => e);
    expect(failure).toMatchObject({
      kind: 'network',
      cause: expect.objectContaining({ message: expect.stringContaining('classifyTags') }),
    });
  });
});
