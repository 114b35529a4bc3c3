import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** What moderators did in some days is found without reading the rest of the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index concurrently if not exists moderation_log_by_day on moderation_log (created_at)`.execute(
    db,
  );
}
