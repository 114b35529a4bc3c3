import { sql, type Kysely } from 'kysely';

/** Comments on works, whom they mention, and the cases that reports of them open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_comment (
      comment_id bigint generated always as identity (start with 1001) primary key,
      file_key   text not null references file on delete cascade,
      parent_id  bigint references work_comment on delete cascade,
      user_id    text references user_account on delete set null,
      text       text not null check (length(text) <= 20000),
      created_at timestamptz(3) not null,
      edited_at  timestamptz(3),
      hidden_at  timestamptz(3),
      removed_at timestamptz(3),
      deleted_at timestamptz(3),
      check (deleted_at is null or text = ''),
      check (deleted_at is not null or (text <> '' and user_id is not null))
    )`.execute(db);
  await sql`create index work_comment_threads on work_comment (file_key, comment_id) where parent_id is null`.execute(
    db,
  );
  await sql`create index work_comment_by_file on work_comment (file_key)`.execute(db);
  await sql`create index work_comment_replies on work_comment (parent_id, comment_id) where parent_id is not null`.execute(
    db,
  );
  await sql`create index work_comment_by_user on work_comment (user_id, created_at) where user_id is not null`.execute(
    db,
  );
  await sql`comment on table work_comment is
    'A comment on a published work; with parent_id a reply to one that is no reply. In text a mentioned person stands as @[user_id]. hidden_at: by the owner of the work. removed_at: by a moderator. deleted_at: by its writer or with the account; nothing of the text is left then.'`.execute(
    db,
  );

  await sql`
    create table comment_mention (
      comment_id bigint not null references work_comment on delete cascade,
      user_id    text not null references user_account,
      primary key (comment_id, user_id)
    )`.execute(db);
  await sql`create index comment_mention_by_user on comment_mention (user_id)`.execute(db);
  await sql`comment on table comment_mention is
    'Whom a comment mentions. It stays when the account is deleted, so that the text can say that somebody has gone.'`.execute(
    db,
  );

  await sql`alter table publication add column comment_num integer not null default 0 check (comment_num >= 0)`.execute(
    db,
  );

  // The unique index on file_key stays as it is: a case is about a work or about a comment.
  await sql`
    alter table report_case
      add column comment_id bigint references work_comment on delete cascade,
      alter column file_key drop not null`.execute(db);
  await sql`alter table report_case add check ((file_key is null) <> (comment_id is null))`.execute(db);
  await sql`create unique index report_case_open_by_comment on report_case (comment_id) where state = 'open'`.execute(
    db,
  );
  await sql`create index report_case_by_comment on report_case (comment_id) where comment_id is not null`.execute(
    db,
  );
  await sql`comment on table report_case is
    'What moderators decide on: all reports of one work, or of one comment, until the decision. At most one is open for each; report_num counts its rows in report.'`.execute(
    db,
  );
}
