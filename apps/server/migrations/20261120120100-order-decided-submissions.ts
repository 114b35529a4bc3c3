import { sql, type Kysely } from 'kysely';

/** The order of decided submissions in the console: the last decision first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index submission_by_decision on submission (status, decided_at desc, submission_id desc) where decided_at is not null`.execute(
    db,
  );
}
