import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { createLogger } from '../../infra/log/logger.ts';
import { readSettings } from '../../infra/settings/settings.ts';
import { answerSignIn } from './answerSignIn.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './sessionCookie.ts';

const DAY = 86_400_000;
const server = testServer({ environment: { SESSION_DAYS: '10', SESSION_MAX_DAYS: '25' } });

/** What a browser gets and what is read of it, on a site of this address. */
async function cookiesAt(publicUrl: string) {
  const settings = readSettings({ DEPLOYMENT: 'overseas', PUBLIC_URL: publicUrl });
  const app = fastify();
  await app.register(cookie);
  app.get('/set', (_, reply) => {
    setSessionCookie(reply, settings, 'secret');
    return reply.send('');
  });
  app.get('/read', (request) => readSessionCookie(request, settings) ?? 'none');
  app.get('/clear', (_, reply) => {
    clearSessionCookie(reply, settings);
    return reply.send('');
  });
  const [set] = (await app.inject('/set')).cookies;
  const [cleared] = (await app.inject('/clear')).cookies;
  const read = async (name: string) =>
    (await app.inject({ url: '/read', cookies: { [name]: 'secret' } })).body;
  return { set, cleared, read };
}

test('with https the cookie of the session is one that no neighbouring host can set', async () => {
  const { set, cleared, read } = await cookiesAt('https://boards.example.com');
  const kept = { name: '__Host-boardwalk_session', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' };
  expect(set).toMatchObject({ ...kept, value: 'secret' });
  expect(set).not.toHaveProperty('domain');
  // A browser takes nothing away that is not as it was set.
  expect(cleared).toMatchObject({ ...kept, value: '' });
  expect([await read('__Host-boardwalk_session'), await read('boardwalk_session')]).toEqual([
    'secret',
    'none',
  ]);
});

test('without https, as on one’s own machine, browsers refuse the prefix and there is none', async () => {
  const { set, read } = await cookiesAt('http://127.0.0.1:3000');
  expect(set).toMatchObject({ name: 'boardwalk_session', path: '/', httpOnly: true });
  expect(set?.secure ?? false).toBe(false);
  expect(await read('boardwalk_session')).toBe('secret');
});

test('a session that is used goes on, but not for ever', async () => {
  const account = 'always-here@example.com';
  const body = { account, password: 'a long enough phrase', nick_name: 'Mara' };
  const { response } = await server.api('signUp', { body });
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  const began = server.clock.now().getTime();
  for (const day of [8, 16, 24]) {
    server.clock.advance(began + day * DAY - server.clock.now().getTime());
    expect((await server.api('getSession', { cookies })).status).toBe(200);
  }
  const { expires_at: end } = await server.db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.user_id', 'session.user_id')
    .select('session.expires_at')
    .where('email', '=', account)
    .executeTakeFirstOrThrow();
  expect(end.getTime() - began).toBe(25 * DAY);
  // One that was prolonged before there was such an end.
  await server.db
    .updateTable('session')
    .set({ expires_at: new Date(began + 40 * DAY) })
    .execute();
  server.clock.advance(DAY);
  expect((await server.api('getSession', { cookies })).error).toBe('session_ended');
});

test('a sign-in that succeeds is a line of the log, without secrets', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const app = fastify({ loggerInstance: log });
  await app.register(cookie);
  const { userId } = await server.createUser();
  const user = await server.services.account.getUser(userId);
  app.get('/', (request, reply) =>
    answerSignIn(
      { infra: server.infra, request, reply },
      {
        user,
        sessionId: 'a-session',
        method: 'passkey',
        secret: 'hush',
        refreshToken: 'hush',
        device: undefined,
      },
    ),
  );
  expect((await app.inject('/')).cookies[0]).toMatchObject({ name: 'boardwalk_session', value: 'hush' });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({ user: userId, session: 'a-session', method: 'passkey', msg: 'signed in' }),
  );
  expect(lines.join('')).not.toContain('hush');
});
