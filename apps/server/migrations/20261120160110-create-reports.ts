import { sql, type Kysely } from 'kysely';

/** Reports of works and the cases they open, feedback, the pictures of both, and what clients log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_case (
      case_id        bigint generated always as identity (start with 1001) primary key,
      file_key       text not null references file on delete cascade,
      state          text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
      report_num     integer not null default 1 check (report_num >= 1),
      opened_at      timestamptz(3) not null,
      last_report_at timestamptz(3) not null,
      decided_at     timestamptz(3),
      decided_by     text references user_account,
      reason         text,
      check ((state = 'open') = (decided_at is null)),
      check ((state = 'open') = (decided_by is null)),
      check (state <> 'upheld' or reason is not null)
    )`.execute(db);
  await sql`create unique index report_case_open_by_file on report_case (file_key) where state = 'open'`.execute(
    db,
  );
  await sql`create index report_case_by_file on report_case (file_key)`.execute(db);
  await sql`create index report_case_queue on report_case (opened_at, case_id) where state = 'open'`.execute(
    db,
  );
  await sql`create index report_case_decided on report_case (state, decided_at desc, case_id desc) where state <> 'open'`.execute(
    db,
  );
  await sql`comment on table report_case is
    'What moderators decide on: all reports of one work until the decision. At most one is open per work; report_num counts its rows in report.'`.execute(
    db,
  );

  await sql`
    create table report (
      report_id    bigint generated always as identity (start with 1001) primary key,
      case_id      bigint not null references report_case on delete cascade,
      reporter_id  text references user_account on delete set null,
      reporter_key text not null,
      product      text not null check (product in ('board')),
      source       text not null check (source in ('community')),
      report_type  smallint not null check (report_type between -1 and 7 and report_type <> 0),
      report_desc  text not null check (length(report_desc) between 5 and 200),
      created_at   timestamptz(3) not null,
      unique (case_id, reporter_key)
    )`.execute(db);
  await sql`create index report_by_case on report (case_id, report_id desc)`.execute(db);
  await sql`create index report_by_reporter on report (reporter_id) where reporter_id is not null`.execute(
    db,
  );
  await sql`comment on table report is
    'One person''s report of a work, its text as written. reporter_key is what makes a reporter report once a case: the user id, or a keyed hash of file, address and browser of somebody not signed in, which tells nothing of them elsewhere.'`.execute(
    db,
  );

  await sql`
    create table feedback (
      feedback_id bigint generated always as identity (start with 1001) primary key,
      user_id     text not null references user_account on delete cascade,
      platform    text not null check (platform in ('web')),
      career_id   integer not null references tag,
      industry_id integer not null references tag,
      description text not null check (length(description) between 1 and 2000),
      created_at  timestamptz(3) not null
    )`.execute(db);
  await sql`create index feedback_by_user on feedback (user_id)`.execute(db);
  await sql`comment on table feedback is
    'What somebody told the operator, its text as written. career_id is a tag of type role, industry_id one of type industry.'`.execute(
    db,
  );

  await sql`
    create table attachment (
      attachment_key text primary key,
      purpose        text not null check (purpose in ('report', 'feedback')),
      uploader       text not null,
      blob_hash      text not null references blob,
      width          integer not null check (width > 0),
      height         integer not null check (height > 0),
      report_id      bigint references report on delete cascade,
      feedback_id    bigint references feedback on delete cascade,
      position       smallint,
      created_at     timestamptz(3) not null,
      check (report_id is null or purpose = 'report'),
      check (feedback_id is null or purpose = 'feedback'),
      check ((position is null) = (report_id is null and feedback_id is null))
    )`.execute(db);
  await sql`create index attachment_by_report on attachment (report_id, position) where report_id is not null`.execute(
    db,
  );
  await sql`create index attachment_by_feedback on attachment (feedback_id, position) where feedback_id is not null`.execute(
    db,
  );
  await sql`create index attachment_unclaimed on attachment (created_at) where position is null`.execute(db);
  await sql`create index attachment_by_blob on attachment (blob_hash)`.execute(db);
  await sql`comment on table attachment is
    'A picture for a report or for feedback, as a webp. uploader is a user id or the keyed hash of an anonymous visitor; only they can let a report or feedback claim it, once, within a day. position is its place among the pictures of its claimer. Never served without a signed ticket.'`.execute(
    db,
  );

  await sql`
    create table client_log (
      log_id      bigint generated always as identity primary key,
      level       text not null check (level in ('info', 'warn', 'error')),
      message     text not null check (length(message) between 1 and 1000),
      page        text not null check (length(page) between 1 and 200),
      release     text not null check (length(release) between 1 and 64),
      logged_at   timestamptz(3) not null,
      received_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index client_log_by_level on client_log (level, log_id desc)`.execute(db);
  await sql`create index client_log_by_release on client_log (release, log_id desc)`.execute(db);
  await sql`create index client_log_by_age on client_log (received_at)`.execute(db);
  await sql`comment on table client_log is
    'A line of a browser''s log, masked: nothing in it tells who sent it. logged_at is by the client''s clock. Kept for 30 days, and at most 100,000 lines.'`.execute(
    db,
  );
}
