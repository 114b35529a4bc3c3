import { sql, type Kysely } from 'kysely';

/** Invitations to a team that only the owner of one e-mail address can accept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_mail_invitation (
      invitation_id bigint generated always as identity (start with 8101) primary key,
      token         text not null unique check (length(token) between 20 and 100),
      team_id       bigint not null references team on delete cascade,
      email         text not null check (email = lower(email) and length(email) <= 254),
      role          text not null check (role in ('manager', 'editor', 'viewer', 'guest')),
      created_by    text not null references user_account,
      created_at    timestamptz(3) not null,
      expires_at    timestamptz(3) not null,
      revoked_at    timestamptz(3),
      accepted_at   timestamptz(3)
    )`.execute(db);
  await sql`
    create unique index team_mail_invitation_in_use on team_mail_invitation (team_id, email)
    where revoked_at is null and accepted_at is null`.execute(db);
  await sql`create index team_mail_invitation_by_team on team_mail_invitation (team_id, invitation_id desc)`.execute(
    db,
  );
  await sql`create index team_mail_invitation_by_email on team_mail_invitation (email)`.execute(db);
  await sql`create index team_mail_invitation_by_end on team_mail_invitation (expires_at)`.execute(db);
  await sql`comment on table team_mail_invitation is
    'A link by which the account that has proven one address joins a team in a role, once, until it expires or is revoked. A team has at most one in use per address; a new one revokes the old. Addresses of people who may have no account: rows are deleted some time after their end.'`.execute(
    db,
  );
}
