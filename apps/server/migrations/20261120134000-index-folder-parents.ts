import { sql, type Kysely } from 'kysely';

/** Lets subfolders of a folder be found whatever project they are asked for in, and deleted with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index folder_by_parent_only on folder (parent_id) where parent_id is not null`.execute(db);
}
