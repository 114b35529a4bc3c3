import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, DEFAULT_TIMEOUT_MS } from '../src/index.ts';
import { BASE_URL, clientOn, failure, failureOf, FILE_KEY, success } from './fake-server.ts';

describe('requests', () => {
  test('[HTTP-01] all calls go to the configured base URL', async () => {
    const { client, requests } = clientOn(() => success([]), { baseUrl: 'https://elsewhere.test/base/' });
    await client.call('classifyTags');
    expect(requests[0]?.url).toBe('https://elsewhere.test/base/cmt/v2/tag/classify');
  });

  test('[HTTP-03] placeholders of the path are filled from the input, encoded', async () => {
    const { client, requests } = clientOn(() => success(true));
    await client.call('fileExists', { path: { file_key: 'a/b c' } });
    expect(requests[0]?.url).toBe(`${BASE_URL}/cmt/file/a%2Fb%20c/exist`);
  });

  test('lists in the query are repeated, missing values left out', async () => {
    const { client, requests } = clientOn(() => success({ list: [] }));
    await client.call('searchFiles', { query: { keyword: '鱼骨图', tag_id: [3, 5], size: 20 } });
    const query = new URL(requests[0]?.url ?? '').searchParams;
    expect([...query]).toEqual([
      ['keyword', '鱼骨图'],
      ['tag_id', '3'],
      ['tag_id', '5'],
      ['size', '20'],
    ]);
  });

  test('a JSON body is sent as JSON, headers of the contract as headers', async () => {
    const { client, requests } = clientOn(() => success(null), { getAccessToken: () => 'token' });
    await client.call('praiseFile', { body: { file_key: FILE_KEY, praise: true } });
    await client.call('copyFileByPost', {
      path: { file_key: FILE_KEY },
      headers: { 'Idempotency-Key': 'copy-0001' },
    });
    await expect(requests[0]?.json()).resolves.toEqual({ file_key: FILE_KEY, praise: true });
    expect(requests[1]?.headers.get('idempotency-key')).toBe('copy-0001');
  });

  test('a form is sent as multipart, lists as repeated parts, numbers as text', async () => {
    const { client, requests } = clientOn(() => success(null), { getAccessToken: () => 'token' });
    await client.call('publishFile', {
      path: { file_key: FILE_KEY },
      body: {
        cover: new File([new Uint8Array([1, 2, 3])], 'cover.png', { type: 'image/png' }),
        name: '周复盘',
        description: 'For a small team.',
        fee_type: 3,
        unit_price: 2000,
        'tag_ids[]': [7, 8],
      },
    });
    const form = await requests[0]?.formData();
    expect(form?.get('name')).toBe('周复盘');
    expect(form?.get('unit_price')).toBe('2000');
    expect(form?.getAll('tag_ids[]')).toEqual(['7', '8']);
    expect(form?.has('special_ids[]')).toBe(false);
    expect(form?.get('cover')).toMatchObject({ name: 'cover.png', type: 'image/png', size: 3 });
  });
});

describe('answers', () => {
  test('[HTTP-07] an answer is unwrapped to its data', async () => {
    const { client } = clientOn(() => success({ count: 4 }));
    await expect(client.call('countFiles')).resolves.toEqual({ count: 4 });
  });

  test('[HTTP-08] a full answer is not unwrapped', async () => {
    const { client } = clientOn(() => success({ count: 4 }));
    const answer = await client.full('countFiles');
    expect(answer).toMatchObject({ status: 200, body: { code: 0, msg: '', data: { count: 4 } } });
    expect(answer.headers.get('x-request-id')).toBe('request-1');
  });

  test('[HTTP-09] a binary answer is not unwrapped', async () => {
    const { client } = clientOn(() => success({ count: 4 }));
    const blob = await client.binary('countFiles');
    expect(JSON.parse(await blob.text())).toEqual({ code: 0, msg: '', data: { count: 4 } });
  });

  test('an image comes as bytes with its type', async () => {
    const bytes = new Uint8Array([137, 80, 78, 71]);
    const { client } = clientOn(() => new Response(bytes, { headers: { 'content-type': 'image/png' } }), {
      getAccessToken: () => 'token',
    });
    const image = await client.call('renderFileCover', { path: { file_key: FILE_KEY } });
    expect(image.type).toBe('image/png');
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(bytes);
  });

  test('JSON without envelope comes whole', async () => {
    const board = { format: 'boardwalk.board', version: 1, elements: [] };
    const { client } = clientOn(() => Response.json(board));
    await expect(client.call('getFileObject', { path: { file_key: FILE_KEY } })).resolves.toEqual(board);
  });
});

describe('failures', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('[HTTP-12] a failed answer rejects with its status, code, fields and request id', async () => {
    const fields = [{ field: 'name', rule: 'max_length', limit: 50, msg: 'too long' }];
    const { client, requests } = clientOn(() => failure(400, 1000, 'bad_input', { fields }));
    const reason = await failureOf(client.call('classifyTags'));
    expect(reason).toBeInstanceOf(ApiFailure);
    expect(reason).toMatchObject({
      kind: 'answer',
      operation: 'classifyTags',
      status: 400,
      code: 1000,
      error: 'bad_input',
      fields,
      requestId: 'request-1',
    });
    expect((reason as ApiFailure).response?.status).toBe(400);
    expect((reason as ApiFailure).is('bad_input')).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test.each([403, 404, 409, 413, 415, 429, 500, 503])('[HTTP-12] status %i rejects', async (status) => {
    const { client, requests } = clientOn(() => failure(status, 1003, 'forbidden'));
    await expect(client.call('classifyTags')).rejects.toMatchObject({ kind: 'answer', status });
    expect(requests).toHaveLength(1);
  });

  test('[HTTP-12] a failed answer without body, or with a page, still rejects with its status', async () => {
    const { client } = clientOn((_, earlier) =>
      earlier === 0
        ? new Response(null, { status: 502, headers: { 'content-length': '0' } })
        : new Response('<h1>Bad gateway</h1>', { status: 502 }),
    );
    await expect(client.call('classifyTags')).rejects.toMatchObject({ status: 502, code: 0, fields: [] });
    await expect(client.call('classifyTags')).rejects.toMatchObject({ status: 502, code: 0, error: '' });
  });

  test('a code other than 0 rejects even with status 200', async () => {
    const { client } = clientOn(() => Response.json({ code: 3000, error: 'already_reported', msg: 'x' }));
    await expect(client.call('classifyTags')).rejects.toMatchObject({ status: 200, code: 3000 });
  });

  test('an answer that is no envelope rejects as malformed', async () => {
    const { client } = clientOn((_, earlier) => new Response(earlier === 0 ? '<html>' : '[]'));
    await expect(client.call('classifyTags')).rejects.toMatchObject({ kind: 'malformed', status: 200 });
    await expect(client.call('classifyTags')).rejects.toMatchObject({ kind: 'malformed' });
  });

  test('no answer rejects as a network failure', async () => {
    const { client } = clientOn(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(client.call('classifyTags')).rejects.toMatchObject({ kind: 'network', status: 0, code: 0 });
  });

  test('[HTTP-02][CONST-43] a call without an answer is given up after 30000 ms, not before', async () => {
    vi.useFakeTimers();
    expect(DEFAULT_TIMEOUT_MS).toBe(30_000);
    const { client, requests } = clientOn(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        }),
    );
    const settled = vi.fn();
    const reason = failureOf(client.call('classifyTags')).finally(settled);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(reason).resolves.toMatchObject({ kind: 'timeout', status: 0 });
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test('the time covers reading the answer, and ends with it', async () => {
    vi.useFakeTimers();
    const { client } = clientOn(
      (request, earlier) =>
        new Response(
          new ReadableStream({
            start(controller) {
              if (earlier === 0) controller.close();
              request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
            },
          }),
        ),
    );
    await failureOf(client.call('classifyTags'));
    expect(vi.getTimerCount()).toBe(0);
    const reason = failureOf(client.call('classifyTags'));
    await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT_MS);
    await expect(reason).resolves.toMatchObject({ kind: 'timeout' });
  });

  test('the signal of the caller ends the call', async () => {
    const caller = new AbortController();
    const { client, requests } = clientOn(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        }),
    );
    const reason = failureOf(client.call('classifyTags', { signal: caller.signal }));
    await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 15_000 });
    caller.abort();
    await expect(reason).resolves.toMatchObject({ kind: 'aborted' });
    await expect(
      failureOf(client.call('classifyTags', { signal: AbortSignal.abort() })),
    ).resolves.toMatchObject({ kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });

  test('a failure as a record is plain data', async () => {
    const { client } = clientOn(() => failure(429, 1208, 'daily_publish_limit', { limit: 100 }));
    const reason = (await failureOf(client.call('classifyTags'))) as ApiFailure;
    expect(structuredClone(reason.toRecord())).toEqual({
      operation: 'classifyTags',
      request: 'GET https://boardwalk.test/api/cmt/v2/tag/classify',
      kind: 'answer',
      status: 429,
      code: 1208,
      error: 'daily_publish_limit',
      msg: 'daily_publish_limit',
      fields: [],
      data: { limit: 100 },
      requestId: 'request-1',
    });
  });
});
