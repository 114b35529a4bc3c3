import { sql, type Kysely } from 'kysely';

/** One log of everything moderators do, in place of the one for reviews only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table moderation_log (
      log_id       bigint generated always as identity primary key,
      moderator_id text not null references user_account,
      deed         text not null check (deed ~ '^[a-z_]+[.][a-z_]+$'),
      subject_type text not null check (subject_type ~ '^[a-z_]+$'),
      subject_id   text not null check (length(subject_id) between 1 and 64),
      file_key     text,
      reason       text,
      changes      jsonb not null default '[]',
      created_at   timestamptz(3) not null
    )`.execute(db);
  await sql`create index moderation_log_by_moderator on moderation_log (moderator_id, log_id desc)`.execute(
    db,
  );
  await sql`create index moderation_log_by_deed on moderation_log (deed, log_id desc)`.execute(db);
  await sql`create index moderation_log_by_subject on moderation_log (subject_type, subject_id, log_id desc)`.execute(
    db,
  );
  await sql`create index moderation_log_by_file on moderation_log (file_key, log_id desc) where file_key is not null`.execute(
    db,
  );
  await sql`comment on table moderation_log is
    'What moderators did, append-only: "review.pass" on submission 1001. file_key names the work it was about and is no foreign key, since the log outlives it. changes lists {field, from, to} of what was edited. Nothing personal is written here: people are named by id.'`.execute(
    db,
  );
  await sql`
    insert into moderation_log (moderator_id, deed, subject_type, subject_id, file_key, reason, created_at)
    select r.reviewer_id,
           case r.decision when 'take_down' then 'report.uphold' else 'review.' || r.decision end,
           'submission', r.submission_id::text, s.file_key, r.reason, r.created_at
    from review_log r join submission s on s.submission_id = r.submission_id
    order by r.review_id`.execute(db);
  await sql`drop table review_log`.execute(db);
}
