import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** An address may be invited to several roles of a team at once: who may not invite to one of them leaves that alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index concurrently if not exists team_mail_invitation_in_use_by_role
    on team_mail_invitation (team_id, email, role) where revoked_at is null and accepted_at is null`.execute(
    db,
  );
  await sql`drop index concurrently if exists team_mail_invitation_in_use`.execute(db);
}
