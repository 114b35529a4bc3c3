import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { databaseTime, openDatabaseClock, type RunningClock } from './databaseClock.ts';

const database = testDatabase();
const HOUR_MS = 3_600_000;
const clocks: RunningClock[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const clock of clocks.splice(0)) clock.close();
});

async function open(
  options: { ask?: () => Promise<Date>; lookEveryMs?: number } = {},
): Promise<RunningClock> {
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
