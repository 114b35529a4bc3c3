import { sql, type Kysely } from 'kysely';

/** Files shared by links, the visitors that come by them, and the versions of boards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table share_link (
      share_link_id bigint generated always as identity (start with 3001) primary key,
      file_key      text not null references file on delete cascade,
      token         text not null unique check (length(token) = 43),
      role          text not null check (role in ('viewer', 'editor')),
      password_hash text,
      created_by    text not null references user_account,
      created_at    timestamptz(3) not null,
      expires_at    timestamptz(3),
      revoked_at    timestamptz(3)
    )`.execute(db);
  await sql`create index share_link_by_file on share_link (file_key, share_link_id desc) where revoked_at is null`.execute(
    db,
  );
  await sql`comment on table share_link is
    'A link by which a file is shared. It works while revoked_at is null and expires_at (null: never) lies ahead; revoked ones are kept, so that the link can say that it has ended. password_hash is argon2id; null means that no password is asked for.'`.execute(
    db,
  );

  await sql`
    create table file_visitor (
      file_key      text not null references file on delete cascade,
      user_id       text not null references user_account on delete cascade,
      share_link_id bigint not null references share_link on delete cascade,
      role          text not null check (role in ('viewer', 'editor')),
      joined_at     timestamptz(3) not null,
      removed_at    timestamptz(3),
      primary key (file_key, user_id)
    )`.execute(db);
  await sql`create index file_visitor_by_file on file_visitor (file_key, joined_at desc, user_id desc) where removed_at is null`.execute(
    db,
  );
  await sql`create index file_visitor_by_user on file_visitor (user_id, joined_at desc, file_key desc) where removed_at is null`.execute(
    db,
  );
  await sql`create index file_visitor_by_link on file_visitor (share_link_id) where removed_at is null`.execute(
    db,
  );
  await sql`comment on table file_visitor is
    'Somebody who joined a file by a link. The right lasts as long as the link works and is never more than the link gives. removed_at: they were removed, and links older than that do not let them in again.'`.execute(
    db,
  );

  await sql`
    create table board_version (
      version_id    bigint generated always as identity (start with 5001) primary key,
      file_key      text not null references file on delete cascade,
      object_hash   text not null references blob,
      element_count integer not null check (element_count >= 0),
      kind          text not null check (kind in ('automatic', 'named', 'restored')),
      name          text check (length(name) between 1 and 200),
      author_id     text references user_account on delete set null,
      restored_from bigint references board_version on delete set null,
      created_at    timestamptz(3) not null
    )`.execute(db);
  await sql`create index board_version_by_file on board_version (file_key, version_id desc)`.execute(db);
  await sql`create index board_version_by_object on board_version (object_hash)`.execute(db);
  await sql`create index board_version_by_source on board_version (restored_from) where restored_from is not null`.execute(
    db,
  );
  await sql`create index board_version_by_age on board_version (created_at) where name is null`.execute(db);
  await sql`comment on table board_version is
    'A board as it was at one moment: object_hash is its snapshot, which never changes. kind tells how it came to be; one that has a name is kept until somebody deletes it, others age by the plan of the team. restored_from is the version that was brought back.'`.execute(
    db,
  );

  await sql`
    create table version_job (
      file_key  text primary key references file on delete cascade,
      due_at    timestamptz(3) not null,
      editor_id text references user_account on delete set null
    )`.execute(db);
  await sql`create index version_job_by_due on version_job (due_at)`.execute(db);
  await sql`comment on table version_job is
    'Boards with edits that are in no version yet, and when one is to be kept. editor_id is who edited last.'`.execute(
    db,
  );

  await sql`
    create table outsource_use (
      team_id     bigint not null references team on delete cascade,
      file_key    text not null references publication,
      recorded_by text not null references user_account,
      created_at  timestamptz(3) not null,
      primary key (team_id, file_key)
    )`.execute(db);
  await sql`create index outsource_use_by_file on outsource_use (file_key)`.execute(db);
  await sql`comment on table outsource_use is
    'A work that a team has used for outsourcing, as one of its managers noted.'`.execute(db);

  await tellRights(db);
}

/**
 * Whatever takes a right towards a file away tells it, so that open connections end at once, whoever did it and from
 * whichever process. The signal goes out when the transaction commits.
 */
async function tellRights(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_rights() returns trigger language plpgsql as $$
    declare
      gone jsonb := to_jsonb(old);
    begin
      perform pg_notify('boardwalk_signals', jsonb_build_object(
        'channel', 'rights',
        'payload', case tg_table_name
          when 'team_member' then jsonb_build_object('teamId', gone ->> 'team_id', 'userId', gone ->> 'user_id')
          when 'file_visitor' then jsonb_build_object('fileKey', gone ->> 'file_key', 'userId', gone ->> 'user_id')
          when 'session' then jsonb_build_object('sessionId', gone ->> 'session_id')
          when 'user_account' then jsonb_build_object('userId', gone ->> 'user_id')
          else jsonb_build_object('fileKey', gone ->> 'file_key')
        end)::text);
      return null;
    end $$`.execute(db);
  const triggers: [table: string, event: string, condition: string][] = [
    ['team_member', 'update of role', 'old.role is distinct from new.role'],
    ['team_member', 'delete', 'true'],
    ['file_visitor', 'update of role, removed_at, share_link_id', 'old is distinct from new'],
    ['file_visitor', 'delete', 'true'],
    ['share_link', 'update of role, expires_at, revoked_at', 'old is distinct from new'],
    [
      'file',
      'update of trashed_at, team_id, owner_id',
      '(old.trashed_at, old.team_id, old.owner_id) is distinct from (new.trashed_at, new.team_id, new.owner_id)',
    ],
    ['file', 'delete', 'true'],
    ['session', 'update of revoked_at', 'old.revoked_at is null and new.revoked_at is not null'],
    [
      'user_account',
      'update of deactivated_at',
      'old.deactivated_at is null and new.deactivated_at is not null',
    ],
  ];
  for (const [table, event, condition] of triggers) {
    const name = `${table}_tells_rights_on_${event.split(' ', 1)[0] ?? ''}`;
    await sql`create trigger ${sql.raw(name)} after ${sql.raw(event)} on ${sql.raw(table)}
      for each row when (${sql.raw(condition)}) execute function tell_rights()`.execute(db);
  }
}
