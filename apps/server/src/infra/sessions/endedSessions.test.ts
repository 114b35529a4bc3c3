import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';
import type { Signals } from '../signals/signals.ts';
import { accessTokens } from './accessTokens.ts';
import { forgetEndedSessions } from './endedSessions.ts';

const server = testServer();

/** A process that starts now, with the secret the others have; `reconnect` is what happens after its line was cut. */
async function startProcess(secret: Uint8Array) {
  const { infra, db, clock } = server;
  let reconnect: () => void | Promise<void> = () => undefined;
  const signals: Signals = {
    publish: async () => undefined,
    subscribe(_channel, _handler, options) {
      reconnect = options?.onGap ?? reconnect;
      return () => undefined;
    },
    isListening: () => true,
    settled: async () => undefined,
    close: async () => undefined,
  };
  const { accessSeconds } = infra.settings.tokens;
  const tokens = accessTokens({ secret, accessSeconds, clock });
  await forgetEndedSessions({ db, clock, signals, tokens, settings: infra.settings });
  return { tokens, reconnect: () => reconnect() };
}

/** Somebody signed in, and a token of that session. */
async function somebody(secret: Uint8Array) {
  const user = await signIn(server, await server.createUser());
  const { list } = (await server.api('listSessions', { as: user })).data;
  const sessionId = list.find(({ current }) => current)?.session_id ?? '';
  const { accessSeconds } = server.infra.settings.tokens;
  const { token } = await accessTokens({ secret, accessSeconds, clock: server.clock }).issue({
    userId: user.userId,
    sessionId,
  });
  return { user, sessionId, token };
}

test('a process takes no token of a session that was ended before it started, or while it heard nothing', async () => {
  const secret = randomBytes(32);
  const [before, meanwhile, never] = [await somebody(secret), await somebody(secret), await somebody(secret)];
  await server.api('signOut', { cookies: before.user.cookies });
  const { tokens, reconnect } = await startProcess(secret);
  await expect(tokens.verify(before.token)).rejects.toMatchObject({ error: 'token_expired' });
  await server.api('signOut', { cookies: meanwhile.user.cookies });
  expect(await tokens.verify(meanwhile.token)).toEqual({
    userId: meanwhile.user.userId,
    sessionId: meanwhile.sessionId,
  });
  await reconnect();
  await expect(tokens.verify(meanwhile.token)).rejects.toMatchObject({ error: 'token_expired' });
  expect(await tokens.verify(never.token)).toMatchObject({ userId: never.user.userId });
});

test('a process takes no token of an account that was deleted before it started', async () => {
  const secret = randomBytes(32);
  const gone = await somebody(secret);
  const body = { password: TEST_PASSWORD, keep_works: 'anonymise' as const };
  expect((await server.api('deleteAccount', { as: gone.user, body })).status).toBe(200);
  const { tokens } = await startProcess(secret);
  await expect(tokens.verify(gone.token)).rejects.toMatchObject({ error: 'token_expired' });
});
