import type { Infra } from './infra/Infra.ts';

/**
 * What is due whenever a process starts: the order of hot works may be old, orders may wait for what a process did not come to do
 * before it died, and rows of a backup that was restored have no jobs.
 */
const AT_START = ['refresh-hot-list', 'process-orders', 'send-owed-jobs'] as const;

/**
 * Sends what is due at a start. Each time as jobs of their own: a run that a dead process has left would hold up one with the same
 * key for as long as it counts as running, up to two minutes.
 */
export async function sendStartJobs({ jobs, db }: Pick<Infra, 'jobs' | 'db'>): Promise<void> {
  for (const name of AT_START) await jobs.send(db, name);
}
