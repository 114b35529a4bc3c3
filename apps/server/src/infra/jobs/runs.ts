import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { fromKysely, type Db, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Queryable } from '../database/database.ts';
import type { Logger } from '../log/logger.ts';
import { TryAgain, type JobData, type JobRun, type KnownJob } from './JobDefinition.ts';
import { putBackUncounted, resetPriority } from './jobTable.ts';
import { DEAD_AFTER_SECONDS } from './queues.ts';

/** A job that this process has taken. */
export type TakenJob = JobWithMetadata<JobData | null>;

/** Called for every run, for metrics. */
export type ObserveRun = (name: string, outcome: 'done' | 'failed', seconds: number) => void;

const MAX_PRIORITY = 2 ** 31 - 1;

/** Runs of jobs in this process, and what becomes of the jobs by them. */
export function jobRuns(options: {
  boss: PgBoss;
  pool: pg.Pool;
  definitionOf: (name: string) => KnownJob;
  log: Logger;
  observe: ObserveRun | undefined;
  /** Aborted when the process wants to end. */
  stopping: AbortSignal;
}) {
  const { boss, pool, definitionOf, log, observe, stopping } = options;
  const isShuttingDown = () => stopping.aborted;

  /** One attempt; throws what the run throws. */
  async function attempt(name: string, data: JobData | null, run: JobRun): Promise<unknown> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    try {
      const job = definitionOf(name);
      if (job.isForAll) await boss.deleteQueuedJobs(name);
      const answer = await job.run(data ?? {}, run);
      observe?.(name, answer instanceof TryAgain && answer.isCounted ? 'failed' : 'done', seconds());
      return answer;
    } catch (error) {
      observe?.(name, 'failed', seconds());
      throw error;
    }
  }

  /** Removes a job, unless another process has taken it. */
  async function remove(name: string, job: TakenJob, db?: Db): Promise<{ affected: number }> {
    // Its type says nothing of what it answers.
    return (await boss.deleteJob(name, job, db === undefined ? {} : { db })) as { affected: number };
  }

  /** Puts a job back that is tried again, by the time that its run has named. */
  async function putBack(name: string, job: TakenJob, { at, fault, isCounted }: TryAgain): Promise<void> {
    if (isCounted) {
      // Should this process die in between, it is tried again sooner.
      await boss.fail(name, job, { message: fault });
      await boss.update(name, undefined, { id: job.id, startAfter: at });
      return;
    }
    await putBackUncounted(pool, name, job, at);
  }

  return {
    /** A run that belongs to no job: of a schedule, now. */
    attemptUnsent: (name: string) =>
      attempt(name, null, {
        stopping,
        isShuttingDown,
        attempt: 1,
        finishIn: async () => undefined,
      }),

    /**
     * Does a job that this process has taken, and settles it. A job that another process has taken since, because this one was thought
     * to be dead, is left to that one.
     *
     * @returns what its run threw; undefined when it threw nothing
     */
    async perform(name: string, job: TakenJob): Promise<{ fault: unknown } | undefined> {
      const { data, retryCount } = job;
      const signals = job.signal === undefined ? [stopping] : [stopping, job.signal];
      const run = {
        stopping: AbortSignal.any(signals),
        isShuttingDown,
        attempt: retryCount + 1,
        async finishIn(trx: Queryable) {
          const { affected } = await remove(name, job, fromKysely(trx));
          if (affected === 0) throw new Error(`a job of ${name} was taken by another process meanwhile`);
        },
      };
      try {
        const answer = await attempt(name, data, run);
        if (answer instanceof TryAgain) await putBack(name, job, answer);
        else if (definitionOf(name).leavesNothing) await remove(name, job);
        else await boss.complete(name, job);
        return undefined;
      } catch (error) {
        log.warn({ err: error, job: name }, 'a job failed');
        await boss.fail(name, job, error instanceof Error ? error : { message: 'unknown fault' });
        return { fault: error };
      }
    },

    /** Takes one waiting job, due or not; undefined when it waits no more, or another one of its key runs. */
    async take(name: string, id: string): Promise<TakenJob | undefined> {
      // Jobs are taken by their priority: one that no other has is that of this job.
      const priority = randomInt(1, MAX_PRIORITY);
      try {
        await boss.update(name, undefined, { id, priority });
        const [job] = await boss.fetch<JobData | null>(name, {
          ignoreStartAfter: true,
          includeMetadata: true,
          minPriority: priority,
          maxPriority: priority,
        });
        return job;
      } finally {
        // Should its run fail, or another process have it, it is due by its time like all others. A job that is taken is not left
        // lying for a priority.
        await resetPriority(pool, name, { id, priority }).catch((error: unknown) =>
          log.warn({ err: error, job: name }, 'a job keeps the priority by which it was taken'),
        );
      }
    },

    /** Does work for a job that was taken by `take`, and says meanwhile that this process is alive. */
    async keepingAlive<T>(name: string, job: TakenJob, work: () => Promise<T>): Promise<T> {
      const touch = () => {
        boss
          .touch(name, job)
          .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job may be taken for dead'));
      };
      const beat = setInterval(touch, (DEAD_AFTER_SECONDS * 1000) / 2).unref();
      try {
        return await work();
      } finally {
        clearInterval(beat);
      }
    },
  };
}
