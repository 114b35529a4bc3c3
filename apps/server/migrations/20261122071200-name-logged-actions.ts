import { sql, type Kysely } from 'kysely';

/** The logs of moderators and of goods call what was done an action. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table moderation_log rename column deed to action`.execute(db);
  await sql`alter index moderation_log_by_deed rename to moderation_log_by_action`.execute(db);
  await sql`alter table goods_log rename column deed to action`.execute(db);
}
