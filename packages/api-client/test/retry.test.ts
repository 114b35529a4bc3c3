import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryAfterMs } from '../src/retry.ts';
import { clientOn, failure, failureOf, FILE_KEY, success } from './fake-server.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
/** Waits of 100, 200, 400 … ms. */
const retry = { attempts: 4, firstWaitMs: 100, random: () => 1 };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const busy = (status: number, retryAfter?: string) => {
  const answer = failure(status, 0, '');
  if (retryAfter !== undefined) answer.headers.set('retry-after', retryAfter);
  return answer;
};

/** Runs a call to its end and gives how it ended. */
async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  const outcome = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test('nothing is repeated unless the application wants it', async () => {
  const { client, requests } = clientOn(() => busy(503));
  await expect(outcomeOf(client.call('classifyTags'))).resolves.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
});

test.each([429, 502, 503, 504])('a %i is repeated, with waits that double', async (status) => {
  const at: number[] = [];
  const { client } = clientOn(
    (_, earlier) => {
      at.push(Date.now() - NOW);
      return earlier < 3 ? busy(status) : success(['a']);
    },
    { retry },
  );
  await expect(outcomeOf(client.call('classifyTags'))).resolves.toEqual(['a']);
  expect(at).toEqual([0, 100, 300, 700]);
});

test('a call without an answer is repeated, and fails as the last attempt did', async () => {
  const fetch = vi.fn(async (): Promise<Response> => {
    throw new TypeError('offline');
  });
  const { client } = clientOn(fetch, { retry });
  await expect(outcomeOf(client.call('classifyTags'))).resolves.toMatchObject({ kind: 'network' });
  expect(fetch).toHaveBeenCalledTimes(4);
});

test.each([
  ['2', 2_000],
  [new Date(NOW + 3_000).toUTCString(), 3_000],
])('Retry-After: %s is kept to', async (header, waited) => {
  const at: number[] = [];
  const { client } = clientOn(
    (_, earlier) => {
      at.push(Date.now() - NOW);
      return earlier === 0 ? busy(429, header) : success([]);
    },
    { retry },
  );
  await outcomeOf(client.call('classifyTags'));
  expect(at).toEqual([0, waited]);
});

test('a wait longer than the call’s time is not begun', async () => {
  const { client, requests } = clientOn(() => busy(429, '3600'), { retry });
  await expect(failureOf(client.call('classifyTags'))).resolves.toMatchObject({ status: 429 });
  expect(requests).toHaveLength(1);
});

test.each([400, 401, 403, 404, 409, 500])('a %i says what it means and is not repeated', async (status) => {
  const { client, requests } = clientOn(() => busy(status), { retry });
  await expect(outcomeOf(client.call('classifyTags'))).resolves.toMatchObject({ status });
  expect(requests).toHaveLength(1);
});

test('what may not be done twice is not repeated, unless the server knows it by a key', async () => {
  const options = { retry, getAccessToken: () => 'a' };
  const path = { file_key: FILE_KEY };
  const headers = { 'Idempotency-Key': 'key-00001' };
  const sent = async (start: (client: ReturnType<typeof clientOn>['client']) => Promise<unknown>) => {
    const { client, requests } = clientOn(() => busy(503), options);
    await expect(outcomeOf(start(client))).resolves.toMatchObject({ status: 503 });
    return requests.map((request) => request.headers.get('idempotency-key'));
  };
  const body = { file_key: FILE_KEY, praise: true };
  expect(await sent((client) => client.call('praiseFile', { body }))).toHaveLength(1);
  // A GET that does something each time.
  expect(await sent((client) => client.call('copyFile', { path }))).toHaveLength(1);
  expect(await sent((client) => client.call('copyFile', { path, headers }))).toEqual(
    Array.from({ length: 4 }, () => 'key-00001'),
  );
});

test('the caller’s signal ends a wait', async () => {
  const caller = new AbortController();
  const { client, requests } = clientOn(() => busy(503, '10'), { retry });
  const reason = failureOf(client.call('classifyTags', { signal: caller.signal }));
  await vi.advanceTimersByTimeAsync(5_000);
  caller.abort();
  await expect(reason).resolves.toMatchObject({ kind: 'aborted' });
  expect(vi.getTimerCount()).toBe(0);
  expect(requests).toHaveLength(1);
});

test.each([
  ['0', 0],
  ['120', 120_000],
  [new Date(NOW - 5_000).toUTCString(), 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %s means %s ms', (header, ms) => {
  expect(retryAfterMs(header, NOW)).toBe(ms);
});
