import { sql, type Kysely } from 'kysely';

/** What a row means since an address may be invited to several roles of a team. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`comment on table team_mail_invitation is
    'A link by which the account that has proven one address joins a team in a role, once, until it expires or is revoked. A team has at most one in use per address and role; a new one revokes those to roles that its maker may invite to. Addresses of people who may have no account: rows are deleted some time after their end.'`.execute(
    db,
  );
}
