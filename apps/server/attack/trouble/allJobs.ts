import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { JOB_SCHEMA } from '../../src/infra/jobs/jobs.ts';
import type { Site } from '../site.ts';

/** All jobs are done within this time. */
const DONE_MS = 60_000;

/** Has a site do every kind of job once, and waits for it; gives the kinds of which one failed. */
export async function allJobs(site: Site): Promise<string[]> {
  const { host, user, database } = site.connection;
  const boss = new PgBoss({ host, user, database, schema: JOB_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  try {
    const queues = (await boss.getQueues()).map(({ name }) => name).filter((name) => !name.startsWith('__'));
    // Where one waits already, that one is done.
    const sent: string[] = [];
    for (const name of queues) sent.push((await boss.send(name, {})) ?? '');
    const ids = sent.filter((id) => id !== '');
    const states = async () =>
      site.query<{ name: string; state: string; tries: number }>(
        `select name, state::text, retry_count as tries from ${JOB_SCHEMA}.job where id::text = any($1)`,
        [ids],
      );
    const until = performance.now() + DONE_MS;
    for (;;) {
      const jobs = await states();
      const isOver = !jobs.some(({ state }) => ['created', 'retry', 'active'].includes(state));
      const wrong = jobs.filter(({ state, tries }) => state !== 'completed' || tries > 0);
      if (isOver || performance.now() > until) return wrong.map(({ name, state }) => `${name} (${state})`);
      await sleep(200);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
