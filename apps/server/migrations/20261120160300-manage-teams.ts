import { sql, type Kysely } from 'kysely';

/** Names inside a team, invitation links, and what finding a person's teams and a team's files takes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table team_member
      add column staff_id bigint generated always as identity (start with 5001),
      add column staff_name text check (length(staff_name) between 1 and 100)`.execute(db);
  await sql`create unique index team_member_by_staff on team_member (staff_id)`.execute(db);
  await sql`create index team_member_by_team on team_member (team_id, staff_id)`.execute(db);
  await sql`comment on column team_member.staff_id is
    'Names a membership on the wire. It ends with the membership: who joins again gets another.'`.execute(db);
  await sql`comment on column team_member.staff_name is
    'What the person is called inside the team; null means the nickname.'`.execute(db);
  await sql`create index team_by_owner on team (owner_id, team_id)`.execute(db);

  await sql`
    create table team_invitation (
      token      text primary key check (length(token) between 20 and 100),
      team_id    bigint not null references team on delete cascade,
      role       text not null check (role in ('manager', 'editor', 'viewer', 'guest')),
      created_by text not null references user_account,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3)
    )`.execute(db);
  await sql`
    create unique index team_invitation_in_use on team_invitation (team_id, role)
    where revoked_at is null`.execute(db);
  await sql`create index team_invitation_by_team on team_invitation (team_id, expires_at)`.execute(db);
  await sql`comment on table team_invitation is
    'A link by which anybody joins a team in a role until it expires or is revoked. A team has at most one in use per role; a new one revokes the old.'`.execute(
    db,
  );
}
