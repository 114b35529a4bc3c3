import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { JOB_SCHEMA } from '../../src/infra/jobs/jobTable.ts';
import type { Site } from '../site.ts';

/** All jobs are done within this time. */
const DONE_MS = 60_000;

/** One that waits may be taken before it is found: so often one is sent again. */
const SENT_AT_MOST = 10;

/** Has a site do every kind of job once, and waits for it; gives the kinds of which one failed. */
export async function allJobs(site: Pick<Site, 'connection' | 'query'>): Promise<string[]> {
  const { host, user, database } = site.connection;
  const boss = new PgBoss({ host, user, database, schema: JOB_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  try {
    // Where each job belongs to a row there is nothing to do without one.
    const queues = (await boss.getQueues())
      .filter(
        ({ name, policy }) => policy === 'stately' && !name.startsWith('__') && !name.endsWith('-given-up'),
      )
      .map(({ name }) => name);
    const ids: string[] = [];
    for (const name of queues) ids.push(await sendOrFind(boss, site, name));
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

/** Sends a job of a kind; where one waits already that keeps it out, it is that one. */
async function sendOrFind(boss: PgBoss, site: Pick<Site, 'query'>, name: string): Promise<string> {
  for (let sent = 0; sent < SENT_AT_MOST; sent += 1) {
    const id = await boss.send(name, {});
    if (id !== null) return id;
    const [waiting] = await site.query<{ id: string }>(
      `select id::text from ${JOB_SCHEMA}.job
        where name = $1 and state in ('created', 'retry') and coalesce(singleton_key, '') = ''
        order by state limit 1`,
      [name],
    );
    if (waiting !== undefined) return waiting.id;
  }
  throw new Error(`no job ${name} could be sent, and none waits`);
}
