import { describe, expect, test, vi } from 'vitest';
import { OPERATIONS, type OperationId } from '../src/index.ts';
import { clientOn, failure, failureOf, FILE_KEY, success, unauthorized } from './fake-server.ts';

const bearerOf = (request: Request | undefined): string | null =>
  request?.headers.get('authorization') ?? null;

/** A token that changes with each refresh. */
function rotatingTokens() {
  let number = 1;
  return {
    getAccessToken: () => `token-${number}`,
    refreshAccessToken: vi.fn(async () => {
      number += 1;
      return `token-${number}`;
    }),
    onSignInRequired: vi.fn(),
  };
}

describe('calls that need authentication', () => {
  test('[HTTP-04] carry the access token as bearer', async () => {
    const { client, requests } = clientOn(() => success({ list: [] }), { getAccessToken: async () => 'abc' });
    await client.call('listOwnFiles');
    expect(bearerOf(requests[0])).toBe('Bearer abc');
  });

  test('[HTTP-04][OPEN-44] every operation whose contract demands a token is flagged', () => {
    const idsOf = (auth: string) =>
      (Object.keys(OPERATIONS) as OperationId[]).filter((id) => OPERATIONS[id].auth === auth);
    expect(idsOf('cookie')).toEqual(['getSession', 'exchangeToken']);
    expect(idsOf('required')).toEqual(expect.arrayContaining(['praiseFile', 'collectFile', 'listOwnFiles']));
    expect(idsOf('none')).toEqual(expect.arrayContaining(['classifyTags', 'getProfileByName']));
    expect(idsOf('none')).not.toContain('deleteProfile');
  });

  test('[HTTP-05][HTTP-06] without a token sign-in starts, and the call is rejected unsent', async () => {
    const onSignInRequired = vi.fn();
    const { client, requests } = clientOn(() => success({ list: [] }), {
      getAccessToken: () => undefined,
      onSignInRequired,
    });
    await expect(client.call('listOwnFiles')).rejects.toMatchObject({ kind: 'sign_in_required', status: 0 });
    expect(onSignInRequired).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(0);
  });

  test('calls open to everybody never carry a token', async () => {
    const { client, requests } = clientOn(() => success([]), { getAccessToken: () => 'abc' });
    await client.call('classifyTags');
    await client.call('getSession');
    expect(requests.map(bearerOf)).toEqual([null, null]);
  });

  test('calls with optional authentication carry a token when there is one', async () => {
    let token: string | undefined;
    const onSignInRequired = vi.fn();
    const { client, requests } = clientOn(() => success({}), {
      getAccessToken: () => token,
      onSignInRequired,
    });
    await client.call('getFileFull', { path: { file_key: FILE_KEY } });
    token = 'abc';
    await client.call('getFileFull', { path: { file_key: FILE_KEY } });
    expect(requests.map(bearerOf)).toEqual([null, 'Bearer abc']);
    expect(onSignInRequired).not.toHaveBeenCalled();
  });

  test('[API-PROF-07][API-PROF-08] fans and follows need a token only when no user is named', async () => {
    const { client, requests } = clientOn(() => success({ list: [] }), { getAccessToken: () => 'abc' });
    for (const list of ['listFans', 'listFollows'] as const) {
      await client.call(list);
      await client.call(list, { query: { user_id: 'a4HnVtYc8wLd' } });
    }
    expect(requests.map(bearerOf)).toEqual(['Bearer abc', null, 'Bearer abc', null]);
    const anonymous = clientOn(() => success({ list: [] }));
    await expect(anonymous.client.call('listFans')).rejects.toMatchObject({ kind: 'sign_in_required' });
    await anonymous.client.call('listFans', { query: { user_id: 'a4HnVtYc8wLd' } });
    expect(anonymous.requests).toHaveLength(1);
  });
});

describe('a refused token', () => {
  test('[HTTP-10][HTTP-11] is refreshed on a 401 and the call repeated with the new one', async () => {
    const tokens = rotatingTokens();
    const { client, requests } = clientOn(
      (_, earlier) => (earlier === 0 ? unauthorized() : success({ file_key: FILE_KEY, praise: true })),
      tokens,
    );
    const body = { file_key: FILE_KEY, praise: true };
    await expect(client.call('praiseFile', { body })).resolves.toMatchObject({ praise: true });
    expect(tokens.refreshAccessToken).toHaveBeenCalledOnce();
    expect(requests.map(bearerOf)).toEqual(['Bearer token-1', 'Bearer token-2']);
    await expect(requests[1]?.json()).resolves.toEqual(body);
  });

  test('[HTTP-11] the call is repeated once only: a second 401 rejects', async () => {
    const tokens = rotatingTokens();
    const { client, requests } = clientOn(unauthorized, tokens);
    await expect(client.call('listOwnFiles')).rejects.toMatchObject({ kind: 'answer', status: 401 });
    expect(requests).toHaveLength(2);
    expect(tokens.refreshAccessToken).toHaveBeenCalledOnce();
  });

  test('[HTTP-10] calls refused together share one refresh', async () => {
    const tokens = rotatingTokens();
    const { client, requests } = clientOn(
      (request) => (bearerOf(request) === 'Bearer token-1' ? unauthorized() : success({ list: [] })),
      tokens,
    );
    await Promise.all([
      client.call('listOwnFiles'),
      client.call('listTeams'),
      client.call('listMessages'),
      client.call('countUnread'),
    ]);
    expect(tokens.refreshAccessToken).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(8);
  });

  test('a call refused after another one refreshed takes the new token without a refresh', async () => {
    const tokens = rotatingTokens();
    const lateAnswer = Promise.withResolvers<Response>();
    const { client } = clientOn((request, earlier) => {
      if (earlier === 0) return lateAnswer.promise;
      return bearerOf(request) === 'Bearer token-1' ? unauthorized() : success({ list: [] });
    }, tokens);
    const late = client.call('listTeams');
    await client.call('listOwnFiles');
    lateAnswer.resolve(unauthorized());
    await late;
    expect(tokens.refreshAccessToken).toHaveBeenCalledOnce();
  });

  test('a refresh that fails rejects with the 401, without a second attempt', async () => {
    const { client, requests } = clientOn(unauthorized, {
      getAccessToken: () => 'abc',
      refreshAccessToken: async () => undefined,
    });
    await expect(client.call('listOwnFiles')).rejects.toMatchObject({ status: 401, error: 'token_expired' });
    expect(requests).toHaveLength(1);
  });

  test('a 401 on a call without token refreshes nothing', async () => {
    const tokens = rotatingTokens();
    const { client, requests } = clientOn(() => failure(401, 1101, 'wrong_credentials'), tokens);
    const reason = await failureOf(client.call('signIn', { body: { account: 'a@b.test', password: 'x' } }));
    expect(reason).toMatchObject({ error: 'wrong_credentials' });
    expect(requests).toHaveLength(1);
    expect(tokens.refreshAccessToken).not.toHaveBeenCalled();
  });

  test('other failures of an authenticated call are not repeated', async () => {
    const tokens = rotatingTokens();
    const { client, requests } = clientOn(() => failure(403, 1201, 'not_owner'), tokens);
    await expect(client.call('cancelPublish', { path: { file_key: FILE_KEY } })).rejects.toMatchObject({
      status: 403,
    });
    expect(requests).toHaveLength(1);
    expect(tokens.refreshAccessToken).not.toHaveBeenCalled();
  });
});
