import { sql, type Kysely } from 'kysely';

/**
 * The files at the top of a project, newest first. They have no folder, and an index does not count as ordered behind a
 * column that is null: so these get an index of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index file_at_top on file (project_id, updated_at desc, file_key desc)
    where trashed_at is null and folder_id is null`.execute(db);
}
