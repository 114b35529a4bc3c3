import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Database } from '../src/infra/database/database.ts';
import { givenUpName } from '../src/infra/jobs/JobDefinition.ts';
import { JOB_SCHEMA } from '../src/infra/jobs/jobTable.ts';

/** The waiting jobs of a kind are begun for the last time, by a process that dies; it is found out that it did. */
export async function dieInLastAttempt(db: Database, name: string): Promise<void> {
  await sql`
    update jobs.job set state = 'active', retry_count = retry_limit, started_on = now(), heartbeat_on = now() - interval '61 seconds'
    where name = ${name} and state < 'active'`.execute(db);
  // It is looked once a minute.
  await sql`update jobs.queue set monitor_on = null, monitor_claim_on = null where name = ${name}`.execute(
    db,
  );
  const boss = new PgBoss({ db: fromKysely(db), schema: JOB_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  await boss.supervise(name);
  await boss.stop({ graceful: false, close: false });
  // The clock of the test may be behind that of the database.
  await sql`update jobs.job set start_after = 'epoch' where name = ${givenUpName(name)}`.execute(db);
}
