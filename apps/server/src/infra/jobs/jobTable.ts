import type pg from 'pg';
import type { Db } from 'pg-boss';
import { givenUpName, type JobData } from './JobDefinition.ts';

/** The schema of the queues; pg-boss keeps its own version in it. */
export const JOB_SCHEMA = 'jobs';
/** Longest reason of a failure that is shown, in characters. */
const FAULT_MAX = 500;

/** The jobs of one kind that have failed, the last one first. */
export async function failedJobs(
  pool: pg.Pool,
  name: string,
  limit: number,
): Promise<{ id: string; data: JobData }[]> {
  const { rows } = await pool.query<{ id: string; data: JobData | null }>(
    `select id, data from ${JOB_SCHEMA}.job where name = $1 and state = 'failed' order by completed_on desc limit $2`,
    [name, limit],
  );
  return rows.map(({ id, data }) => ({ id, data: data ?? {} }));
}

/** The job of one kind that has waited longest of those due, by its id, except some. */
export async function longestDue(
  pool: pg.Pool,
  name: string,
  { now, except }: { now: Date; except: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${JOB_SCHEMA}.job where name = $1 and state in ('created', 'retry') and start_after <= $2 and id <> all ($3)
     order by created_on limit 1`,
    [name, now, except],
  );
  return rows[0]?.id;
}

/** The waiting job of a key, by its id. */
export async function waitingJob(pool: pg.Pool, name: string, key: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${JOB_SCHEMA}.job where ${ofKeys('$2')} and state < 'active' and name = $1`,
    [name, key],
  );
  return rows[0]?.id;
}

/**
 * Puts back a job whose run was no attempt, unless another process has it by now. pg-boss counts an attempt when it gives out a job that was
 * begun before: this one counts as not begun, and its attempts stay as they are. pg-boss knows a run by the id and the attempts of its job, so
 * the job gets another id: what is still said of the run that has ended is then not said of the next one. Only for kinds with one job
 * per key.
 */
export async function putBackUncounted(
  pool: pg.Pool,
  name: string,
  { id, retryCount }: { id: string; retryCount: number },
  at: Date,
): Promise<void> {
  await pool.query(
    `update ${JOB_SCHEMA}.job set id = gen_random_uuid(), state = 'created', started_on = null, heartbeat_on = null,
       start_after = $4::timestamptz, keep_until = $4::timestamptz + (keep_until - start_after)
     where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [name, id, retryCount, at],
  );
}

/** Whether a job of a key waits or runs. */
export async function hasJob(db: Db, name: string, key: string): Promise<boolean> {
  const { rows } = await db.executeSql(`select from ${JOB_SCHEMA}.job where ${ofKeys('$2')} and name = $1`, [
    name,
    key,
  ]);
  return rows.length > 0;
}

/** Takes from a job the priority that it has, unless it has another one by now. */
export async function resetPriority(
  pool: pg.Pool,
  name: string,
  { id, priority }: { id: string; priority: number },
): Promise<void> {
  await pool.query(
    `update ${JOB_SCHEMA}.job set priority = 0 where name = $1 and id = $2 and priority = $3`,
    [name, id, priority],
  );
}

/** When the jobs of some keys are due, of those that wait. */
export async function dueTimes(db: Db, name: string, keys: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await db.executeSql(
    `select job.singleton_key as key, job.start_after as due
     from unnest($2::text[]) given (key), ${JOB_SCHEMA}.job where ${ofKeys('given.key')} and state < 'active' and name = $1`,
    [name, keys],
  );
  return new Map(rows.map(({ key, due }) => [key, due]));
}

/** Of some keys those that have no job: none that waits or runs, and none that was given up a moment ago. */
export async function keysWithoutJob(
  pool: pg.Pool,
  name: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const { rows } = await pool.query<{ key: string }>(
    `select given.key from unnest($2::text[]) given (key)
     where not exists (select from ${JOB_SCHEMA}.job where ${ofKeys('given.key')} and name = $1)
       and not exists (
         select from ${JOB_SCHEMA}.job where name = $3 and state <= 'active' and singleton_key = given.key)`,
    [name, keys, givenUpName(name)],
  );
  return new Set(rows.map(({ key }) => key));
}

/** The condition of pg-boss's index for exclusive queues, word for word, so that the index is used. */
function ofKeys(key: string): string {
  return `policy = 'exclusive' and state <= 'active' and coalesce(singleton_key, '') = ${key}`;
}

/** How many jobs of one kind there are, by state. */
export interface JobCounts {
  /** Due and not begun. */
  waiting: number;
  running: number;
  /** Given up on, and kept for a day. */
  failed: number;
  /** Why and when the last of those was given up. */
  lastFailure: { fault: string; failedAt: Date } | null;
}

/** Counts of jobs by kind; kinds without jobs are left out. */
export async function countJobs(pool: pg.Pool): Promise<Map<string, JobCounts>> {
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
      (array_agg(left(coalesce(output->>'message', output->'value'->>'message', output::text), ${FAULT_MAX})
        order by completed_on desc) filter (where state = 'failed'))[1] as fault,
      max(completed_on) filter (where state = 'failed') as failed_at
    from ${JOB_SCHEMA}.job where state in ('created', 'retry', 'active', 'failed') group by name`);
  return new Map(
    rows.map((row) => [
      row.name,
      {
        waiting: Number(row.waiting),
        running: Number(row.running),
        failed: Number(row.failed),
        lastFailure: row.failed_at === null ? null : { fault: row.fault ?? '', failedAt: row.failed_at },
      },
    ]),
  );
}
