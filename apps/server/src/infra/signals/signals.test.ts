import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { inTransaction } from '../database/database.ts';
import { openSignals, type SignalPayload, type Signals } from './signals.ts';

const database = testDatabase();

let own: Signals;
beforeAll(async () => {
  own = await openSignals(database);
});
afterAll(() => own.close());

async function another() {
  const signals = await openSignals(database);
  return { signals, [Symbol.asyncDispose]: () => signals.close() };
}

test('a signal reaches every process, the sending one included, on its channel only', async () => {
  await using other = await another();
  const heard: [string, SignalPayload][] = [];
  own.subscribe('rights', (payload) => void heard.push(['own', payload]));
  other.signals.subscribe('rights', (payload) => void heard.push(['other', payload]));
  other.signals.subscribe('weather', (payload) => void heard.push(['wrong', payload]));
  await own.publish(database.db, 'rights', { fileKey: 'k', users: ['é'] });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  const signal = { fileKey: 'k', users: ['é'] };
  expect(heard).toEqual(
    expect.arrayContaining([
      ['own', signal],
      ['other', signal],
    ]),
  );
});

test('a signal of a transaction is announced when it commits, and not when it is rolled back', async () => {
  const heard: SignalPayload[] = [];
  const stop = own.subscribe('orders', (payload) => void heard.push(payload));
  const undone = inTransaction(database.db, async (trx) => {
    await own.publish(trx, 'orders', 'undone');
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await inTransaction(database.db, async (trx) => own.publish(trx, 'orders', 'done'));
  await vi.waitFor(() => expect(heard).toEqual(['done']));
  stop();
});

test('who no longer listens hears nothing, and a handler that fails keeps nobody else from hearing', async () => {
  const heard: SignalPayload[] = [];
  const stop = own.subscribe('x', () => void heard.push('stopped'));
  own.subscribe('x', () => {
    throw new Error('mine alone');
  });
  own.subscribe('x', (payload) => void heard.push(payload));
  stop();
  await own.publish(database.db, 'x', 1);
  await vi.waitFor(() => expect(heard).toEqual([1]));
});

test('a broken connection is opened again, and those who listen learn that they may have missed something', async () => {
  await using other = await another();
  const heard: SignalPayload[] = [];
  const onGap = vi.fn();
  other.signals.subscribe('again', (payload) => void heard.push(payload), { onGap });
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'boardwalk signals'`.execute(database.db);
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledOnce(), { timeout: 5_000 });
  expect(other.signals.isListening()).toBe(true);
  await other.signals.publish(database.db, 'again', 'here');
  await vi.waitFor(() => expect(heard).toEqual(['here']));
});

test('what is too long for a signal is refused with its channel', async () => {
  await expect(own.publish(database.db, 'long', 'x'.repeat(8_000))).rejects.toThrow(
    'a signal of long is longer than 7000 bytes',
  );
});
