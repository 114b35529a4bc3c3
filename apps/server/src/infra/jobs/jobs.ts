import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { fromKysely, PgBoss, systemClock as timers, type Db, type WorkOptions } from 'pg-boss';
import type { Database, Queryable } from '../database/database.ts';
import { systemClock, type Clock } from '../ids/clock.ts';
import type { Logger } from '../log/logger.ts';
import {
  givenUpName,
  type JobData,
  type JobDefinition,
  type KnownJob,
  type OwedJob,
  withDefaults,
} from './JobDefinition.ts';
import * as table from './jobTable.ts';
import { JOB_SCHEMA, type JobCounts } from './jobTable.ts';
import { makeQueue } from './queues.ts';
import { jobRuns, type ObserveRun, type TakenJob } from './runs.ts';

/** When and how often a sent job is done. */
export interface SendOptions {
  /** While a job of a key waits, sending another one does nothing. For kinds that are `isPerKey` that holds while it runs as well. */
  key?: string;
  /** Not before; default at once. */
  startAfter?: Date;
}

/** How much is waiting, by kind of job. */
export interface JobBacklog extends JobCounts {
  name: string;
  /** When it is due by itself. */
  schedule: string | undefined;
}

/** Work done in the background, on queues in the database, by whichever process finds it first. */
export interface Jobs {
  /** Names a kind of job; before `start`. */
  define(definition: JobDefinition): void;
  /**
   * Sends a job. Given a transaction, the job exists when that commits, and never when it does not.
   *
   * @throws Error for a name nobody has defined
   */
  send(db: Queryable, name: string, data?: JobData, options?: SendOptions): Promise<void>;
  /** Sends many jobs of one kind, in one statement. */
  sendAll(db: Queryable, name: string, jobs: readonly OwedJob[]): Promise<void>;
  /**
   * Does the waiting job of a key in this process, due or not, for a request that waits for the result. Call it outside transactions:
   * the job must be committed. When the run throws, that is logged and the job is tried again later.
   *
   * @returns false when no job of the key waits; one that runs in another process is not waited for
   */
  doNow(name: string, key: string): Promise<boolean>;
  /** Whether a job of a key waits or runs. */
  hasJob(db: Queryable, name: string, key: string): Promise<boolean>;
  /** When the waiting jobs of some keys are due, by key. */
  dueTimes(db: Queryable, name: string, keys: readonly string[]): Promise<Map<string, Date>>;
  /** Gives a job to each row that waits for one of a kind and has none; gives how many. */
  sendOwed(db: Queryable, name: string): Promise<number>;
  /**
   * Does everything of one kind that is due, in this process, and once what a schedule would do. For
   * tests and the operator; a failure is thrown.
   *
   * @returns how many jobs were done
   */
  runNow(name: string): Promise<number>;
  /** Makes the queues and begins to look for due jobs. */
  start(): Promise<void>;
  /** Begins nothing new and waits for what is running. */
  stop(): Promise<void>;
  /**
   * Queues the failed jobs of a kind again, at most 1,000 at once. Those stay as they are whose work is no longer wanted, or has another
   * job already. An unknown kind has none.
   *
   * @returns how many are queued
   */
  retryFailed(name: string): Promise<number>;
  /** What waits, for metrics and the operator. */
  backlog(): Promise<JobBacklog[]>;
}

/** How jobs are looked for. */
type Looking = WorkOptions & { includeMetadata: true };

const STOP_PATIENCE_MS = 10_000;
/** How soon it is noticed that a process can, or can no longer, do a kind of job. */
const WATCH_EVERY_MS = 1_000;
/** Most failed jobs that are queued again at once. */
const RETRY_AT_ONCE = 1000;

/** Brings the tables of the queues to the newest version; does nothing when they are there. */
export async function migrateJobs(db: Database): Promise<void> {
  const boss = new PgBoss({ db: fromKysely(db), schema: JOB_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}

/**
 * Jobs on the queues of a database, already migrated.
 *
 * @param options.pool connections for looking for jobs; jobs sent in a transaction use that one's
 * @param options.clock the time by which jobs are due that are sent or put back; that of this machine when left out
 * @param options.observe called for every run, for metrics
 * @param options.lookForDeadEverySeconds how often jobs are looked for whose process has died; default 60
 */
export function createJobs(options: {
  pool: pg.Pool;
  log: Logger;
  clock?: Clock;
  observe?: ObserveRun;
  lookForDeadEverySeconds?: number;
}): Jobs {
  const { pool, log, clock = systemClock, observe, lookForDeadEverySeconds = 60 } = options;
  const definitions = new Map<string, KnownJob>();
  const known = new Map<string, Promise<void>>();
  const boss = new PgBoss({
    db: on(pool),
    schema: JOB_SCHEMA,
    clock: { ...timers, now: () => clock.now().getTime() },
    superviseIntervalSeconds: lookForDeadEverySeconds,
    monitorIntervalSeconds: lookForDeadEverySeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
  const stopping = new AbortController();
  const runs = jobRuns({ boss, pool, definitionOf, log, observe, stopping: stopping.signal });
  let isStarted = false;

  function definitionOf(name: string): KnownJob {
    const definition = definitions.get(name);
    if (definition === undefined) throw new Error(`no job is called ${name}`);
    return definition;
  }

  /** Its own connection: a queue is no part of the transaction that sends the first job to it. */
  function queueOf(name: string): Promise<void> {
    const definition = definitionOf(name);
    const after = definition.givenUp === undefined ? Promise.resolve() : queueOf(givenUpName(name));
    const made =
      known.get(name) ??
      after
        .then(() => makeQueue(boss, definition))
        .catch((error: unknown) => {
          known.delete(name);
          throw error;
        });
    known.set(name, made);
    return made;
  }

  async function doHere(name: string, job: TakenJob) {
    return runs.keepingAlive(name, job, () => runs.perform(name, job));
  }

  async function runDue(name: string): Promise<number> {
    let done = 0;
    // Jobs that other processes took first.
    const except: string[] = [];
    for (;;) {
      const id = await table.longestDue(pool, name, { now: clock.now(), except });
      if (id === undefined) return done;
      const job = await runs.take(name, id);
      if (job === undefined) {
        except.push(id);
        continue;
      }
      const failed = await doHere(name, job);
      if (failed !== undefined) throw failed.fault;
      done += 1;
    }
  }

  async function begin(name: string): Promise<void> {
    const { schedule, lookEverySeconds, atOnce, canRun } = definitionOf(name);
    await queueOf(name);
    if (schedule === undefined) await boss.unschedule(name);
    else await boss.schedule(name, schedule, null, { tz: 'UTC' });
    const looking = {
      pollingIntervalSeconds: lookEverySeconds,
      batchSize: atOnce,
      burstWhenBatchFull: true,
      includeMetadata: true,
    } satisfies Looking;
    const look = () => startLooking(name, looking);
    if (canRun === undefined) await look();
    else watch(name, canRun, look);
  }

  async function startLooking(name: string, looking: Looking): Promise<void> {
    // Each is settled by its own run; what cannot be settled is left to pg-boss, which fails what is still open.
    await boss.work<JobData | null, void, Looking>(name, looking, async (jobs) => {
      const settled = await Promise.allSettled(jobs.map((job) => runs.perform(name, job)));
      const lost = settled.find((each) => each.status === 'rejected');
      if (lost !== undefined) throw lost.reason;
    });
  }

  /** Looks for jobs while this process can do them. */
  function watch(name: string, canRun: () => boolean, look: () => Promise<void>): void {
    let isLooking = false;
    const check = async () => {
      if (stopping.signal.aborted || canRun() === isLooking) return;
      isLooking = !isLooking;
      await (isLooking ? look() : boss.offWork(name, { wait: false }));
    };
    const checkOrLog = () =>
      void check().catch((error: unknown) =>
        log.error({ err: error, job: name }, 'a queue of jobs cannot be watched'),
      );
    checkOrLog();
    const timer = setInterval(checkOrLog, WATCH_EVERY_MS).unref();
    stopping.signal.addEventListener('abort', () => clearInterval(timer));
  }

  return {
    define(definition) {
      const { name, givenUp } = definition;
      if (definitions.has(name)) throw new Error(`two jobs are called ${name}`);
      definitions.set(name, withDefaults(definition));
      if (givenUp !== undefined) this.define({ name: givenUpName(name), run: givenUp, leavesNothing: true });
    },

    async send(db, name, data = {}, { key, startAfter } = {}) {
      if (definitionOf(name).isPerKey && key === undefined) throw new Error(`a job of ${name} needs a key`);
      await queueOf(name);
      await boss.send(name, data, {
        db: fromKysely(db),
        // Without a key of its own it would share one with all others of its kind.
        singletonKey: key ?? randomUUID(),
        startAfter: startAfter ?? clock.now(),
      });
    },

    async sendAll(db, name, jobs) {
      await queueOf(name);
      const now = clock.now();
      await boss.insert(
        name,
        jobs.map(({ key, data, startAfter = now }) => ({ data, singletonKey: key, startAfter })),
        { db: fromKysely(db) },
      );
    },

    async doNow(name, key) {
      await queueOf(name);
      const id = await table.waitingJob(pool, name, key);
      const job = id === undefined ? undefined : await runs.take(name, id);
      if (job === undefined) return false;
      await doHere(name, job);
      return true;
    },

    hasJob: (db, name, key) => table.hasJob(fromKysely(db), name, key),

    dueTimes: (db, name, keys) => table.dueTimes(fromKysely(db), name, keys),

    async sendOwed(db, name) {
      await queueOf(name);
      let sent = 0;
      for await (const owed of definitionOf(name).owed?.() ?? []) {
        const without = await table.keysWithoutJob(
          pool,
          name,
          owed.map(({ key }) => key),
        );
        await this.sendAll(
          db,
          name,
          owed.filter(({ key }) => without.has(key)),
        );
        sent += without.size;
      }
      return sent;
    },

    async runNow(name) {
      const { schedule } = definitionOf(name);
      await queueOf(name);
      const due = await runDue(name);
      if (schedule === undefined) return due;
      await runs.attemptUnsent(name);
      return due + 1;
    },

    async start() {
      await boss.start();
      isStarted = true;
      for (const name of definitions.keys()) await begin(name);
      await dropUnknownSchedules(boss, new Set(definitions.keys()));
    },

    async stop() {
      stopping.abort();
      if (isStarted) await boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS, close: false });
    },

    async retryFailed(name) {
      if (!definitions.has(name)) return 0;
      await queueOf(name);
      const { reopen } = definitionOf(name);
      let retried = 0;
      // One by one: one whose place in the queue is taken must not hold up the others.
      for (const { id, data } of await table.failedJobs(pool, name, RETRY_AT_ONCE)) {
        try {
          if (reopen === undefined) await boss.retry(name, id);
          else if (await reopen(data)) await boss.deleteJob(name, id);
          else continue;
          retried += 1;
        } catch (error) {
          log.warn({ err: error, job: name }, 'a failed job was not queued again');
        }
      }
      return retried;
    },

    async backlog() {
      const counts = await table.countJobs(pool);
      const none: JobCounts = { waiting: 0, running: 0, failed: 0, lastFailure: null };
      return [...definitions.values()].map(({ name, schedule }) => ({
        name,
        ...(counts.get(name) ?? none),
        schedule,
      }));
    },
  };
}

/** Drops the schedules of kinds of jobs that are gone: they would go on for ever. */
async function dropUnknownSchedules(boss: PgBoss, names: ReadonlySet<string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

/** The pool as pg-boss wants it; several statements at once give several results. */
function on(pool: pg.Pool): Db {
  return {
    async executeSql(text, values = []) {
      const result = (await pool.query(text, values)) as pg.QueryResult | pg.QueryResult[];
      return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
    },
  };
}
