import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../test/testDatabase.ts';
import { openPool } from './infra/database/database.ts';
import { createJobs } from './infra/jobs/jobs.ts';
import { sendStartJobs } from './startJobs.ts';

const database = testDatabase();

test('what is due at a start is done although a process has died in the middle of it', async () => {
  const done: string[] = [];
  const pool = openPool({ connection: database.connection, poolSize: 2 });
  const jobs = createJobs({ pool, log: database.log });
  const names = ['refresh-hot-list', 'send-owed-jobs'];
  for (const name of names) jobs.define({ name, run: async () => done.push(name) });
  await sendStartJobs({ jobs, db: database.db });
  // Begun by a process that is dead since, and counts as alive for a while.
  const begun = await sql`
    update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() where state = 'created'`.execute(
    database.db,
  );
  expect(begun.numAffectedRows).toBe(2n);
  await sendStartJobs({ jobs, db: database.db });
  for (const name of names) await jobs.runNow(name);
  expect(done).toEqual(names);
  await jobs.stop();
  await pool.end();
});
