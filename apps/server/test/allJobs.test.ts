import { PgBoss } from 'pg-boss';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { allJobs } from '../attack/trouble/allJobs.ts';
import { openPool } from '../src/infra/database/database.ts';
import { createJobs } from '../src/infra/jobs/jobs.ts';
import { JOB_SCHEMA } from '../src/infra/jobs/jobTable.ts';
import { testDatabase } from './testDatabase.ts';

const database = testDatabase();

test('the attack on clocks sees the failure of a job that waited before it asked for one of its kind', async () => {
  const connection = database.connection as { host: string; user: string; database: string };
  const pool = openPool({ connection, poolSize: 2 });
  const jobs = createJobs({ pool, log: database.log });
  jobs.define({ name: 'waits', retries: 0, run: () => Promise.reject(new Error('always')) });
  const boss = new PgBoss({ ...connection, schema: JOB_SCHEMA, supervise: false, schedule: false });
  try {
    expect(await jobs.runNow('waits')).toBe(0);
    await boss.start();
    expect(await boss.send('waits', {})).not.toBeNull();
    let failure: Promise<unknown> | undefined;
    const query = async <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => {
      const { rows } = await pool.query<Row>(statement, values);
      // All are sent once it looks at what became of them.
      if (statement.includes('retry_count'))
        failure ??= jobs.runNow('waits').catch((error: unknown) => error);
      return rows;
    };
    expect(await allJobs({ connection, query })).toEqual(['waits (failed)']);
    expect(await failure).toMatchObject({ message: 'always' });
  } finally {
    await boss.stop({ graceful: false });
    await jobs.stop();
    await pool.end();
  }
});
