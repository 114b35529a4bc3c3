import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';
import type { SignalPayload, Signals } from '../signals/signals.ts';
import { accessTokens } from './accessTokens.ts';
import { forgetEndedSessions } from './endedSessions.ts';

const server = testServer();

/** A process that starts now, with the secret the others have; `reconnect` is what happens after its line was cut. */
async function startProcess(secret: Uint8Array) {
  const { infra, db, clock } = server;
  let reconnect: () => void | Promise<void> = () => undefined;
  let hear: (payload: SignalPayload) => void | Promise<void> = () => undefined;
  let channel = '';
  const signals: Signals = {
    publish: async () => undefined,
    subscribe(name, handler, options) {
      channel = name;
      hear = handler;
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
  return { tokens, channel, hear, reconnect: () => reconnect() };
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

test('a process that starts late takes no token that could still run', async () => {
  const secret = randomBytes(32);
  const gone = await somebody(secret);
  await server.api('signOut', { cookies: gone.user.cookies });
  server.clock.advance((server.infra.settings.tokens.accessSeconds - 60) * 1000);
  const { tokens } = await startProcess(secret);
  await expect(tokens.verify(gone.token)).rejects.toMatchObject({ error: 'token_expired' });
});

test('a process takes no token of an account that was deleted before it started', async () => {
  const secret = randomBytes(32);
  const gone = await somebody(secret);
  const body = { password: TEST_PASSWORD, keep_works: 'anonymise' as const };
  expect((await server.api('deleteAccount', { as: gone.user, body })).status).toBe(200);
  const { tokens } = await startProcess(secret);
  await expect(tokens.verify(gone.token)).rejects.toMatchObject({ error: 'token_expired' });
});

test('a process hears at once of a session that is ended on another one, and of nothing else that is said there', async () => {
  const secret = randomBytes(32);
  const { user, sessionId, token } = await somebody(secret);
  const { tokens, channel, hear } = await startProcess(secret);
  expect(channel).toBe('rights');
  for (const other of [null, sessionId, [sessionId], { sessionId: 7 }, { fileKey: sessionId }])
    await hear(other);
  expect(await tokens.verify(token)).toEqual({ userId: user.userId, sessionId });
  await hear({ sessionId });
  await expect(tokens.verify(token)).rejects.toMatchObject({ error: 'token_expired' });
});
