import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type ApiAnswer } from '../../../test/harness.ts';

const server = testServer({ environment: { FAILED_SIGN_INS: '3', SIGN_UPS_PER_HOUR: '40' } });

const SECOND = 1000;
const DAY = 86_400 * SECOND;
let accounts = 0;

/** Somebody who has just signed up, with the browser's cookie. */
async function signUp(account = `new${(accounts += 1)}@example.com`) {
  const answer = await server.api('signUp', {
    body: { account, password: TEST_PASSWORD, nick_name: 'Mara' },
  });
  expect(answer.status).toBe(200);
  return {
    account,
    user: answer.data.user,
    refreshToken: answer.data.refresh_token,
    cookies: cookiesOf(answer),
  };
}

function cookiesOf(answer: Pick<ApiAnswer<unknown>, 'response'>): Record<string, string> {
  return Object.fromEntries(answer.response.cookies.map(({ name, value }) => [name, value]));
}

function exchange(cookies: Record<string, string>, refreshToken: string) {
  return server.api('exchangeToken', { cookies, body: { refresh_token: refreshToken } });
}

function userInfo(token: string) {
  return server.api('getUserInfo', { headers: { authorization: `Bearer ${token}` } });
}

test('[ENT-03][HTTP-13] sign-up makes an account and signs it in', async () => {
  const answer = await server.api('signUp', {
    body: { account: ' Mara@Example.com', password: TEST_PASSWORD, nick_name: ' Mara ' },
  });
  expect(answer.json).toMatchObject({ code: 0, msg: '' });
  expect(answer.data.user).toEqual({
    user_id: expect.stringMatching(/^[0-9A-Za-z]{12}$/u),
    nick_name: 'Mara',
    email: 'mara@example.com',
    email_proven: false,
    pending_email: null,
    mobile: null,
    avatar_url: null,
    identification: null,
    e_id: 0,
    role: 0,
    isSpecialInviteUser: false,
    member: 0,
    profile_name: 'mara',
    time_zone: null,
  });
});

test('the session cookie is out of reach of scripts and of other sites', async () => {
  const answer = await server.api('signUp', {
    body: { account: 'cookie@example.com', password: TEST_PASSWORD, nick_name: 'Mara' },
  });
  const [cookie] = answer.response.cookies;
  expect(cookie).toMatchObject({ name: 'boardwalk_session', httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('[API-PUB-02] sign-up makes the personal space with a project', async () => {
  const { user } = await signUp();
  const { token } = await server.infra.tokens.issue({ userId: user.user_id, sessionId: 'any' });
  const space = await server.api('getSpace', { headers: { authorization: `Bearer ${token}` } });
  expect(space.data).toEqual({
    team_id: expect.stringMatching(/^\d+$/u),
    project_id: expect.stringMatching(/^\d+$/u),
  });
});

test('people of the same name get different profile addresses', async () => {
  const names = new Set([(await signUp()).user.profile_name, (await signUp()).user.profile_name]);
  expect(names.size).toBe(2);
});

test('a nickname of characters that stand for whole phrases gives an address of bearable length', async () => {
  const answer = await server.api('signUp', {
    body: { account: 'phrases@example.com', password: TEST_PASSWORD, nick_name: 'ﷺ'.repeat(20) },
  });
  expect(answer.status).toBe(200);
  expect(Array.from(answer.data.user.profile_name).length).toBeLessThanOrEqual(50);
});

test('sign-up names every refused field with its rule and limit', async () => {
  const answer = await server.api('signUp', {
    body: { account: 'no address', password: 'short', nick_name: 'x'.repeat(21) },
  });
  expect(answer).toMatchObject({ status: 400, code: 1000, error: 'bad_input' });
  expect(answer.fields).toEqual(['password min_length 8', 'nick_name max_length 20']);
  const wrongAccount = await server.api('signUp', {
    body: { account: 'no address', password: TEST_PASSWORD, nick_name: 'Mara' },
  });
  expect(wrongAccount.fields).toEqual(['account format']);
});

test('sign-up refuses an official-looking name and says which words', async () => {
  const answer = await server.api('signUp', {
    body: { account: 'official@example.com', password: TEST_PASSWORD, nick_name: 'Boardwalk Admin' },
  });
  expect(answer.status).toBe(400);
  expect(answer.fields).toEqual(['nick_name reserved_words']);
});

test('an account exists once, also when two sign up at the same moment', async () => {
  const body = { account: 'twice@example.com', password: TEST_PASSWORD, nick_name: 'Mara' };
  const answers = await Promise.all([server.api('signUp', { body }), server.api('signUp', { body })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 1102, error: 'account_exists' });
  const rows = await server.db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', body.account)
    .execute();
  expect(rows).toHaveLength(1);
});

test('many sign-ups from one address are refused for a while', async () => {
  const signUpFrom = (number: number) =>
    server.services.account.signUp(
      {
        account: `flood${number}@example.com`,
        password: TEST_PASSWORD,
        nickName: 'Flood',
        language: 'en-US',
      },
      { address: '203.0.113.9', userAgent: '' },
    );
  for (let number = 0; number < 40; number += 1) await signUpFrom(number);
  await expect(signUpFrom(40)).rejects.toMatchObject({ error: 'too_many_requests' });
  server.clock.advance(3601 * SECOND);
  await signUpFrom(41);
});

test('passwords are hashed before a connection is taken: many sign-ups keep nobody waiting for one', async () => {
  const idle = Promise.withResolvers<void>();
  // As many transactions as the pool has connections.
  const busy = Array.from({ length: 20 }, () =>
    server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('user_account').select('user_id').limit(1).execute();
      await idle.promise;
    }),
  );
  const refused = await server.api('signUp', {
    body: { account: 'late@example.com', password: TEST_PASSWORD, nick_name: 'Official support' },
  });
  idle.resolve();
  await Promise.all(busy);
  expect(refused.status).toBe(400);
});

test('a mobile number is an account as well', async () => {
  const { user } = await signUp('+34 600 123 456');
  expect(user).toMatchObject({ email: null, mobile: '+34600123456' });
});

test('sign-in starts a session, sign-in with a wrong password does not say what was wrong', async () => {
  const { account, user } = await signUp();
  const answer = await server.api('signIn', { body: { account, password: TEST_PASSWORD } });
  expect(answer.data.user.user_id).toBe(user.user_id);
  const wrong = await server.api('signIn', { body: { account, password: 'something else' } });
  const unknown = await server.api('signIn', { body: { account: 'nobody@example.com', password: 'x' } });
  expect(wrong).toMatchObject({ status: 401, error: 'wrong_credentials' });
  expect(unknown.json).toEqual(wrong.json);
});

test('after repeated failures an account is closed for a while, even to the right password', async () => {
  const { account } = await signUp();
  for (let failure = 0; failure < 3; failure += 1) {
    expect((await server.api('signIn', { body: { account, password: 'wrong' } })).status).toBe(401);
  }
  const refused = await server.api('signIn', { body: { account, password: TEST_PASSWORD } });
  expect(refused).toMatchObject({ status: 429, error: 'too_many_requests' });
  expect(refused.response.headers['retry-after']).toBe('900');
  server.clock.advance(901 * SECOND);
  expect((await server.api('signIn', { body: { account, password: TEST_PASSWORD } })).status).toBe(200);
});

test('a burst of guesses gets no more tries than guesses one by one', async () => {
  const { account } = await server.createUser();
  const guesses = Array.from({ length: 40 }, (_, index) =>
    server.api('signIn', { body: { account, password: `wrong horse ${index}` } }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(37);
});

test('[API-ACC-12][STATE-02] session validation gives the user and a refresh token', async () => {
  const { user, cookies } = await signUp();
  const answer = await server.api('getSession', { cookies });
  expect(answer.data).toEqual({ user, refresh_token: expect.any(String) });
});

test('without a session, or with one that has ended, validation answers 401', async () => {
  expect(await server.api('getSession')).toMatchObject({ status: 401, error: 'session_ended' });
  const { cookies } = await signUp();
  server.clock.advance(31 * DAY);
  expect((await server.api('getSession', { cookies })).status).toBe(401);
});

test('a session in use lasts longer than thirty days', async () => {
  const { cookies } = await signUp();
  for (const days of [20, 20, 20]) {
    server.clock.advance(days * DAY);
    expect((await server.api('getSession', { cookies })).status).toBe(200);
  }
});

test('a page of another site cannot use the session', async () => {
  const { cookies } = await signUp();
  const answer = await server.api('getSession', { cookies, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.status).toBe(403);
});

test('[API-ACC-11][STATE-05] the refresh token is exchanged for an access token, its validity and the next one', async () => {
  const { cookies, refreshToken, user } = await signUp();
  const { data } = await exchange(cookies, refreshToken);
  expect(data).toEqual({ access_token: expect.any(String), valid: 900, refresh_token: expect.any(String) });
  expect(data.refresh_token).not.toBe(refreshToken);
  expect((await userInfo(data.access_token)).data.user_id).toBe(user.user_id);
});

test('[API-ACC-13][STATE-08] the access token names its owner, until it expires', async () => {
  const { cookies, refreshToken, user } = await signUp();
  const { data } = await exchange(cookies, refreshToken);
  expect((await userInfo(data.access_token)).data).toEqual(user);
  server.clock.advance(data.valid * SECOND);
  expect(await userInfo(data.access_token)).toMatchObject({
    status: 401,
    code: 1002,
    error: 'token_expired',
  });
  expect(await userInfo('nonsense')).toMatchObject({ status: 401, code: 1001, error: 'not_signed_in' });
  expect(await server.api('getUserInfo')).toMatchObject({ status: 401, error: 'not_signed_in' });
});

test('a refresh token needs the cookie of its own session', async () => {
  const [mara, noor] = [await signUp(), await signUp()];
  expect((await exchange({}, mara.refreshToken)).status).toBe(401);
  expect((await exchange(noor.cookies, mara.refreshToken)).status).toBe(401);
  expect((await exchange(mara.cookies, mara.refreshToken)).status).toBe(200);
});

test('two tabs may exchange the same token at the same moment, and both go on', async () => {
  const { cookies, refreshToken } = await signUp();
  const answers = await Promise.all([exchange(cookies, refreshToken), exchange(cookies, refreshToken)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const { data } of answers) expect((await exchange(cookies, data.refresh_token)).status).toBe(200);
});

test('a spent token used after ten seconds ends the session', async () => {
  const { cookies, refreshToken } = await signUp();
  const { data } = await exchange(cookies, refreshToken);
  server.clock.advance(11 * SECOND);
  expect(await exchange(cookies, refreshToken)).toMatchObject({ status: 401, error: 'refresh_token_reused' });
  expect((await exchange(cookies, data.refresh_token)).status).toBe(401);
  expect((await userInfo(data.access_token)).status).toBe(401);
  expect((await server.api('getSession', { cookies })).status).toBe(401);
});

test('a token before the last one is reuse at once', async () => {
  const { cookies, refreshToken } = await signUp();
  const { data } = await exchange(cookies, refreshToken);
  await exchange(cookies, data.refresh_token);
  expect(await exchange(cookies, refreshToken)).toMatchObject({ error: 'refresh_token_reused' });
});

test('an unknown or expired refresh token answers 401', async () => {
  const { cookies, refreshToken } = await signUp();
  expect(await exchange(cookies, 'x'.repeat(43))).toMatchObject({ status: 401, error: 'session_ended' });
  server.clock.advance(DAY + SECOND);
  expect((await exchange(cookies, refreshToken)).status).toBe(401);
});

test('what was made while the clock was ahead is no good once it is right, and what was made before goes on', async () => {
  const before = await signUp();
  server.clock.advance(2 * DAY);
  const ahead = await signUp();
  server.clock.advance(-2 * DAY);
  expect((await exchange(ahead.cookies, ahead.refreshToken)).status).toBe(401);
  expect((await server.api('getSession', { cookies: ahead.cookies })).status).toBe(401);
  // A token that was made ahead of its time, of a session that was not.
  server.clock.advance(DAY / 2);
  const { data } = await exchange(before.cookies, before.refreshToken);
  server.clock.advance(-DAY / 2);
  expect((await exchange(before.cookies, data.refresh_token)).status).toBe(401);
  expect((await userInfo(data.access_token)).status).toBe(401);
  expect((await server.api('getSession', { cookies: before.cookies })).status).toBe(200);
});

test('a spent token is reuse, however far the clock was ahead when it was spent', async () => {
  const { cookies, refreshToken } = await signUp();
  server.clock.advance(DAY / 2);
  await exchange(cookies, refreshToken);
  server.clock.advance(-DAY / 2);
  expect(await exchange(cookies, refreshToken)).toMatchObject({ error: 'refresh_token_reused' });
});

test('[API-ACC-14] sign-out ends the session and its tokens, and succeeds without one', async () => {
  const { cookies, refreshToken } = await signUp();
  const { data } = await exchange(cookies, refreshToken);
  const answer = await server.api('signOut', { cookies });
  expect(answer.json).toEqual({ code: 0, msg: '', data: null });
  expect(answer.response.cookies[0]).toMatchObject({ name: 'boardwalk_session', value: '' });
  expect((await server.api('getSession', { cookies })).status).toBe(401);
  expect((await userInfo(data.access_token)).status).toBe(401);
  expect((await server.api('signOut')).status).toBe(200);
});

test('[API-ACC-03] first login is true until the first questions were answered', async () => {
  const mara = await server.createUser();
  expect((await server.api('isFirstLogin', { as: mara })).data).toBe(true);
  await server.db
    .updateTable('user_account')
    .set({ onboarded_at: server.clock.now() })
    .where('user_id', '=', mara.userId)
    .execute();
  expect((await server.api('isFirstLogin', { as: mara })).data).toBe(false);
  expect((await server.api('isFirstLogin')).status).toBe(401);
});

test('secrets are stored as hashes only', async () => {
  const { cookies, refreshToken, account } = await signUp();
  const session = await server.db.selectFrom('session').selectAll().execute();
  const tokens = await server.db.selectFrom('refresh_token').selectAll().execute();
  const { password_hash: hash } = await server.db
    .selectFrom('user_account')
    .select('password_hash')
    .where('email', '=', account)
    .executeTakeFirstOrThrow();
  const stored = JSON.stringify([session, tokens]);
  expect(stored).not.toContain(cookies.boardwalk_session);
  expect(stored).not.toContain(refreshToken);
  expect(hash).toMatch(/^\$argon2id\$/u);
});

test('a sign-up that fails half-way leaves nothing', async () => {
  await server.db.schema.alterTable('project').renameTo('project_away').execute();
  const body = { account: 'half@example.com', password: TEST_PASSWORD, nick_name: 'Half' };
  expect((await server.api('signUp', { body, breaks: true })).status).toBe(500);
  await server.db.schema.alterTable('project_away').renameTo('project').execute();
  const left = await server.db
    .selectFrom('user_account')
    .select('user_id')
    .where('email', '=', body.account)
    .execute();
  expect(left).toEqual([]);
  expect((await server.api('signUp', { body })).status).toBe(200);
});

test('a password is taken as typed: spaces at its ends count', async () => {
  const body = { account: 'ends@example.com', password: '  spaces' };
  expect((await server.api('signUp', { body: { ...body, nick_name: 'Mara' } })).status).toBe(200);
  expect((await server.api('signIn', { body: { ...body, password: 'spaces' } })).status).toBe(401);
  expect((await server.api('signIn', { body })).status).toBe(200);
});

test('a number without its country is nobody here, with it an account', async () => {
  const body = { account: '138 0013 8000', password: TEST_PASSWORD, nick_name: 'Mara' };
  expect((await server.api('signUp', { body })).fields).toEqual(['account format']);
  const answer = await server.api('signUp', { body: { ...body, account: '+86 138-0013-8000' } });
  expect(answer.data.user.mobile).toBe('+8613800138000');
});

test('[OPEN-12][OPEN-13][OPEN-14][OPEN-15] sessions and tokens are asked for where the decisions say', async () => {
  const { cookies, refreshToken } = await signUp();
  const call = (method: 'GET' | 'POST', url: string, more: { payload?: object; token?: string } = {}) =>
    server.app.inject({
      method,
      url: `/api${url}`,
      cookies,
      ...(more.payload === undefined ? {} : { payload: more.payload }),
      headers: more.token === undefined ? {} : { authorization: `Bearer ${more.token}` },
    });
  const exchanged = await call('POST', '/user/token', { payload: { refresh_token: refreshToken } });
  expect(exchanged.json()).toMatchObject({ code: 0, data: { valid: 900 } });
  const { access_token: token } = exchanged.json<{ data: { access_token: string } }>().data;
  expect((await call('GET', '/user/session')).statusCode).toBe(200);
  expect((await call('GET', '/user/info', { token })).statusCode).toBe(200);
  expect((await call('POST', '/user/sign-out')).statusCode).toBe(200);
  expect((await call('GET', '/user/session')).statusCode).toBe(401);
});
