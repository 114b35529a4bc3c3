import { isTokenExpired, SESSION_LIMITS, tokenExpiresAt } from '@boardwalk/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ApiFailure,
  createSessionClient,
  createTokenKeeper,
  DEFAULT_TIMEOUT_MS,
  DEFAULT_VALIDITY_MS,
  EXPIRY_MARGIN_MS,
  tokenExpiry,
  type FailureKind,
  type TokenExchange,
} from '../src/index.ts';
import { BASE_URL, failure, success } from './fake-server.ts';

const HOUR_MS = 60 * 60 * 1_000;

/** An exchange that numbers its tokens, and the refresh tokens it was given. */
function numberedExchange(valid: unknown = 900) {
  const used: string[] = [];
  const exchange = vi.fn(async (refreshToken: string): Promise<TokenExchange> => {
    used.push(refreshToken);
    const number = used.length;
    return { access_token: `access-${number}`, valid, refresh_token: `refresh-${number}` };
  });
  return { exchange, used };
}

function failedExchange(kind: FailureKind, status: number): ApiFailure {
  return new ApiFailure({ operation: 'exchangeToken', kind, status, msg: 'failed' });
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('expiry', () => {
  test('[STATE-16][CONST-41] is 5 s before the end of validity', () => {
    expect(EXPIRY_MARGIN_MS).toBe(5_000);
    expect(tokenExpiry(900, 1_000)).toBe(1_000 + 900_000 - 5_000);
    expect(tokenExpiry('900', 1_000)).toBe(1_000 + 900_000 - 5_000);
  });

  test.each([undefined, null, '', 'soon', Number.NaN, Number.POSITIVE_INFINITY, {}, true])(
    '[STATE-17][CONST-42] two hours are assumed when the validity is %o',
    (valid) => {
      expect(DEFAULT_VALIDITY_MS).toBe(2 * HOUR_MS);
      expect(tokenExpiry(valid, 1_000)).toBe(1_000 + 2 * HOUR_MS - 5_000);
    },
  );

  test('agrees with the domain', () => {
    expect(EXPIRY_MARGIN_MS).toBe(SESSION_LIMITS.expiryMarginMs);
    expect(DEFAULT_VALIDITY_MS).toBe(SESSION_LIMITS.defaultValidityMs);
    expect(DEFAULT_TIMEOUT_MS).toBe(SESSION_LIMITS.httpTimeoutMs);
    const now = new Date(1_000_000);
    for (const valid of [900, '900', 0, 'soon', undefined, null]) {
      expect(tokenExpiry(valid, now.getTime())).toBe(tokenExpiresAt(valid, now).getTime());
    }
    expect(isTokenExpired(new Date(tokenExpiry(900, 0)), new Date(895_000))).toBe(true);
  });
});

describe('token keeper', () => {
  test('[STATE-04][STATE-05] obtains the access token with the refresh token of the session', async () => {
    const { exchange, used } = numberedExchange();
    const keeper = createTokenKeeper({ exchange, onSignInRequired: vi.fn() });
    await expect(keeper.getAccessToken()).resolves.toBeUndefined();
    await expect(keeper.start('refresh-0', 'mira')).resolves.toBe('access-1');
    await expect(keeper.getAccessToken()).resolves.toBe('access-1');
    expect(used).toEqual(['refresh-0']);
  });

  test('[STATE-15] an expired access token is refreshed before it is given', async () => {
    const { exchange, used } = numberedExchange();
    // A clock without timer: only the demand for a token can refresh it.
    let now = 0;
    const clock = { now: () => now, after: () => () => {} };
    const keeper = createTokenKeeper({ exchange, onSignInRequired: vi.fn(), clock });
    await keeper.start('refresh-0', 'mira');
    now = 894_999;
    await expect(keeper.getAccessToken()).resolves.toBe('access-1');
    now = 895_000;
    await expect(keeper.getAccessToken()).resolves.toBe('access-2');
    expect(used).toEqual(['refresh-0', 'refresh-1']);
  });

  test('[STATE-18] a timer refreshes by itself when the token expires, again and again', async () => {
    const { exchange } = numberedExchange();
    const keeper = createTokenKeeper({ exchange, onSignInRequired: vi.fn() });
    await keeper.start('refresh-0', 'mira');
    await vi.advanceTimersByTimeAsync(894_999);
    expect(exchange).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(exchange).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(895_000);
    expect(exchange).toHaveBeenCalledTimes(3);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('a validity below the margin does not make the timer run without pause', async () => {
    const { exchange } = numberedExchange(1);
    const keeper = createTokenKeeper({ exchange, onSignInRequired: vi.fn() });
    await keeper.start('refresh-0', 'mira');
    await vi.advanceTimersByTimeAsync(3_500);
    expect(exchange.mock.calls.length).toBeLessThanOrEqual(4);
  });

  test('[STATE-19][ERR-16] a failed refresh leads to sign-in, once, and forgets the session', async () => {
    const onSignInRequired = vi.fn();
    const { exchange } = numberedExchange();
    const keeper = createTokenKeeper({ exchange, onSignInRequired });
    await keeper.start('refresh-0', 'mira');
    exchange.mockRejectedValue(new Error('refused'));
    await expect(Promise.all([keeper.refresh(), keeper.refresh()])).resolves.toEqual([undefined, undefined]);
    expect(onSignInRequired).toHaveBeenCalledOnce();
    await expect(keeper.getAccessToken()).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[STATE-19] a refresh refused to the timer leads to sign-in too', async () => {
    const onSignInRequired = vi.fn();
    const { exchange } = numberedExchange();
    await createTokenKeeper({ exchange, onSignInRequired }).start('refresh-0', 'mira');
    exchange.mockRejectedValue(new Error('refused'));
    await vi.advanceTimersByTimeAsync(895_000);
    expect(onSignInRequired).toHaveBeenCalledOnce();
  });

  test.each([
    ['no network', () => new ApiFailure({ operation: 'exchangeToken', kind: 'network', msg: 'no answer' })],
    ['no answer in time', () => new ApiFailure({ operation: 'exchangeToken', kind: 'timeout', msg: 'late' })],
    ['a page of the network’s owner', () => failedExchange('malformed', 200)],
    ['too many requests', () => failedExchange('answer', 429)],
    ['a server that restarts', () => failedExchange('answer', 503)],
  ])('%s says nothing about the session: the refresh rejects, the next one works', async (_case, fault) => {
    const onSignInRequired = vi.fn();
    const { exchange, used } = numberedExchange();
    const renew = vi.fn(async () => ({ userId: 'mira', refreshToken: 'renewed' }));
    const keeper = createTokenKeeper({ exchange, renew, onSignInRequired });
    await keeper.start('refresh-0', 'mira');
    exchange.mockImplementation(() => Promise.reject(fault()));
    await vi.advanceTimersByTimeAsync(895_000);
    await expect(keeper.getAccessToken()).rejects.toBeInstanceOf(ApiFailure);
    expect(onSignInRequired).not.toHaveBeenCalled();

    exchange.mockReset().mockImplementation(async (refreshToken) => {
      used.push(refreshToken);
      return { access_token: 'access-late', valid: 900, refresh_token: 'refresh-late' };
    });
    await expect(keeper.getAccessToken()).resolves.toBe('access-late');
    // The token sent before may be spent: using it again would look like theft.
    expect(used).toEqual(['refresh-0', 'renewed']);
    await keeper.refresh();
    expect(used.at(-1)).toBe('refresh-late');
  });

  test('a session that has ended meanwhile leads to sign-in once it can be asked', async () => {
    const onSignInRequired = vi.fn();
    const { exchange } = numberedExchange();
    const renew = vi.fn(async () => {
      throw failedExchange('answer', 401);
    });
    const keeper = createTokenKeeper({ exchange, renew, onSignInRequired });
    await keeper.start('refresh-0', 'mira');
    exchange.mockRejectedValueOnce(failedExchange('network', 0));
    await expect(keeper.refresh()).rejects.toBeInstanceOf(ApiFailure);
    await expect(keeper.refresh()).resolves.toBeUndefined();
    expect(onSignInRequired).toHaveBeenCalledOnce();
  });

  test('callers that come together share one exchange', async () => {
    const { exchange } = numberedExchange();
    const keeper = createTokenKeeper({ exchange, onSignInRequired: vi.fn() });
    await keeper.start('refresh-0', 'mira');
    await Promise.all([keeper.refresh(), keeper.refresh(), keeper.refresh()]);
    expect(exchange).toHaveBeenCalledTimes(2);
  });

  test('an exchange that ends after sign-out brings nothing back', async () => {
    const answer = Promise.withResolvers<TokenExchange>();
    const keeper = createTokenKeeper({ exchange: () => answer.promise, onSignInRequired: vi.fn() });
    const started = keeper.start('refresh-0', 'mira');
    keeper.clear();
    answer.resolve({ access_token: 'late', valid: 900, refresh_token: 'late' });
    await expect(started).resolves.toBeUndefined();
    await expect(keeper.getAccessToken()).resolves.toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('session client', () => {
  function sessionOn(exchangeAnswer: () => Response, owner = 'mira') {
    const onSignInRequired = vi.fn();
    const onOtherUser = vi.fn();
    const paths: string[] = [];
    const { client, tokens } = createSessionClient({
      baseUrl: BASE_URL,
      onSignInRequired,
      onOtherUser,
      fetch: async (request) => {
        const path = new URL(request.url).pathname;
        paths.push(path);
        if (path.endsWith('/user/token')) return exchangeAnswer();
        if (path.endsWith('/user/session'))
          return success({ user: { user_id: owner }, refresh_token: 'renewed' });
        return request.headers.get('authorization') === 'Bearer old'
          ? failure(401, 1002, 'token_expired')
          : success({ count: 2 });
      },
    });
    return { client, tokens, onSignInRequired, onOtherUser, paths };
  }

  test('[HTTP-10][API-ACC-11] exchanges the refresh token after a 401 and repeats the call', async () => {
    let number = 0;
    const { client, tokens, paths } = sessionOn(() => {
      number += 1;
      return success({ access_token: number === 1 ? 'old' : 'new', valid: 900, refresh_token: 'next' });
    });
    await tokens.start('first', 'mira');
    await expect(client.call('countUnread')).resolves.toEqual({ count: 2 });
    expect(paths).toEqual([
      '/api/user/token',
      '/api/inbox/from/board-web/unread',
      '/api/user/token',
      '/api/inbox/from/board-web/unread',
    ]);
  });

  test('a call while the exchange gets no answer fails as a call without network, and the visitor stays signed in', async () => {
    let answers: (() => Response)[] = [
      () => success({ access_token: 'old', valid: 900, refresh_token: 'next' }),
      () => failure(503, 1009, 'unavailable'),
      () => success({ access_token: 'new', valid: 900, refresh_token: 'after' }),
    ];
    const { client, tokens, onSignInRequired, paths } = sessionOn(() => {
      const [answer, ...rest] = answers;
      answers = rest;
      return answer?.() ?? failure(500, 1008, 'internal_error');
    });
    await tokens.start('first', 'mira');
    await expect(client.call('countUnread')).rejects.toMatchObject({ status: 503 });
    expect(onSignInRequired).not.toHaveBeenCalled();
    await expect(client.call('countUnread')).resolves.toEqual({ count: 2 });
    expect(paths.filter((path) => path.endsWith('/user/session'))).toHaveLength(1);
  });

  test("a session that is somebody else's by now is not taken over", async () => {
    let answers = [
      () => success({ access_token: 'old', valid: 900, refresh_token: 'next' }),
      () => failure(503, 1009, 'unavailable'),
    ];
    const exchange = () => {
      const [answer, ...rest] = answers;
      answers = rest;
      return answer?.() ?? success({ access_token: 'of-noor', valid: 900, refresh_token: 'of-noor' });
    };
    const { client, tokens, onSignInRequired, onOtherUser } = sessionOn(exchange, 'noor');
    await tokens.start('first', 'mira');
    await expect(client.call('countUnread')).rejects.toMatchObject({ status: 503 });
    await expect(client.call('countUnread')).rejects.toMatchObject({ status: 401 });
    expect(onOtherUser).toHaveBeenCalledOnce();
    expect(onSignInRequired).not.toHaveBeenCalled();
    await expect(tokens.getAccessToken()).resolves.toBeUndefined();
  });

  test('[STATE-19] a refused exchange starts sign-in once, and the call rejects', async () => {
    let isFirst = true;
    const { client, tokens, onSignInRequired } = sessionOn(() => {
      const answer = isFirst
        ? success({ access_token: 'old', valid: 900, refresh_token: 'next' })
        : failure(401, 1103, 'session_ended');
      isFirst = false;
      return answer;
    });
    await tokens.start('first', 'mira');
    await expect(client.call('countUnread')).rejects.toMatchObject({ status: 401 });
    expect(onSignInRequired).toHaveBeenCalledOnce();
  });
});
