import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { inTransaction, openPool } from '../database/database.ts';
import type { Clock } from '../ids/clock.ts';
import { TryAgain, type JobDefinition } from './JobDefinition.ts';
import { createJobs, type Jobs } from './jobs.ts';

const database = testDatabase();
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
});

let time = 0;
const clock = { now: () => new Date(time) };
beforeEach(() => {
  time = Date.now();
});

/** A process that does one kind of job; by the clock of the test, unless it looks for jobs by itself. */
function processOf(definition: JobDefinition, by: { clock?: Clock } = { clock }): Jobs {
  const pool = openPool({ connection: database.connection, poolSize: 2 });
  const jobs = createJobs({ pool, log: database.log, lookForDeadEverySeconds: 1, ...by });
  jobs.define({ isPerKey: true, ...definition });
  ends.push(async () => {
    await jobs.stop();
    await pool.end();
  });
  return jobs;
}

const rowsOf = async (name: string) =>
  (await sql<{ state: string }>`select state::text from jobs.job where name = ${name}`.execute(database.db))
    .rows;

test('while a job of a key waits or runs, none of that key is added; what is done leaves nothing', async () => {
  const runs: unknown[] = [];
  const jobs = processOf({
    name: 'once',
    async run({ n }) {
      runs.push(n);
      if (n === 1) await jobs.send(database.db, 'once', { n: 'while it runs' }, { key: 'a' });
    },
  });
  await jobs.send(database.db, 'once', { n: 1 }, { key: 'a' });
  await jobs.send(database.db, 'once', { n: 2 }, { key: 'a' });
  await jobs.send(database.db, 'once', { n: 3 }, { key: 'b' });
  expect(await jobs.runNow('once')).toBe(2);
  expect(runs).toEqual([1, 3]);
  expect(await rowsOf('once')).toEqual([]);
  await expect(jobs.send(database.db, 'once', {})).rejects.toThrow('a job of once needs a key');
});

test('what is tried again is due when its run said so, and given up after the last attempt', async () => {
  const attempts: number[] = [];
  const givenUp = vi.fn(async () => undefined);
  const jobs = processOf({
    name: 'stubborn',
    retries: 2,
    givenUp,
    async run(_data, { attempt }) {
      attempts.push(attempt);
      return new TryAgain({ at: new Date(time + attempt * 3_600_000), fault: 'not yet' });
    },
  });
  await jobs.send(database.db, 'stubborn', { n: 1 }, { key: 'a' });
  for (const hours of [1, 2]) {
    expect(await jobs.runNow('stubborn')).toBe(1);
    const due = await jobs.dueTimes(database.db, 'stubborn', ['a', 'b']);
    expect([...due]).toEqual([['a', new Date(time + hours * 3_600_000)]]);
    time += hours * 3_600_000 - 1;
    expect(await jobs.runNow('stubborn')).toBe(0);
    time += 1;
  }
  await jobs.runNow('stubborn');
  expect(attempts).toEqual([1, 2, 3]);
  expect(await jobs.backlog()).toMatchObject([
    { name: 'stubborn', failed: 1, lastFailure: { fault: 'not yet' } },
    { name: 'stubborn-given-up', waiting: 1 },
  ]);
  await jobs.runNow('stubborn-given-up');
  expect(givenUp).toHaveBeenCalledExactlyOnceWith({ n: 1 }, expect.anything());
});

test('an attempt that does not count leaves as many as there were', async () => {
  const attempts: number[] = [];
  const jobs = processOf({
    name: 'interrupted',
    retries: 0,
    async run(_data, { attempt }) {
      attempts.push(attempt);
      if (attempts.length < 4) return new TryAgain({ at: clock.now(), fault: 'stopped', isCounted: false });
      return undefined;
    },
  });
  await jobs.send(database.db, 'interrupted', {}, { key: 'a' });
  await jobs.runNow('interrupted');
  expect(attempts).toEqual([1, 1, 1, 1]);
});

test('an attempt that does not count leaves those before it counted', async () => {
  const attempts: number[] = [];
  const jobs = processOf({
    name: 'wavering',
    retries: 1,
    async run(_data, { attempt }) {
      attempts.push(attempt);
      const isCounted = attempts.length === 1;
      return attempts.length < 4 ? new TryAgain({ at: clock.now(), fault: 'no', isCounted }) : undefined;
    },
  });
  await jobs.send(database.db, 'wavering', {}, { key: 'a' });
  await jobs.runNow('wavering');
  expect(attempts).toEqual([1, 2, 2, 2]);
});

test('what is said late of an attempt that did not count is not said of the next one', async () => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const kind = { name: 'handed-over', lookEverySeconds: 0.5 } as const;
  const first = processOf({
    ...kind,
    run: async () => new TryAgain({ at: clock.now(), fault: 'stopped', isCounted: false }),
  });
  await first.send(database.db, 'handed-over', { n: 1 }, { key: 'a' });
  const idOf = async () =>
    (await sql<{ id: string }>`select id from jobs.job where name = 'handed-over'`.execute(database.db))
      .rows[0]?.id;
  const former = await idOf();
  await first.doNow('handed-over', 'a');
  const second = processOf({
    ...kind,
    async run() {
      begun.resolve();
      await mayEnd;
    },
  });
  const running = second.doNow('handed-over', 'a');
  await begun.promise;
  // As pg-boss does once a worker has ended: the id of the job, and how often it was tried.
  await sql`update jobs.job set state = 'completed' where name = 'handed-over' and id = ${former} and retry_count = 0`.execute(
    database.db,
  );
  expect(await rowsOf('handed-over')).toEqual([{ state: 'active' }]);
  end();
  expect(await running).toBe(true);
  expect(await rowsOf('handed-over')).toEqual([]);
});

test('a job on which every process dies is given up', async () => {
  const endsWithItsProcess: JobDefinition['run'] = (_data, { stopping }) =>
    new Promise((end) => stopping.addEventListener('abort', end));
  const givenUp = vi.fn(async () => undefined);
  const kind = { name: 'deadly', retries: 1, retryDelaySeconds: 0, lookEverySeconds: 0.5, givenUp } as const;
  const first = processOf({ ...kind, run: () => Promise.withResolvers().promise });
  await first.send(database.db, 'deadly', { n: 7 }, { key: 'a' });
  void first.doNow('deadly', 'a');
  const untilItRuns = () =>
    vi.waitFor(async () => expect(await rowsOf('deadly')).toEqual([{ state: 'active' }]), {
      timeout: 15_000,
    });
  const aMinuteLater = () =>
    sql`update jobs.job set heartbeat_on = heartbeat_on - interval '61 seconds' where name = 'deadly'`.execute(
      database.db,
    );
  await untilItRuns();
  await aMinuteLater();
  const second = processOf({ ...kind, run: endsWithItsProcess }, {});
  await second.start();
  await vi.waitFor(
    async () => {
      await aMinuteLater();
      expect(givenUp).toHaveBeenCalledWith({ n: 7 }, expect.anything());
    },
    { timeout: 15_000, interval: 250 },
  );
  // It stays for the operator to see.
  expect((await rowsOf('deadly')).map(({ state }) => state)).toEqual(['failed']);
});

test('work that ends its job in its own transaction is done by one process, although another one has begun it', async () => {
  const done: string[] = [];
  const kind = (who: string, began: PromiseWithResolvers<void>, goOn: Promise<void>): JobDefinition => ({
    name: 'exact',
    retryDelaySeconds: 0,
    isPerKey: true,
    async run(_data, { finishIn }) {
      began.resolve();
      await goOn;
      await inTransaction(database.db, async (trx) => {
        await finishIn(trx);
        done.push(who);
      });
    },
  });
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = processOf(kind('slow', begun, held.promise));
  const quick = processOf(kind('quick', Promise.withResolvers<void>(), Promise.resolve()));
  await slow.send(database.db, 'exact', {}, { key: 'a' });
  const running = slow.doNow('exact', 'a');
  await begun.promise;
  // It is thought to be dead.
  await sql`update jobs.job set state = 'retry' where name = 'exact'`.execute(database.db);
  expect(await quick.doNow('exact', 'a')).toBe(true);
  held.resolve();
  await running;
  expect(done).toEqual(['quick']);
  expect(await rowsOf('exact')).toEqual([]);
});

test('a waiting job is done now by who waits for it, once, due or not', async () => {
  const run = vi.fn(async () => undefined);
  const [one, two] = [processOf({ name: 'hasty', run }), processOf({ name: 'hasty', run })];
  await one.send(database.db, 'hasty', {}, { key: 'a', startAfter: new Date(time + 60_000) });
  await one.send(database.db, 'hasty', {}, { key: 'b', startAfter: new Date(time + 60_000) });
  const done = await Promise.all([one, two, one, two].map((jobs) => jobs.doNow('hasty', 'a')));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(run).toHaveBeenCalledOnce();
  expect([...(await one.dueTimes(database.db, 'hasty', ['a', 'b'])).keys()]).toEqual(['b']);
});

test('a transaction sees the jobs that it has sent', async () => {
  const jobs = processOf({ name: 'seen', run: async () => undefined });
  const startAfter = new Date(time + 60_000);
  await inTransaction(database.db, async (trx) => {
    await jobs.send(trx, 'seen', {}, { key: 'a', startAfter });
    expect(await jobs.hasJob(trx, 'seen', 'a')).toBe(true);
    expect(await jobs.dueTimes(trx, 'seen', ['a'])).toEqual(new Map([['a', startAfter]]));
    expect(await jobs.hasJob(database.db, 'seen', 'a')).toBe(false);
  });
});

test('a job that was done now and failed goes back behind those that waited longer', async () => {
  const done: unknown[] = [];
  const jobs = processOf({
    name: 'hurried',
    lookEverySeconds: 0.5,
    retryDelaySeconds: 0,
    async run({ n }, { attempt }) {
      if (attempt === 1 && n === 2) throw new Error('no');
      done.push(n);
    },
  });
  await jobs.send(database.db, 'hurried', { n: 1 }, { key: 'a', startAfter: new Date(time + 60_000) });
  await jobs.send(database.db, 'hurried', { n: 2 }, { key: 'b' });
  await jobs.doNow('hurried', 'b');
  await sql`update jobs.job set start_after = now() where name = 'hurried'`.execute(database.db);
  await jobs.start();
  await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: 15_000, interval: 100 });
  expect(done).toEqual([1, 2]);
});

test('doing all that is due goes on when another process takes a job first', async () => {
  const done: unknown[] = [];
  const kind: JobDefinition = { name: 'contended', run: async ({ n }) => done.push(n) };
  const [one, other] = [processOf(kind), processOf(kind)];
  for (let n = 0; n < 3; n += 1) await one.send(database.db, 'contended', { n }, { key: String(n) });
  // Another process has locked the first one, and takes it meanwhile.
  const counts = await inTransaction(database.db, async (trx) => {
    await sql`select from jobs.job where name = 'contended' and singleton_key = '0' for key share`.execute(
      trx,
    );
    return other.runNow('contended');
  });
  expect(counts).toBe(2);
  expect(done).toEqual([1, 2]);
  expect(await one.runNow('contended')).toBe(1);
});

test('what waits without a job gets one, once; what has one, or was given up a moment ago, gets none', async () => {
  const run = vi.fn(async () => Promise.reject(new Error('no')));
  const jobs = processOf({
    name: 'owing',
    retries: 0,
    run,
    givenUp: async () => undefined,
    async *owed() {
      yield [
        { key: 'sent', data: {} },
        { key: 'lost', data: { n: 1 }, startAfter: new Date(time + 5_000) },
      ];
      yield [{ key: 'given up', data: {} }];
    },
  });
  await jobs.send(database.db, 'owing', {}, { key: 'given up' });
  await expect(jobs.runNow('owing')).rejects.toThrow('no');
  await jobs.send(database.db, 'owing', {}, { key: 'sent' });
  expect(await jobs.sendOwed(database.db, 'owing')).toBe(1);
  expect(await jobs.sendOwed(database.db, 'owing')).toBe(0);
  expect(await jobs.dueTimes(database.db, 'owing', ['lost'])).toEqual(
    new Map([['lost', new Date(time + 5_000)]]),
  );
});

test('a process that cannot do a kind of job leaves it to others until it can', async () => {
  let canRun = false;
  const looks: unknown[] = [];
  const [own, others] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const jobs = processOf({ name: 'able', lookEverySeconds: 0.5, canRun: () => canRun, run: own }, {});
  jobs.define({ name: 'look', lookEverySeconds: 0.5, run: async ({ n }) => looks.push(n) });
  const other = processOf({ name: 'able', run: others });
  await jobs.send(database.db, 'able', {}, { key: 'a' });
  await jobs.start();
  for (let n = 1; n <= 3; n += 1) {
    await jobs.send(database.db, 'look', { n });
    await vi.waitFor(() => expect(looks).toHaveLength(n), { timeout: 15_000, interval: 100 });
  }
  // It has looked for jobs of both kinds by now.
  expect(own).not.toHaveBeenCalled();
  expect(await other.doNow('able', 'a')).toBe(true);
  expect(others).toHaveBeenCalledOnce();
  await jobs.send(database.db, 'able', {}, { key: 'b' });
  canRun = true;
  await vi.waitFor(() => expect(own).toHaveBeenCalledOnce(), { timeout: 15_000, interval: 100 });
});
