import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { inTransaction, openPool } from '../database/database.ts';
import type { JobData } from './JobDefinition.ts';
import { createJobs, type Jobs } from './jobs.ts';

const database = testDatabase();
const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
});

/** The jobs of a further process. */
function anotherProcess(options: { lookForDeadEverySeconds?: number } = {}): Jobs {
  const pool = openPool({ connection: database.connection, poolSize: 2 });
  const jobs = createJobs({ pool, log: database.log, ...options });
  ends.push(async () => {
    await jobs.stop();
    await pool.end();
  });
  return jobs;
}

test('a job sent in a transaction exists when that commits, and never when it does not', async () => {
  const done: JobData[] = [];
  const jobs = anotherProcess();
  jobs.define({ name: 'greet', run: async (data) => done.push(data) });
  const undone = inTransaction(database.db, async (trx) => {
    await jobs.send(trx, 'greet', { who: 'nobody' });
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  await inTransaction(database.db, (trx) => jobs.send(trx, 'greet', { who: 'Mara' }));
  expect(await jobs.runNow('greet')).toBe(1);
  expect(done).toEqual([{ who: 'Mara' }]);
  expect(await jobs.runNow('greet')).toBe(0);
});

test('of several jobs with one key one waits; jobs without a key are all done', async () => {
  const done: JobData[] = [];
  const jobs = anotherProcess();
  jobs.define({ name: 'paint', run: async (data) => done.push(data) });
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => jobs.send(database.db, 'paint', { n }, { key: 'one board' })),
  );
  for (const board of ['a', 'b']) await jobs.send(database.db, 'paint', { board });
  expect(await jobs.runNow('paint')).toBe(3);
});

test('a run that does everything of its kind leaves nothing to those sent before, and sending one waits for nobody', async () => {
  const jobs = anotherProcess();
  let runs = 0;
  jobs.define({
    name: 'sweep',
    isForAll: true,
    async run() {
      runs += 1;
      if (runs === 1) await jobs.send(database.db, 'sweep');
    },
  });
  await inTransaction(database.db, async (trx) => {
    await jobs.send(trx, 'sweep');
    for (let count = 0; count < 5; count += 1)
      await inTransaction(database.db, (other) => jobs.send(other, 'sweep'));
  });
  await jobs.runNow('sweep');
  // One for all of them, and one for what came while it ran.
  expect(runs).toBe(2);
});

test('a process that stops notifies what it runs', async () => {
  const jobs = anotherProcess();
  const begun = Promise.withResolvers<void>();
  let isNotified = false;
  jobs.define({
    name: 'endless',
    lookEverySeconds: 0.5,
    run: (_data, { stopping, isShuttingDown }) =>
      new Promise<void>((end) => {
        stopping.addEventListener('abort', () => {
          isNotified = isShuttingDown();
          end();
        });
        begun.resolve();
      }),
  });
  await jobs.start();
  await jobs.send(database.db, 'endless');
  await begun.promise;
  await jobs.stop();
  expect(isNotified).toBe(true);
  expect(await jobs.backlog()).toMatchObject([{ running: 0 }]);
});

test('a run that takes too long is to stop, and knows that its process goes on', async () => {
  const jobs = anotherProcess();
  const heard = Promise.withResolvers<boolean>();
  jobs.define({
    name: 'slow',
    lookEverySeconds: 0.5,
    timeoutSeconds: 1,
    run: (_data, { stopping, isShuttingDown }) =>
      new Promise<void>((end) => {
        stopping.addEventListener('abort', () => {
          heard.resolve(isShuttingDown());
          end();
        });
      }),
  });
  await jobs.start();
  await jobs.send(database.db, 'slow');
  expect(await heard.promise).toBe(false);
});

test('a job sent while another of its key runs is done after it', async () => {
  const jobs = anotherProcess();
  let runs = 0;
  jobs.define({
    name: 'again',
    async run() {
      runs += 1;
      if (runs === 1) await jobs.send(database.db, 'again', {}, { key: 'k' });
    },
  });
  await jobs.send(database.db, 'again', {}, { key: 'k' });
  expect(await jobs.runNow('again')).toBe(2);
});

test('of several processes one does each job, and a job that fails is tried again', async () => {
  const done: unknown[] = [];
  let failures = 1;
  for (const process of [1, 2, 3]) {
    const jobs = anotherProcess();
    jobs.define({
      name: 'share',
      lookEverySeconds: 0.5,
      retryDelaySeconds: 0,
      async run({ n }) {
        if (n === 7 && failures > 0) {
          failures -= 1;
          throw new Error('the first time it fails');
        }
        done.push(n);
        return process;
      },
    });
    if (process === 1) {
      for (let n = 0; n < 12; n += 1) await jobs.send(database.db, 'share', { n });
    }
    await jobs.start();
  }
  await vi.waitFor(() => expect(done).toHaveLength(12), { timeout: 15_000, interval: 100 });
  expect(new Set(done).size).toBe(12);
});

test('a job whose process has died is done again long before its time is up', async () => {
  const dead = anotherProcess();
  const definition = {
    name: 'survive',
    retryDelaySeconds: 0,
    lookEverySeconds: 0.5,
    timeoutSeconds: 6 * 3600,
  };
  dead.define({ ...definition, run: () => Promise.withResolvers().promise });
  await dead.send(database.db, 'survive', {}, { key: 'k' });
  // It begins, and is never heard of again.
  void dead.runNow('survive');
  await vi.waitFor(async () => expect(await dead.backlog()).toMatchObject([{ running: 1 }]));
  await sql`
    update jobs.job set heartbeat_on = heartbeat_on - interval '61 seconds' where name = 'survive'`.execute(
    database.db,
  );
  const alive = anotherProcess({ lookForDeadEverySeconds: 1 });
  const run = vi.fn(async () => undefined);
  alive.define({ ...definition, run });
  await alive.start();
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), { timeout: 15_000, interval: 100 });
});

test('running a scheduled job now does what its schedule would do, and reports its failure', async () => {
  const jobs = anotherProcess();
  const run = vi.fn(async () => undefined);
  jobs.define({ name: 'nightly', schedule: '0 3 * * *', run });
  expect(await jobs.runNow('nightly')).toBe(1);
  expect(run).toHaveBeenCalledOnce();
  run.mockRejectedValueOnce(new Error('out of order'));
  await expect(jobs.runNow('nightly')).rejects.toThrow('out of order');
});

test('a schedule that is gone from the program ends, and what waits is reported by name', async () => {
  const old = anotherProcess();
  old.define({ name: 'retired', schedule: '* * * * *', run: async () => undefined });
  await old.start();
  await old.stop();
  const now = anotherProcess();
  now.define({ name: 'fresh', run: async () => undefined });
  await now.start();
  const { rows } = await sql`select name from jobs.schedule`.execute(database.db);
  expect(rows).toEqual([]);
  await now.stop();
  await now.send(database.db, 'fresh');
  expect(await now.backlog()).toEqual([
    { name: 'fresh', waiting: 1, running: 0, failed: 0, lastFailure: null },
  ]);
});

test('a job nobody has defined is refused', async () => {
  await expect(anotherProcess().send(database.db, 'unheard-of')).rejects.toThrow(
    'no job is called unheard-of',
  );
});
