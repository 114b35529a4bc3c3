import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { openPool } from './database.ts';
import { databaseTime, openDatabaseClock, pooledTime, type RunningClock } from './databaseClock.ts';

const database = testDatabase();
const HOUR_MS = 3_600_000;
const clocks: RunningClock[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const clock of clocks.splice(0)) clock.close();
});

async function open(options: Partial<Parameters<typeof openDatabaseClock>[0]> = {}): Promise<RunningClock> {
  const clock = await openDatabaseClock({
    ask: () => databaseTime(database.db),
    log: database.log,
    ...options,
  });
  clocks.push(clock);
  return clock;
}

/** How far a clock is from what the database says before and after it is asked. */
async function distance(clock: RunningClock): Promise<number> {
  const before = await databaseTime(database.db);
  const now = clock.now().getTime();
  const after = await databaseTime(database.db);
  return Math.max(before.getTime() - now, now - after.getTime(), 0);
}

test.each([
  ['two days ahead', 48 * HOUR_MS],
  ['an hour behind', -HOUR_MS],
])('a machine whose clock jumps to %s has the time of the database all the same', async (_where, jump) => {
  const clock = await open();
  expect(await distance(clock)).toBeLessThan(1_000);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
  for (let look = 0; look < 3; look += 1) expect(await distance(clock)).toBeLessThan(1_000);
  // A process that starts while it is wrong, too.
  expect(await distance(await open())).toBeLessThan(1_000);
  vi.setSystemTime(Date.now() - 2 * jump);
  expect(await distance(clock)).toBeLessThan(1_000);
});

test('the time goes on while the database is away, and follows it when it comes back with another one', async () => {
  let answer = async () => new Date(10_000_000);
  const ask = vi.fn(() => answer());
  const clock = await open({ ask, lookEveryMs: 5 });
  answer = () => Promise.reject(new Error('away'));
  const asked = ask.mock.calls.length;
  await vi.waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked + 2));
  const before = clock.now().getTime();
  await vi.waitFor(() => expect(clock.now().getTime()).toBeGreaterThan(before + 5));
  expect(clock.now().getTime()).toBeLessThan(10_000_000 + HOUR_MS);
  answer = async () => new Date(20_000_000_000);
  await vi.waitFor(() => expect(clock.now().getTime()).toBeGreaterThanOrEqual(20_000_000_000));
  answer = async () => new Date(10_000_000);
  await vi.waitFor(() => expect(clock.now().getTime()).toBeLessThan(20_000_000));
});

test('a process that slept asks at once, and not with every look at the clock', async () => {
  const ask = vi.fn(() => databaseTime(database.db));
  const clock = await open({ ask, lookEveryMs: HOUR_MS });
  for (let look = 0; look < 100; look += 1) clock.now();
  expect(ask).toHaveBeenCalledOnce();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
  for (let look = 0; look < 100; look += 1) clock.now();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await ask.mock.results[1]?.value;
  for (let look = 0; look < 100; look += 1) clock.now();
  expect(ask).toHaveBeenCalledTimes(2);
});

describe('a process that slept, with a first question that', () => {
  const slept = 1_000_000_000_000;
  /** A clock whose database says one time, and after a sleep of the machine another one, when it answers. */
  async function wake(firstAnswer: () => Promise<Date>) {
    let answer = async () => new Date(slept);
    const ask = vi.fn(() => answer());
    const clock = await open({ ask, lookEveryMs: HOUR_MS, retryMs: 5, answerMs: 20 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
    answer = firstAnswer;
    clock.now();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    answer = async () => new Date(slept + HOUR_MS);
    return { ask, clock };
  }

  test.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['hangs', () => new Promise<Date>(() => undefined)],
  ])('%s asks again soon, also when nobody looks at the clock', async (_how, firstAnswer) => {
    const { ask, clock } = await wake(firstAnswer);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
    await vi.waitFor(() => expect(clock.now().getTime()).toBeGreaterThanOrEqual(slept + HOUR_MS));
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('fails does not ask with every look at the clock', async () => {
    const ask = vi.fn(() => databaseTime(database.db));
    const clock = await open({ ask, lookEveryMs: HOUR_MS, retryMs: HOUR_MS });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
    ask.mockRejectedValue(new Error('away'));
    clock.now();
    await expect(ask.mock.results[1]?.value).rejects.toThrow('away');
    for (let look = 0; look < 100; look += 1) {
      clock.now();
      await Promise.resolve();
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

test('a connection that leads nowhere is given up, and the next question gets another one', async () => {
  const { host } = database.connection as { host: string };
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  const name = '.s.PGSQL.5432';
  let isStranded = false;
  const wire = createServer((person) => {
    const onwards = connect(join(host, name));
    onwards.on('data', (piece) => !isStranded && person.write(piece));
    person.on('data', (piece) => onwards.write(piece));
    person.on('close', () => onwards.destroy());
  });
  await new Promise<void>((resolve) => wire.listen(join(folder, name), resolve));
  const pool = openPool({ connection: { ...database.connection, host: folder }, poolSize: 1 });
  try {
    const never = new AbortController().signal;
    await pooledTime(pool, never);
    isStranded = true;
    await expect(pooledTime(pool, AbortSignal.timeout(20))).rejects.toThrow();
    isStranded = false;
    const away = (await pooledTime(pool, never)).getTime() - (await databaseTime(database.db)).getTime();
    expect(Math.abs(away)).toBeLessThan(1_000);
    expect(pool.totalCount).toBe(1);
    expect(pool.idleCount).toBe(1);
    await expect(pooledTime(pool, AbortSignal.abort())).rejects.toThrow();
  } finally {
    await pool.end();
    await new Promise((resolve) => wire.close(resolve));
    await rm(folder, { recursive: true });
  }
});
