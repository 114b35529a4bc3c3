import { sql, type Kysely } from 'kysely';

/** What people did with publications, their searches, footprints and messages; jobs and idempotency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table praise (
      user_id    text not null references user_account on delete cascade,
      file_key   text not null references publication,
      created_at timestamptz(3) not null,
      primary key (user_id, file_key)
    )`.execute(db);
  await sql`create index praise_by_file on praise (file_key)`.execute(db);
  await sql`comment on table praise is 'A like. publication.praise_num counts these rows.'`.execute(db);

  await sql`
    create table collect (
      user_id    text not null references user_account on delete cascade,
      file_key   text not null references publication,
      created_at timestamptz(3) not null,
      primary key (user_id, file_key)
    )`.execute(db);
  await sql`create index collect_by_file on collect (file_key)`.execute(db);
  await sql`create index collect_by_user on collect (user_id, created_at desc, file_key desc)`.execute(db);
  await sql`comment on table collect is
    'A work kept in a person''s collections, newest first. publication.collect_num counts these rows.'`.execute(
    db,
  );

  await sql`
    create table file_entitlement (
      user_id    text not null references user_account on delete cascade,
      file_key   text not null references publication,
      source     text not null check (source in ('purchase', 'grant')),
      created_at timestamptz(3) not null,
      primary key (user_id, file_key)
    )`.execute(db);
  await sql`comment on table file_entitlement is
    'The lasting right to copy a paid work. Its presence is what the wire calls paid.'`.execute(db);

  await sql`
    create table copy_event (
      copy_file_key   text primary key references file,
      source_file_key text not null references publication,
      submission_id   bigint not null references submission,
      user_id         text not null references user_account,
      created_at      timestamptz(3) not null
    )`.execute(db);
  await sql`create index copy_event_by_source on copy_event (source_file_key, created_at desc)`.execute(db);
  await sql`create index copy_event_by_user on copy_event (user_id, created_at desc)`.execute(db);
  await sql`comment on table copy_event is
    'A copy that was made of a publication. publication.copy_num counts these rows.'`.execute(db);

  await sql`
    create table use_event (
      copy_file_key   text primary key references copy_event,
      source_file_key text not null references publication,
      user_id         text not null references user_account,
      created_at      timestamptz(3) not null
    )`.execute(db);
  await sql`create index use_event_by_source on use_event (source_file_key)`.execute(db);
  await sql`comment on table use_event is
    'The first opening of a copy in the editor. publication.use_num counts these rows.'`.execute(db);

  await sql`
    create table view_event (
      file_key   text not null references publication,
      hour       timestamptz(0) not null,
      viewer     text not null,
      primary key (file_key, hour, viewer)
    )`.execute(db);
  await sql`create index view_event_by_hour on view_event (hour)`.execute(db);
  await sql`comment on table view_event is
    'One look at a publication per viewer and hour; viewer is a user id or the keyed hash of an anonymous visitor. publication.view_num counts these rows.'`.execute(
    db,
  );

  await sql`
    create table footprint (
      user_id  text not null references user_account on delete cascade,
      file_key text not null references publication,
      seen_at  timestamptz(3) not null,
      primary key (user_id, file_key)
    )`.execute(db);
  await sql`create index footprint_by_user on footprint (user_id, seen_at desc, file_key desc)`.execute(db);
  await sql`comment on table footprint is 'The browsing history of a person: each work once, last seen first.'`.execute(
    db,
  );

  await sql`
    create table search_record (
      search_record_id bigint generated always as identity primary key,
      user_id          text not null references user_account on delete cascade,
      search_term      text not null check (length(search_term) between 1 and 100),
      term_key         text not null,
      searched_at      timestamptz(3) not null,
      unique (user_id, term_key)
    )`.execute(db);
  await sql`create index search_record_by_user on search_record (user_id, searched_at desc, search_record_id desc)`.execute(
    db,
  );
  await sql`comment on table search_record is
    'What a person searched for, each folded term once with its last spelling.'`.execute(db);

  await sql`
    create table search_term (
      term_key    text not null,
      day         date not null,
      search_term text not null,
      count       integer not null check (count >= 1),
      primary key (day, term_key)
    )`.execute(db);
  await sql`comment on table search_term is
    'How often a folded term was searched for on a day, by anybody. Hot searches are its sums over the last days.'`.execute(
    db,
  );

  await sql`
    create table inbox_message (
      message_id   bigint generated always as identity (start with 1001) primary key,
      user_id      text not null references user_account on delete cascade,
      msg_type     text not null check (msg_type in ('AuditAgree', 'AuditDisagree')),
      content_type text not null default 'json' check (content_type in ('json')),
      content      text not null,
      created_at   timestamptz(3) not null,
      read_at      timestamptz(3)
    )`.execute(db);
  await sql`create index inbox_message_by_user on inbox_message (user_id, message_id desc)`.execute(db);
  await sql`create index inbox_message_unread on inbox_message (user_id) where read_at is null`.execute(db);
  await sql`comment on table inbox_message is
    'A message to a person. content is a JSON text with name and file_key (and the reason, when a review failed).'`.execute(
    db,
  );

  await sql`
    create table idempotency (
      user_id    text not null references user_account on delete cascade,
      operation  text not null,
      key        text not null check (length(key) between 1 and 200),
      answer     jsonb not null,
      created_at timestamptz(3) not null,
      primary key (user_id, operation, key)
    )`.execute(db);
  await sql`create index idempotency_by_age on idempotency (created_at)`.execute(db);
  await sql`comment on table idempotency is
    'The answer already given to a request that named an Idempotency-Key; written in the transaction of the work itself.'`.execute(
    db,
  );
}
