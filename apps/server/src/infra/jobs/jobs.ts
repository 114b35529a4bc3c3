import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { fromKysely, PgBoss, systemClock as timers, type Db, type JobWithMetadata } from 'pg-boss';
import type { Database, Queryable } from '../database/database.ts';
import type { Clock } from '../ids/clock.ts';
import type { Logger } from '../log/logger.ts';

/** What a job gets when it is sent: JSON, and keys rather than contents. */
export type JobData = Readonly<Record<string, unknown>>;

/** A kind of work that is done later, or again and again, by one process at a time. */
export interface JobDefinition {
  /** Lower-case words with dashes, e.g. `purge-trash`. It is kept in the database: renaming it is a new kind of job. */
  name: string;
  /**
   * Does the work. It may be done twice when a process dies at the wrong moment, so it must bear repeating; throwing
   * puts it off and tries again.
   *
   * @param stopping aborted when the process wants to end: a run without an end of its own stops then
   */
  run(data: JobData, stopping: AbortSignal): Promise<unknown>;
  /**
   * A run does everything of its kind: jobs that were sent before it began need no run of their own. Unlike a key this does not
   * let a transaction that sends one wait for another.
   */
  isForAll?: boolean;
  /** When it is due by itself: five fields of cron, in UTC. One run for all processes. */
  schedule?: string;
  /** Repetitions after a failure, default 3. Between them the wait doubles. */
  retries?: number;
  /** First wait after a failure in seconds, default 30. */
  retryDelaySeconds?: number;
  /**
   * A run that takes longer is given up, and done again; default 15 minutes. One whose process has died is done again
   * within two minutes or so.
   */
  timeoutSeconds?: number;
  /** How soon a due job is found, in seconds; default 5. */
  lookEverySeconds?: number;
}

/** When and how often a sent job is done. */
export interface SendOptions {
  /** Of several jobs with one key, one waits at most: sending another while it waits does nothing. */
  key?: string;
  /** Not before; default at once. */
  startAfter?: Date;
}

/** How much is waiting, by kind of job. */
export interface JobBacklog {
  name: string;
  /** Due and not begun. */
  waiting: number;
  running: number;
  /** Given up on, and kept for a day. */
  failed: number;
  /** Why and when the last of those was given up. */
  lastFailure: { fault: string; failedAt: Date } | null;
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
  /**
   * Does everything of one kind that waits, due or not, in this process, and once what a schedule would do. For
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
   * Queues the failed jobs of a kind again, at most 1,000 at once; of those with one key, where one waits already, the others stay
   * as they are. An unknown kind has none.
   *
   * @returns how many are queued
   */
  retryFailed(name: string): Promise<number>;
  /** What waits, for metrics and the operator. */
  backlog(): Promise<JobBacklog[]>;
}

/** The schema of the queues; pg-boss keeps its own version in it. */
export const JOB_SCHEMA = 'jobs';
/** One waits and one runs per key: what comes while one runs is done after it. */
const POLICY = 'stately';
const STOP_PATIENCE_MS = 10_000;
/** Who does a job says twice in this time that it is still alive. */
const DEAD_AFTER_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** Longest reason of a failure that is shown, in characters. */
const FAULT_MAX = 500;
/** Most failed jobs that are queued again at once. */
const RETRY_AT_ONCE = 1000;
const DEFAULTS = {
  isForAll: false,
  retries: 3,
  retryDelaySeconds: 30,
  timeoutSeconds: 900,
  lookEverySeconds: 5,
};

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
 * @param options.clock the time by which schedules are due; that of this machine when left out
 * @param options.observe called for every run, for metrics
 * @param options.lookForDeadEverySeconds how often jobs are looked for whose process has died; default 60
 */
export function createJobs(options: {
  pool: pg.Pool;
  log: Logger;
  clock?: Clock;
  observe?: (name: string, outcome: 'done' | 'failed', seconds: number) => void;
  lookForDeadEverySeconds?: number;
}): Jobs {
  const { pool, log, clock, observe, lookForDeadEverySeconds = 60 } = options;
  const definitions = new Map<string, Required<Omit<JobDefinition, 'schedule'>> & { schedule?: string }>();
  const known = new Map<string, Promise<void>>();
  const boss = new PgBoss({
    db: on(pool),
    schema: JOB_SCHEMA,
    ...(clock === undefined ? {} : { clock: { ...timers, now: () => clock.now().getTime() } }),
    superviseIntervalSeconds: lookForDeadEverySeconds,
    monitorIntervalSeconds: lookForDeadEverySeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
  const stopping = new AbortController();
  let isStarted = false;

  function definitionOf(name: string) {
    const definition = definitions.get(name);
    if (definition === undefined) throw new Error(`no job is called ${name}`);
    return definition;
  }

  /** Its own connection: a queue is no part of the transaction that sends the first job to it. */
  function makeQueue(name: string): Promise<void> {
    const { retries, retryDelaySeconds, timeoutSeconds } = definitionOf(name);
    const settings = {
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: timeoutSeconds,
      heartbeatSeconds: DEAD_AFTER_SECONDS,
      retentionSeconds: 14 * DAY_SECONDS,
      // Some are done every minute.
      deleteAfterSeconds: DAY_SECONDS,
    };
    const made =
      known.get(name) ??
      boss
        .createQueue(name, { policy: POLICY, ...settings })
        .then(() => boss.updateQueue(name, settings))
        .catch((error: unknown) => {
          known.delete(name);
          throw error;
        });
    known.set(name, made);
    return made;
  }

  async function perform(name: string, data: JobData | null): Promise<void> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    try {
      const { isForAll, run } = definitionOf(name);
      if (isForAll) await boss.deleteQueuedJobs(name);
      await run(data ?? {}, stopping.signal);
      observe?.(name, 'done', seconds());
    } catch (error) {
      observe?.(name, 'failed', seconds());
      throw error;
    }
  }

  async function runWaiting(name: string): Promise<number> {
    for (let done = 0; ; done += 1) {
      const [job]: JobWithMetadata<JobData>[] = await boss.fetch<JobData>(name, {
        ignoreStartAfter: true,
        includeMetadata: true,
      });
      if (job === undefined) return done;
      try {
        await perform(name, job.data);
        await boss.complete(name, job.id);
      } catch (error) {
        await boss.fail(name, job.id, { message: error instanceof Error ? error.message : 'unknown fault' });
        throw error;
      }
    }
  }

  async function begin(name: string): Promise<void> {
    const { schedule, lookEverySeconds } = definitionOf(name);
    await makeQueue(name);
    if (schedule === undefined) await boss.unschedule(name);
    else await boss.schedule(name, schedule, null, { tz: 'UTC' });
    const looking = { pollingIntervalSeconds: lookEverySeconds, batchSize: 1 };
    await boss.work<JobData>(name, looking, async ([job]) => {
      await perform(name, job?.data ?? null).catch((error: unknown) => {
        log.warn({ err: error, job: name }, 'a job failed');
        throw error;
      });
    });
  }

  return {
    define(definition) {
      if (definitions.has(definition.name)) throw new Error(`two jobs are called ${definition.name}`);
      definitions.set(definition.name, { ...DEFAULTS, ...definition });
    },

    async send(db, name, data = {}, { key, startAfter } = {}) {
      await makeQueue(name);
      await boss.send(name, data, {
        db: fromKysely(db),
        // Without a key of its own it would share one with all others of its kind.
        singletonKey: key ?? randomUUID(),
        ...(startAfter === undefined ? {} : { startAfter }),
      });
    },

    async runNow(name) {
      const { schedule } = definitionOf(name);
      await makeQueue(name);
      const waiting = await runWaiting(name);
      if (schedule === undefined) return waiting;
      await perform(name, null);
      return waiting + 1;
    },

    async start() {
      await boss.start();
      isStarted = true;
      for (const name of definitions.keys()) await begin(name);
      await forget(boss, new Set(definitions.keys()));
    },

    async stop() {
      stopping.abort();
      if (isStarted) await boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS, close: false });
    },

    async retryFailed(name) {
      if (!definitions.has(name)) return 0;
      await makeQueue(name);
      const { rows } = await pool.query<{ id: string }>(
        `select id from ${JOB_SCHEMA}.job where name = $1 and state = 'failed' order by completed_on desc limit $2`,
        [name, RETRY_AT_ONCE],
      );
      let retried = 0;
      // One by one: one whose place in the queue is taken must not hold up the others.
      for (const { id } of rows) {
        try {
          await boss.retry(name, id);
          retried += 1;
        } catch (error) {
          log.warn({ err: error, job: name }, 'a failed job was not queued again');
        }
      }
      return retried;
    },

    async backlog() {
      const { rows } = await pool.query<{
        name: string;
        waiting: string;
        running: string;
        failed: string;
        fault: string | null;
        failed_at: Date | null;
      }>(`
        select name,
          count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
          count(*) filter (where state = 'active') as running,
          count(*) filter (where state = 'failed') as failed,
          (array_agg(left(coalesce(output->>'message', output::text), ${FAULT_MAX}) order by completed_on desc)
            filter (where state = 'failed'))[1] as fault,
          max(completed_on) filter (where state = 'failed') as failed_at
        from ${JOB_SCHEMA}.job where state in ('created', 'retry', 'active', 'failed') group by name`);
      const counts = new Map(rows.map((row) => [row.name, row]));
      return [...definitions.values()].map(({ name, schedule }) => {
        const row = counts.get(name);
        return {
          name,
          waiting: Number(row?.waiting ?? 0),
          running: Number(row?.running ?? 0),
          failed: Number(row?.failed ?? 0),
          lastFailure: row?.failed_at ? { fault: row.fault ?? '', failedAt: row.failed_at } : null,
          schedule,
        };
      });
    },
  };
}

/** A schedule of a kind of job that is gone would go on for ever. */
async function forget(boss: PgBoss, names: ReadonlySet<string>): Promise<void> {
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
