import { sql, type Kysely } from 'kysely';

/** The time zone in which times are shown to a person; null means that of their device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column time_zone text`.execute(db);
}
