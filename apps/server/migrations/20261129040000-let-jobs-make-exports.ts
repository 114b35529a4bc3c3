import { sql, type Kysely } from 'kysely';

/**
 * An export that is to be made has a job, which knows when it is due and who makes it (decision 0168). due_at and attempts stay for
 * servers of the former version until they are replaced; a version later they go, with the index account_export_due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_export drop constraint account_export_check`.execute(db);
  await sql`comment on table account_export is
    'An archive of everything about a person. pending: a job makes it; ready until expires_at, its zip in blob_hash; failed after several tries; expired when the archive is gone.'`.execute(
    db,
  );
  await sql`comment on column account_export.due_at is
    'Of an export that was asked of a server of the former version: when it is due, or until when that server has it. Null as soon as it has a job.'`.execute(
    db,
  );
  await sql`comment on column account_export.attempts is 'Of servers of the former version.'`.execute(db);
}
