import { sql, type Kysely } from 'kysely';

/** Teams, projects, folders, files and the boards inside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team (
      team_id    bigint generated always as identity (start with 1001) primary key,
      name       text not null check (length(name) between 1 and 100),
      type       smallint not null check (type in (2, 3, 4, 5)),
      owner_id   text not null references user_account,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`create unique index team_personal_by_owner on team (owner_id) where type = 2`.execute(db);
  await sql`comment on table team is
    'A team space. type is the space type: 2 personal, 3 team, 4 work, 5 education; everybody owns exactly one personal team, made at sign-up.'`.execute(
    db,
  );

  await sql`
    create table team_member (
      team_id    bigint not null references team on delete cascade,
      user_id    text not null references user_account on delete cascade,
      role       text not null check (role in ('owner', 'manager', 'editor', 'viewer', 'guest')),
      created_at timestamptz(3) not null,
      primary key (team_id, user_id)
    )`.execute(db);
  await sql`create index team_member_by_user on team_member (user_id, team_id)`.execute(db);
  await sql`comment on table team_member is
    'Who belongs to a team and as what. The owner is a member too, so rights are one lookup.'`.execute(db);

  await sql`
    create table project (
      project_id bigint generated always as identity (start with 2001) primary key,
      team_id    bigint not null references team on delete cascade,
      name       text not null check (length(name) between 1 and 100),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index project_by_team on project (team_id, project_id)`.execute(db);
  await sql`comment on table project is
    'A storage location inside a team. The oldest project of the personal team is where copies go.'`.execute(
    db,
  );

  await sql`
    create table folder (
      folder_id  bigint generated always as identity (start with 3001) primary key,
      project_id bigint not null references project on delete cascade,
      parent_id  bigint references folder on delete cascade,
      name       text not null check (length(name) between 1 and 100),
      deep       smallint not null default 1 check (deep between 1 and 20),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index folder_by_parent on folder (project_id, parent_id, folder_id)`.execute(db);
  await sql`comment on table folder is
    'A folder of a project; parent_id null means it lies at the top, which the wire calls folder 0. deep is 1 at the top.'`.execute(
    db,
  );

  await sql`
    create table file (
      file_key              text primary key check (file_key ~ '^[0-9A-Za-z]{12}$'),
      owner_id              text not null references user_account,
      team_id               bigint not null references team,
      project_id            bigint not null references project,
      folder_id             bigint references folder,
      name                  text not null check (length(name) between 1 and 200),
      kind                  text not null default 'board' check (kind in ('board', 'mindmap')),
      audit_status          smallint not null default 0 check (audit_status in (-1, 0, 1, 2, 3)),
      thumbnail_hash        text check (thumbnail_hash ~ '^[0-9a-f]{64}$'),
      origin_file_key       text,
      origin_submission_id  bigint,
      first_opened_at       timestamptz(3),
      created_at            timestamptz(3) not null,
      updated_at            timestamptz(3) not null,
      trashed_at            timestamptz(3)
    )`.execute(db);
  await sql`create index file_by_place on file (project_id, folder_id, updated_at desc, file_key desc) where trashed_at is null`.execute(
    db,
  );
  await sql`create index file_by_owner on file (owner_id, updated_at desc, file_key desc) where trashed_at is null`.execute(
    db,
  );
  await sql`create index file_by_owner_status on file (owner_id, audit_status, updated_at desc, file_key desc) where trashed_at is null`.execute(
    db,
  );
  await sql`create index file_by_team on file (team_id) where trashed_at is null`.execute(db);
  await sql`create index file_by_origin on file (origin_file_key) where origin_file_key is not null`.execute(
    db,
  );
  await sql`comment on table file is
    'One editable board. audit_status repeats the state of its newest submission (-1 none, 0 not published, 1 in review, 2 passed, 3 not passed). origin_* name the publication and version a copy came from; first_opened_at is when a copy was first opened in the editor.'`.execute(
    db,
  );

  await sql`
    create table board_state (
      file_key       text primary key references file on delete cascade,
      state          bytea not null,
      last_update_id bigint not null default 0,
      updated_at     timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table board_state is
    'A board as one merged Yjs update. It holds every board_update up to and with last_update_id.'`.execute(
    db,
  );

  await sql`
    create table board_update (
      update_id  bigint generated always as identity primary key,
      file_key   text not null references file on delete cascade,
      payload    bytea not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index board_update_by_file on board_update (file_key, update_id)`.execute(db);
  await sql`comment on table board_update is
    'The append-only log of edits not yet merged into board_state: one Yjs update a row.'`.execute(db);

  await sql`
    create table thumbnail_job (
      file_key text primary key references file on delete cascade,
      due_at   timestamptz(3) not null,
      attempts smallint not null default 0
    )`.execute(db);
  await sql`create index thumbnail_job_by_due on thumbnail_job (due_at)`.execute(db);
  await sql`comment on table thumbnail_job is
    'Boards whose thumbnail is older than their content. Survives a restart; several changes are one job.'`.execute(
    db,
  );
}
