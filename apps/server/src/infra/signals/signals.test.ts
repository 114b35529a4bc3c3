import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { inTransaction } from '../database/database.ts';
import { openSignals, type SignalPayload } from './signals.ts';

const server = testServer();

async function another() {
  const signals = await openSignals({ connection: server.connection, log: server.infra.log });
  return { signals, [Symbol.asyncDispose]: () => signals.close() };
}

test('a signal reaches every process, the sending one included, on its channel only', async () => {
  await using other = await another();
  const heard: [string, SignalPayload][] = [];
  server.infra.signals.subscribe('rights', (payload) => void heard.push(['own', payload]));
  other.signals.subscribe('rights', (payload) => void heard.push(['other', payload]));
  other.signals.subscribe('weather', (payload) => void heard.push(['wrong', payload]));
  await server.infra.signals.publish(server.db, 'rights', { fileKey: 'k', users: ['é'] });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  const signal = { fileKey: 'k', users: ['é'] };
  expect(heard).toEqual(
    expect.arrayContaining([
      ['own', signal],
      ['other', signal],
    ]),
  );
});

test('a signal of a transaction is told when it commits, and not when it is rolled back', async () => {
  const heard: SignalPayload[] = [];
  const stop = server.infra.signals.subscribe('orders', (payload) => void heard.push(payload));
  const undone = inTransaction(server.db, async (trx) => {
    await server.infra.signals.publish(trx, 'orders', 'undone');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await inTransaction(server.db, async (trx) => server.infra.signals.publish(trx, 'orders', 'done'));
  await vi.waitFor(() => expect(heard).toEqual(['done']));
  stop();
});

test('who no longer listens hears nothing, and a handler that fails keeps nobody else from hearing', async () => {
  const heard: SignalPayload[] = [];
  const stop = server.infra.signals.subscribe('x', () => void heard.push('stopped'));
  server.infra.signals.subscribe('x', () => {
    throw new Error('mine alone');
  });
  server.infra.signals.subscribe('x', (payload) => void heard.push(payload));
  stop();
  await server.infra.signals.publish(server.db, 'x', 1);
  await vi.waitFor(() => expect(heard).toEqual([1]));
});

test('a broken connection is opened again, and those who listen are told that they may have missed something', async () => {
  await using other = await another();
  const heard: SignalPayload[] = [];
  const onGap = vi.fn();
  other.signals.subscribe('again', (payload) => void heard.push(payload), { onGap });
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'boardwalk signals'`.execute(server.db);
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), { timeout: 5_000 });
  expect(other.signals.isListening()).toBe(true);
  await other.signals.publish(server.db, 'again', 'here');
  await vi.waitFor(() => expect(heard).toEqual(['here']));
});

test('what is too long for a signal is refused with its channel', async () => {
  await expect(server.infra.signals.publish(server.db, 'long', 'x'.repeat(8_000))).rejects.toThrow(
    'a signal of long is longer than 7000 bytes',
  );
});
