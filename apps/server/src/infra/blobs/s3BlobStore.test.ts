import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startS3Server, type S3Server } from '../../../test/s3Server.ts';
import { openScratchFile } from '../scratch/scratchFile.ts';
import { hashOf } from './checked.ts';
import { openS3BlobStore } from './openS3BlobStore.ts';
import { s3BlobStore } from './s3BlobStore.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
beforeEach(() => {
  server.intercept = undefined;
  server.pageSize = undefined;
});
afterAll(() => server.close());

const store = () => s3BlobStore(server.settings, { retryMs: [1, 1] });

/** Spoils the first answers; gives how many requests came. */
function spoil(count: number, how: 'error' | 'break off'): () => number {
  let requests = 0;
  server.intercept = (request, response) => {
    requests += 1;
    if (requests > count) return false;
    if (how === 'break off') request.socket.destroy();
    else response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    return true;
  };
  return () => requests;
}

test('a request that fails for the moment is made again, whatever the fault', async () => {
  for (const how of ['error', 'break off'] as const) {
    spoil(2, how);
    const hash = await store().put(Buffer.from(`after ${how}`));
    spoil(2, how);
    expect(String(await store().read(hash))).toBe(`after ${how}`);
  }
});

test('bytes that come in pieces, from a file, are sent again from their beginning', async () => {
  for (const how of ['error', 'break off'] as const) {
    const bytes = randomBytes(2_000_000);
    const file = await openScratchFile(server.directory);
    await file.append(bytes.subarray(0, 700_000));
    await file.append(bytes.subarray(700_000));
    let opened = 0;
    const open = () => {
      opened += 1;
      return file.open();
    };
    spoil(2, how);
    const hash = await store().putStream({ size: file.size, open });
    await file.close();
    expect((await store().read(hash))?.equals(bytes)).toBe(true);
    // Once for their hash, and three times for the store.
    expect(opened).toBe(4);
  }
});

test('bytes that have changed since they were read first are refused by the store', async () => {
  let times = 0;
  const open = () => {
    times += 1;
    return Readable.from([Buffer.from(times === 1 ? 'true' : 'evil')], { objectMode: false });
  };
  await expect(store().putStream({ size: 4, open })).rejects.toMatchObject({ error: 'unavailable' });
});

test('a download may take longer than a request, whose answer has to begin in time', async () => {
  const bytes = Buffer.alloc(500_000, 'slow');
  const hash = await store().put(bytes);
  // The time of requests passes when the test says so, however slow this machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const requestMs = 1000;
  const impatient = s3BlobStore(server.settings, { retryMs: [], requestMs });
  const asked = Promise.withResolvers<ServerResponse>();
  server.intercept = ({ method }, response) => {
    if (method !== 'GET') return false;
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, 1000));
    asked.resolve(response);
    return true;
  };
  const opened = await impatient.open(hash);
  const response = await asked.promise;
  vi.advanceTimersByTime(3 * requestMs);
  response.end(bytes.subarray(1000));
  expect(await buffer(opened!.stream)).toEqual(bytes);

  const silent = Promise.withResolvers<void>();
  server.intercept = () => {
    silent.resolve();
    return true;
  };
  const refusal = impatient.open(hash).catch((error: unknown) => error);
  await silent.promise;
  vi.advanceTimersByTime(requestMs);
  expect(await refusal).toMatchObject({ error: 'unavailable' });
});

test('a store that stays away is reported as unavailable', async () => {
  const requests = spoil(1000, 'break off');
  await expect(store().put(Buffer.from('x'))).rejects.toMatchObject({ error: 'unavailable' });
  expect(requests()).toBe(3);
  spoil(1000, 'error');
  await expect(store().read('0'.repeat(64))).rejects.toMatchObject({ error: 'unavailable' });
});

test('bytes that change on the way there are refused by the store', async () => {
  server.intercept = (request) => {
    if (request.method === 'PUT') request.unshift('y');
    return false;
  };
  await expect(store().put(Buffer.from('x'))).rejects.toMatchObject({ error: 'unavailable' });
});

test('an answer that breaks off is read again, and ends a stream with an error', async () => {
  const bytes = Buffer.alloc(500_000, 'z');
  const hash = await store().put(bytes);
  const cut = (times: number) => {
    let left = times;
    server.intercept = (request, response) => {
      if (request.method !== 'GET' || left === 0) return false;
      left -= 1;
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.subarray(0, 1000), () => request.socket.destroy());
      return true;
    };
  };
  cut(2);
  expect(await store().read(hash)).toEqual(bytes);
  cut(1);
  const opened = await store().open(hash);
  await expect(buffer(opened!.stream)).rejects.toThrow();
});

test('a listing of several pages is whole', async () => {
  const wanted = new Set<string>();
  for (let n = 0; n < 25; n += 1) wanted.add(await store().put(Buffer.from(`page ${n}`)));
  let pages = 0;
  server.intercept = () => {
    pages += 1;
    return false;
  };
  server.pageSize = 7;
  const found = new Set<string>();
  for await (const { hash } of store().list()) found.add(hash);
  expect([...wanted].filter((hash) => !found.has(hash))).toEqual([]);
  expect(pages).toBeGreaterThan(3);
});

test('a removal that died is passed over and tidied away', async () => {
  const bytes = Buffer.from('marked');
  const hash = await store().put(bytes);
  let isDead = true;
  server.intercept = (request, response) => {
    // Dies after its mark.
    if (!isDead || request.method !== 'HEAD') return false;
    response.writeHead(500).end();
    return true;
  };
  await expect(store().remove(hash, new Date())).rejects.toMatchObject({ error: 'unavailable' });
  isDead = false;
  expect(await store().put(bytes)).toBe(hash);
  expect(await store().tidy(new Date())).toBe(0);
});

test('opening says which setting is wrong', async () => {
  const { settings } = server;
  expect(await (await openS3BlobStore(settings)).read('0'.repeat(64))).toBeUndefined();
  await expect(openS3BlobStore({ ...settings, endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(
    /^S3_ENDPOINT http:\/\/127\.0\.0\.1:9 cannot be reached \(.*\)\. Correct the address/u,
  );
  await expect(openS3BlobStore({ ...settings, bucket: 'nowhere' })).rejects.toThrow(
    'S3_BUCKET nowhere does not exist',
  );
  await expect(openS3BlobStore({ ...settings, secretAccessKey: 'wrong' })).rejects.toThrow(
    'S3_ACCESS_KEY_ID may not write to S3_BUCKET boards, or S3_SECRET_ACCESS_KEY is wrong (403)',
  );
});

test('a machine whose clock is two days ahead signs by the right time, and passes over no removal that is under way', async () => {
  const right = { now: () => new Date(Date.now() - 2 * 86_400_000) };
  const bytes = Buffer.from('put while it is removed');
  const days = new Set<string>();
  let looks = 0;
  // The store and the database agree on the time, which this machine has not.
  server.intercept = ({ method, url, headers }, response) => {
    days.add(String(headers['x-amz-date']).slice(0, 8));
    const isMark = method === 'HEAD' && url?.includes('removals/') === true;
    if (isMark) looks += 1;
    const isRemoved = isMark && looks > 1;
    response.writeHead(isRemoved ? 404 : 200, { 'last-modified': right.now().toUTCString() }).end();
    return true;
  };
  const hash = await s3BlobStore(server.settings, { retryMs: [], clock: right }).put(bytes);
  expect(hash).toBe(hashOf(bytes));
  expect(looks).toBe(2);
  expect([...days]).toEqual([right.now().toISOString().slice(0, 10).replaceAll('-', '')]);
});
