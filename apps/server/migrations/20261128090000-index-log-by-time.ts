import { sql, type Kysely } from 'kysely';

/** What moderators did in some days is found without reading the rest of the log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Few write the log, and not often: they can wait.
    -- squawk-ignore require-concurrent-index-creation
    create index moderation_log_by_day on moderation_log (created_at)`.execute(db);
}
