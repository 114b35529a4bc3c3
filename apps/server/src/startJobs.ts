import type { Infra } from './infra/Infra.ts';

/**
 * What is due whenever a process starts: the order of hot works may be old, and rows of a backup that was restored, or of the
 * former version, have no jobs.
 */
const AT_START = ['refresh-hot-list', 'send-owed-jobs'] as const;

/**
 * Sends what is due at a start. Each time as jobs of their own: a run that a dead process has left would hold up one with the same
 * key for as long as it counts as running, up to two minutes.
 */
export async function sendStartJobs({ jobs, db }: Pick<Infra, 'jobs' | 'db'>): Promise<void> {
  for (const name of AT_START) await jobs.send(db, name);
}
