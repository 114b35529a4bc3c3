import { sql, type Kysely } from 'kysely';

/** What the picture of a banner shows, by language, for readers who do not see it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table banner add column image_alts jsonb not null default '{}'`.execute(db);
}
