import { sql, type Kysely } from 'kysely';

/** Submissions and their review, and the public rows lists are made of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table submission (
      submission_id bigint generated always as identity (start with 1001) primary key,
      file_key      text not null references file,
      version       integer not null check (version >= 1),
      submitter_id  text not null references user_account,
      name          text not null check (length(name) between 1 and 50),
      description   text not null check (length(description) between 10 and 3000),
      fee_type      smallint not null check (fee_type in (1, 2, 3)),
      unit_price    integer,
      language      text not null check (language in ('zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES')),
      tag_ids       integer[] not null,
      topic_ids     integer[] not null,
      cover_hash    text not null references image,
      object_hash   text not null references blob,
      status        smallint not null default 1 check (status in (0, 1, 2, 3)),
      due_at        timestamptz(3) not null,
      reviewer_id   text references user_account,
      reason        text,
      decided_at    timestamptz(3),
      created_at    timestamptz(3) not null,
      unique (file_key, version),
      check ((fee_type = 3) = (unit_price is not null)),
      check (unit_price is null or (unit_price between 2000 and 50000 and unit_price % 1000 = 0)),
      check (status <> 3 or reason is not null)
    )`.execute(db);
  await sql`create unique index submission_open_by_file on submission (file_key) where status = 1`.execute(
    db,
  );
  await sql`create index submission_by_file on submission (file_key, submission_id desc)`.execute(db);
  await sql`create index submission_queue on submission (status, due_at, submission_id)`.execute(db);
  await sql`create index submission_by_submitter on submission (submitter_id, submission_id desc)`.execute(
    db,
  );
  await sql`comment on table submission is
    'One version of a file as it was handed in: every field of the form, the cover and the immutable board snapshot (object_hash). status: 1 in review, 2 passed, 3 not passed, 0 withdrawn. At most one is in review per file.'`.execute(
    db,
  );

  await sql`
    create table review_log (
      review_id     bigint generated always as identity primary key,
      submission_id bigint not null references submission,
      reviewer_id   text not null references user_account,
      decision      text not null check (decision in ('pass', 'not_pass', 'take_down')),
      reason        text,
      created_at    timestamptz(3) not null
    )`.execute(db);
  await sql`create index review_log_by_submission on review_log (submission_id)`.execute(db);
  await sql`comment on table review_log is 'What reviewers decided, append-only.'`.execute(db);

  await sql`
    create table publication (
      file_key       text primary key references file,
      submission_id  bigint not null references submission,
      is_live        boolean not null,
      owner_id       text not null references user_account,
      kind           text not null check (kind in ('board', 'mindmap')),
      name           text not null,
      description    text not null,
      cover_hash     text not null references image,
      object_hash    text not null references blob,
      fee_type       smallint not null check (fee_type in (1, 2, 3)),
      unit_price     integer,
      language       text not null,
      tag_ids        integer[] not null,
      tag_path_ids   integer[] not null,
      topic_ids      integer[] not null,
      is_hot         boolean not null default false,
      is_selected    boolean not null default false,
      view_num       integer not null default 0 check (view_num >= 0),
      praise_num     integer not null default 0 check (praise_num >= 0),
      collect_num    integer not null default 0 check (collect_num >= 0),
      copy_num       integer not null default 0 check (copy_num >= 0),
      use_num        integer not null default 0 check (use_num >= 0),
      hot_score      double precision not null default 0,
      created_at     timestamptz(3) not null,
      updated_at     timestamptz(3) not null,
      pub_time       timestamptz(3) not null,
      search_vector  tsvector not null default ''::tsvector,
      name_key       text not null default ''
    )`.execute(db);
  for (const column of ['hot_score', 'updated_at', 'collect_num', 'created_at', 'use_num', 'pub_time']) {
    await sql`create index ${sql.raw(`publication_by_${column}`)} on publication (${sql.raw(column)} desc, file_key desc) where is_live`.execute(
      db,
    );
  }
  await sql`create index publication_by_owner on publication (owner_id, pub_time desc, file_key desc) where is_live`.execute(
    db,
  );
  await sql`create index publication_by_language on publication (language, hot_score desc, file_key desc) where is_live`.execute(
    db,
  );
  await sql`create index publication_selected on publication (hot_score desc, file_key desc) where is_live and is_selected`.execute(
    db,
  );
  await sql`create index publication_by_search on publication using gin (search_vector) where is_live`.execute(
    db,
  );
  await sql`create index publication_by_name_key on publication (name_key text_pattern_ops) where is_live`.execute(
    db,
  );
  await sql`comment on table publication is
    'The public version of a file, denormalised for lists: a copy of the passed submission plus counters and search index. is_live is false after the owner cancelled or the work was taken down; counters survive. tag_path_ids holds the chosen tags and all their ancestors. name_key is the folded name for prefix suggestions. hot_score orders "popular". created_at is when the file was first published, pub_time when the live version passed.'`.execute(
    db,
  );

  await sql`
    create table publication_tag (
      tag_id      integer not null references tag,
      file_key    text not null references publication on delete cascade,
      is_chosen   boolean not null,
      hot_score   double precision not null,
      collect_num integer not null,
      use_num     integer not null,
      created_at  timestamptz(3) not null,
      updated_at  timestamptz(3) not null,
      pub_time    timestamptz(3) not null,
      primary key (tag_id, file_key)
    )`.execute(db);
  await sql`create index publication_tag_by_file on publication_tag (file_key)`.execute(db);
  await sql`comment on table publication_tag is
    'One row per live publication and tag it carries, ancestors included (is_chosen tells the chosen ones), with the sort columns so that a list by tag walks one index. Kept in step by triggers on publication: never write it by hand.'`.execute(
    db,
  );
  await sql`
    create table publication_topic (
      topic_id    integer not null references topic,
      file_key    text not null references publication on delete cascade,
      hot_score   double precision not null,
      collect_num integer not null,
      use_num     integer not null,
      created_at  timestamptz(3) not null,
      updated_at  timestamptz(3) not null,
      pub_time    timestamptz(3) not null,
      primary key (topic_id, file_key)
    )`.execute(db);
  await sql`create index publication_topic_by_file on publication_topic (file_key)`.execute(db);
  await sql`comment on table publication_topic is
    'As publication_tag, for topics.'`.execute(db);
  for (const column of ['hot_score', 'collect_num', 'use_num', 'created_at', 'updated_at', 'pub_time']) {
    await sql`create index ${sql.raw(`publication_tag_by_${column}`)} on publication_tag (tag_id, ${sql.raw(column)} desc, file_key desc)`.execute(
      db,
    );
    await sql`create index ${sql.raw(`publication_topic_by_${column}`)} on publication_topic (topic_id, ${sql.raw(column)} desc, file_key desc)`.execute(
      db,
    );
  }

  await sql`
    create table publish_count (
      user_id text not null references user_account on delete cascade,
      day     date not null,
      count   integer not null check (count >= 0),
      primary key (user_id, day)
    )`.execute(db);
  await sql`comment on table publish_count is
    'How often a person handed in work on a calendar day of the deployment''s time zone; updates count.'`.execute(
    db,
  );
}
