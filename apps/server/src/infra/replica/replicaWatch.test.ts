import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../log/logger.ts';
import type { Signals } from '../signals/signals.ts';
import { watchReplica } from './replicaWatch.ts';

const SYSTEM = '7';

/** A server whose answers wait until the test gives them. */
function askedServer() {
  const waiting: ((row: object) => void)[] = [];
  const query = vi.fn(
    () =>
      new Promise((resolve) => {
        waiting.push((row) => resolve({ rows: [row] }));
      }),
  );
  const isAsked = () => vi.waitFor(() => expect(waiting).not.toEqual([]), { timeout: 10_000, interval: 5 });
  return {
    pool: { query } as unknown as pg.Pool,
    isAsked,
    async answer(row: object): Promise<void> {
      await isAsked();
      waiting.shift()?.({ system: SYSTEM, ...row });
    },
  };
}

/** A watch between two servers that answer by hand, to which no signals come but those of the test. */
function watched(options: { mostLagSeconds?: number } = {}) {
  const [primary, replica] = [askedServer(), askedServer()];
  let signal = (): void => undefined;
  const signals: Pick<Signals, 'isListening' | 'subscribe'> = {
    isListening: () => true,
    subscribe(_channel, handler) {
      signal = () => void handler('works');
      return () => undefined;
    },
  };
  const watch = watchReplica({
    primary: primary.pool,
    replica: replica.pool,
    signals,
    log: createLogger('silent'),
    ...options,
  });
  const replicaAnswers = () => replica.answer({ replayed: '0/10' });
  const primaryAnswers = () => primary.answer({ inserted: '0/10', flushed: '0/10' });
  onTestFinished(async () => {
    const closed = watch.close();
    // A look that is under way ends first.
    void replicaAnswers();
    void primaryAnswers();
    await closed;
  });
  return {
    watch,
    primary,
    replica,
    signal: () => signal(),
    replicaAnswers,
    primaryAnswers,
    /** One look at both; it has ended once the next one asks. */
    look: async () => {
      await replicaAnswers();
      await primaryAnswers();
      await replica.isAsked();
    },
  };
}

test('a replica is read from once it has said, after a signal, that it has all that the primary had then', async () => {
  const { watch, look, signal } = watched();
  expect(watch.isCurrent()).toBe(false);
  await look();
  expect(watch.state()).toMatchObject({ isThere: true, isUsed: false });
  await look();
  expect(watch.isCurrent()).toBe(true);
  signal();
  expect(watch.isCurrent()).toBe(false);
});

test.each([{ wasLost: false }, { wasLost: true }])(
  'a replica that is lost while the primary is asked stays lost: what it said before does not count (lost already: $wasLost)',
  async ({ wasLost }) => {
    const { watch, look, replicaAnswers, primaryAnswers, primary, replica } = watched();
    await look();
    await look();
    expect(watch.isCurrent()).toBe(true);
    if (wasLost) watch.lose('its connection broke');
    const former = watch.lifetime();
    await replicaAnswers();
    await primary.isAsked();
    watch.lose('its connection broke');
    expect(former.aborted).toBe(true);
    await primaryAnswers();
    await replica.isAsked();
    expect(watch.state()).toMatchObject({ isThere: false, isUsed: false });
    await look();
    expect(watch.state()).toMatchObject({ isThere: true, isUsed: true });
  },
);
