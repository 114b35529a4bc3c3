import type { PgBoss } from 'pg-boss';
import { givenUpName, type KnownJob } from './JobDefinition.ts';

/** Who does a job says twice in this time that it is still alive. */
export const DEAD_AFTER_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** Makes the queue of a kind of job, or gives it the settings of now. */
export async function makeQueue(boss: PgBoss, job: KnownJob): Promise<void> {
  const { name } = job;
  const settings = {
    retryLimit: job.retries,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    ...(job.retryDelayMaxSeconds === undefined ? {} : { retryDelayMax: job.retryDelayMaxSeconds }),
    expireInSeconds: job.timeoutSeconds,
    heartbeatSeconds: DEAD_AFTER_SECONDS,
    retentionSeconds: 14 * DAY_SECONDS,
    // Some are done every minute.
    deleteAfterSeconds: DAY_SECONDS,
    ...(job.givenUp === undefined ? {} : { deadLetter: givenUpName(name) }),
  };
  // Exclusive: one waits or runs per key. Stately: one waits and one runs per key, so what comes while one runs is done after it.
  await boss.createQueue(name, { policy: job.isPerKey ? 'exclusive' : 'stately', ...settings });
  await boss.updateQueue(name, settings);
}
