import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSessionClient, createTokenKeeper } from '../src/index.ts';
import { BASE_URL, clientOn, failure, failureOf, success, unauthorized } from './fake-server.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** A promise that never settles: an answer or a token that does not come. */
const never = <Result>() => new Promise<Result>(() => undefined);

/** A request without an answer, until its signal ends it or `answer` comes. */
function pending() {
  let answer: (response: Response) => void = () => undefined;
  const fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      answer = resolve;
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  return { fetch, answer: (response: Response) => answer(response) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('sign-in', () => {
  test('is asked for once when a refresh that several calls wait for is refused', async () => {
    const onSignInRequired = vi.fn();
    const { client, tokens } = createSessionClient({
      baseUrl: BASE_URL,
      // A token that is expired as soon as it comes, then a refusal.
      fetch: vi
        .fn<(request: Request) => Promise<Response>>()
        .mockResolvedValueOnce(success({ access_token: 'a', valid: 0, refresh_token: 'b' }))
        .mockImplementation(async () => failure(401, 1003, 'refresh_token_invalid')),
      onSignInRequired,
    });
    await tokens.start('first', 'a4HnVtYc8wLd');
    const calls = [client.call('listOwnFiles'), client.call('listTeams'), client.call('countUnread')];
    const reasons = await Promise.all(calls.map(failureOf));
    expect(reasons).toEqual(Array(3).fill(expect.objectContaining({ kind: 'sign_in_required' })));
    expect(onSignInRequired).toHaveBeenCalledOnce();
    // A later call asks again.
    await failureOf(client.call('listOwnFiles'));
    expect(onSignInRequired).toHaveBeenCalledTimes(2);
  });

  test('is not asked for beside what an application does about another user’s session', async () => {
    const onSignInRequired = vi.fn();
    const onOtherUser = vi.fn();
    const { client, tokens } = createSessionClient({
      baseUrl: BASE_URL,
      // A token that is expired as soon as it comes, no answer to its exchange, then somebody else's session.
      fetch: vi
        .fn<(request: Request) => Promise<Response>>()
        .mockResolvedValueOnce(success({ access_token: 'a', valid: 0, refresh_token: 'b' }))
        .mockRejectedValueOnce(new TypeError('offline'))
        .mockImplementation(async () => success({ refresh_token: 'c', user: { user_id: 'zzzzzzzzzzzz' } })),
      onSignInRequired,
      onOtherUser,
    });
    await tokens.start('first', 'a4HnVtYc8wLd');
    await failureOf(client.call('listOwnFiles'));
    await Promise.all([client.call('listOwnFiles'), client.call('listTeams')].map(failureOf));
    expect(onOtherUser).toHaveBeenCalledOnce();
    expect(onSignInRequired).not.toHaveBeenCalled();
  });

  test('is not asked for by a call that was given up', async () => {
    const onSignInRequired = vi.fn();
    const getAccessToken = vi.fn();
    const { client } = clientOn(() => success({}), { getAccessToken, onSignInRequired });
    const reason = await failureOf(client.call('listOwnFiles', { signal: AbortSignal.abort() }));
    expect(reason).toMatchObject({ kind: 'aborted' });
    expect(getAccessToken).not.toHaveBeenCalled();
    expect(onSignInRequired).not.toHaveBeenCalled();
  });
});

describe('the time of a call', () => {
  test('covers the wait for a token', async () => {
    vi.useFakeTimers();
    const { client, requests } = clientOn(() => success({}), {
      getAccessToken: () => never(),
      timeoutMs: 1_000,
    });
    const reason = failureOf(client.call('listOwnFiles'));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(reason).resolves.toMatchObject({ kind: 'timeout', operation: 'listOwnFiles' });
    expect(requests).toHaveLength(0);
  });

  test('covers the refresh after a 401', async () => {
    vi.useFakeTimers();
    const { client, requests } = clientOn(unauthorized, {
      getAccessToken: () => 'a',
      refreshAccessToken: () => never(),
      timeoutMs: 1_000,
    });
    const reason = failureOf(client.call('listOwnFiles'));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(reason).resolves.toMatchObject({ kind: 'timeout' });
    expect(requests).toHaveLength(1);
  });

  test('is one for both attempts', async () => {
    vi.useFakeTimers();
    let number = 0;
    const slow = (request: Request) =>
      new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
        setTimeout(() => resolve(unauthorized()), 600);
      });
    const { client, requests } = clientOn(slow, {
      getAccessToken: () => `token-${number}`,
      refreshAccessToken: async () => {
        number += 1;
        return `token-${number}`;
      },
      timeoutMs: 1_000,
    });
    const reason = failureOf(client.call('listOwnFiles'));
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(reason).resolves.toMatchObject({ kind: 'timeout' });
    expect(requests).toHaveLength(2);
  });

  test('can be set for one call', async () => {
    vi.useFakeTimers();
    const { client } = clientOn(pending().fetch);
    const reason = failureOf(client.call('classifyTags', { timeoutMs: 500 }));
    await vi.advanceTimersByTimeAsync(500);
    await expect(reason).resolves.toMatchObject({ kind: 'timeout' });
  });

  test.each([30 * DAY_MS, Number.POSITIVE_INFINITY])(
    'may be longer than a timer can wait: %s',
    async (timeoutMs) => {
      vi.useFakeTimers();
      const { fetch, answer } = pending();
      const { client } = clientOn(fetch, { timeoutMs });
      const outcome = client.call('classifyTags').catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(29 * DAY_MS);
      answer(success([]));
      await expect(outcome).resolves.toEqual([]);
    },
  );
});

test('a call may go on when the page is left', async () => {
  const { client, requests } = clientOn(() => success([]));
  await client.call('classifyTags', { keepalive: true });
  await client.call('classifyTags');
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

describe('the caller’s signal', () => {
  test('ends the wait for a token', async () => {
    const caller = new AbortController();
    const { client } = clientOn(() => success({}), { getAccessToken: () => never() });
    const reason = failureOf(client.call('listOwnFiles', { signal: caller.signal }));
    caller.abort();
    await expect(reason).resolves.toMatchObject({ kind: 'aborted' });
  });

  test('ends the wait for a refresh, which goes on for the others', async () => {
    const caller = new AbortController();
    let number = 1;
    const fresh = Promise.withResolvers<string>();
    const { client } = clientOn(
      (request) =>
        request.headers.get('authorization') === 'Bearer token-1' ? unauthorized() : success({ list: [] }),
      {
        getAccessToken: () => `token-${number}`,
        refreshAccessToken: () => fresh.promise,
      },
    );
    const given = failureOf(client.call('listOwnFiles', { signal: caller.signal }));
    const kept = client.call('listTeams');
    await vi.waitFor(() => expect(number).toBe(1), { timeout: 15_000 });
    caller.abort();
    await expect(given).resolves.toMatchObject({ kind: 'aborted' });
    number = 2;
    fresh.resolve('token-2');
    await expect(kept).resolves.toEqual({ list: [] });
  });
});

describe('the timer that refreshes by itself', () => {
  const grant = (valid: number) => ({ access_token: 'a', valid, refresh_token: 'b' });

  test('waits longer than 24.8 days where the validity is longer', async () => {
    vi.useFakeTimers();
    const exchange = vi.fn(async () => grant((40 * DAY_MS) / 1_000));
    const keeper = createTokenKeeper({ exchange, onSignInRequired: vi.fn() });
    await keeper.start('first', 'a4HnVtYc8wLd');
    await vi.advanceTimersByTimeAsync(39 * DAY_MS);
    expect(exchange).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(exchange).toHaveBeenCalledTimes(2);
    keeper.clear();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not keep a Node program alive', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const keeper = createTokenKeeper({ exchange: async () => grant(3_600), onSignInRequired: vi.fn() });
    await keeper.start('first', 'a4HnVtYc8wLd');
    const [timer] = timers.mock.results.map((result) => result.value as NodeJS.Timeout);
    expect(timer?.hasRef()).toBe(false);
    keeper.clear();
  });
});
