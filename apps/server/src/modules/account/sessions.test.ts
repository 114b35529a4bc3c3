import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';

const server = testServer();
const SECOND_MS = 1000;

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';

async function signUpUser() {
  return signIn(server, await server.createUser());
}

const isAlive = async (person: { token: string }) =>
  (await server.api('getUserInfo', { headers: { authorization: `Bearer ${person.token}` } })).status === 200;

test('people see where they are signed in, by browser and system, the last used first', async () => {
  const here = await signUpUser();
  server.clock.advance(60 * SECOND_MS);
  await signIn(server, here, { userAgent: PHONE });
  const { data } = await server.api('listSessions', { as: here });
  expect(data.list).toMatchObject([
    { browser: 'Safari', system: 'iOS', device: 'phone', current: false },
    { browser: 'Firefox', system: 'Linux', device: 'desktop', current: true },
  ]);
  expect((await server.api('listSessions')).status).toBe(401);
});

test('a session in use is seen', async () => {
  const here = await signUpUser();
  const lastSeen = async () => (await server.api('listSessions', { as: here })).data.list[0]?.last_seen_at;
  const before = await lastSeen();
  server.clock.advance(11 * 60 * SECOND_MS);
  await server.api('exchangeToken', { cookies: here.cookies, body: { refresh_token: here.refreshToken } });
  expect(await lastSeen()).toBe(server.clock.now().toISOString());
  expect(await lastSeen()).not.toBe(before);
});

test('a session can be ended from another one; its tokens are worthless at once', async () => {
  const here = await signUpUser();
  const there = await signIn(server, here, { userAgent: PHONE });
  const { list } = (await server.api('listSessions', { as: here })).data;
  const other = list.find(({ current }) => !current);
  expect(
    (await server.api('endSession', { as: here, params: { session_id: other?.session_id ?? '' } })).status,
  ).toBe(200);
  expect(await isAlive(there)).toBe(false);
  expect((await server.api('getSession', { cookies: there.cookies })).error).toBe('session_ended');
  expect(await isAlive(here)).toBe(true);
  const again = await server.api('endSession', { as: here, params: { session_id: other?.session_id ?? '' } });
  expect(again).toMatchObject({ status: 404, error: 'session_not_found' });
});

test('nobody ends a session of somebody else, nor learns whether it is there', async () => {
  const [mara, noor] = [await signUpUser(), await signUpUser()];
  const session = (await server.api('listSessions', { as: mara })).data.list[0]?.session_id ?? '';
  const answer = await server.api('endSession', { as: noor, params: { session_id: session } });
  const unknown = await server.api('endSession', { as: noor, params: { session_id: 'nobodys' } });
  expect(answer.status).toBe(404);
  expect(answer.json).toEqual(unknown.json);
  expect(await isAlive(mara)).toBe(true);
  expect((await server.api('endSession', { params: { session_id: session } })).status).toBe(401);
  const elsewhere = await server.api('endSession', {
    as: mara,
    params: { session_id: session },
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(elsewhere).toMatchObject({ status: 403, error: 'forbidden' });
});

test('all others can be ended at once', async () => {
  const here = await signUpUser();
  const others = [await signIn(server, here), await signIn(server, here)];
  expect((await server.api('endOtherSessions', { as: here })).status).toBe(200);
  expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
  expect(await isAlive(here)).toBe(true);
  expect((await server.api('listSessions', { as: here })).data.list).toHaveLength(1);
  expect((await server.api('endOtherSessions')).status).toBe(401);
});

test('the code of the account frame works once, for the session it was made for', async () => {
  const mara = await signUpUser();
  const { data } = await server.api('createFrameToken', { as: mara });
  expect(data).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/u), valid: 60 });
  const tries = await Promise.all(
    Array.from({ length: 20 }, () => server.api('exchangeFrameToken', { body: { code: data.code } })),
  );
  const granted = tries.filter(({ status }) => status === 200);
  expect(granted).toHaveLength(1);
  expect(tries.filter(({ error }) => error === 'frame_code_invalid')).toHaveLength(19);
  expect(granted[0]?.data).toMatchObject({ user: { user_id: mara.userId }, valid: 900 });
  const frame = { token: granted[0]?.data.access_token ?? '' };
  expect(await isAlive(frame)).toBe(true);
  await server.api('signOut', { cookies: mara.cookies });
  expect(await isAlive(frame)).toBe(false);
});

test('a code is worthless after a minute, when unknown, and when its session has ended', async () => {
  const mara = await signUpUser();
  const create = async () => (await server.api('createFrameToken', { as: mara })).data.code;
  const use = async (code: string) => (await server.api('exchangeFrameToken', { body: { code } })).error;
  const old = await create();
  server.clock.advance(61 * SECOND_MS);
  expect(await use(old)).toBe('frame_code_invalid');
  expect(await use('unknown')).toBe('frame_code_invalid');
  const orphan = await create();
  await server.api('signOut', { cookies: mara.cookies });
  expect(await use(orphan)).toBe('frame_code_invalid');
  expect((await server.api('exchangeFrameToken', { raw: { body: {} } })).fields).toEqual(['code required']);
});

test('a code is kept as a hash only, and asked for by a session that runs', async () => {
  const mara = await signUpUser();
  const { code } = (await server.api('createFrameToken', { as: mara })).data;
  const rows = await server.db.selectFrom('frame_token').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(code);
  expect((await server.api('createFrameToken')).error).toBe('not_signed_in');
  const nobody = await server.createUser();
  expect((await server.api('createFrameToken', { as: nobody })).error).toBe('session_ended');
});
