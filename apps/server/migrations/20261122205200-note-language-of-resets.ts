import { sql, type Kysely } from 'kysely';

/** The language in which somebody has asked for a new password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table password_reset_request add column language text`.execute(db);
  await sql`comment on column password_reset_request.language is
    'The mail is written in it when no language is known of the account.'`.execute(db);
}
