import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** Invitations are found by the time at which they ended, in whatever way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists team_mail_invitation_by_ending
    on team_mail_invitation (least(expires_at, revoked_at, accepted_at))`.execute(db);
  await sql`drop index concurrently if exists team_mail_invitation_by_end`.execute(db);
}
