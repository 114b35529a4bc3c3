import { sql, type Kysely } from 'kysely';

/** Comments on boards, who has read them, the right to comment, and the notices of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['share_link', 'file_visitor']) {
    const name = sql.table(table);
    await sql`alter table ${name} drop constraint ${sql.ref(`${table}_role_check`)}`.execute(db);
    await sql`alter table ${name} add check (role in ('viewer', 'commenter', 'editor'))`.execute(db);
  }
  await sql`
    create table board_comment (
      comment_id  bigint generated always as identity (start with 1001) primary key,
      file_key    text not null references file on delete cascade,
      parent_id   bigint references board_comment on delete cascade,
      user_id     text references user_account on delete set null,
      text        text not null check (length(text) <= 20000),
      x           double precision,
      y           double precision,
      element_id  text,
      created_at  timestamptz(3) not null,
      edited_at   timestamptz(3),
      deleted_at  timestamptz(3),
      resolved_at timestamptz(3),
      resolved_by text references user_account on delete set null,
      check (num_nonnulls(x, y) = case when parent_id is null then 2 else 0 end),
      check (parent_id is null or (element_id is null and resolved_at is null)),
      check (deleted_at is null or text = ''),
      check (deleted_at is not null or (text <> '' and user_id is not null))
    )`.execute(db);
  await sql`create index board_comment_threads on board_comment (file_key, comment_id) where parent_id is null`.execute(
    db,
  );
  await sql`create index board_comment_by_file on board_comment (file_key)`.execute(db);
  await sql`create index board_comment_replies on board_comment (parent_id, comment_id) where parent_id is not null`.execute(
    db,
  );
  await sql`create index board_comment_by_user on board_comment (user_id, created_at) where user_id is not null`.execute(
    db,
  );
  await sql`create index board_comment_by_resolver on board_comment (resolved_by) where resolved_by is not null`.execute(
    db,
  );
  await sql`comment on table board_comment is
    'A comment on a board, which begins a thread; with parent_id a reply in it. x and y are where the thread stands on the board, or on its element from that element''s upper left corner. In text a mentioned person stands as @[user_id]. deleted_at: nothing of the text is left, only the replies.'`.execute(
    db,
  );
  await sql`
    create table board_comment_mention (
      comment_id bigint not null references board_comment on delete cascade,
      user_id    text not null references user_account,
      primary key (comment_id, user_id)
    )`.execute(db);
  await sql`create index board_comment_mention_by_user on board_comment_mention (user_id)`.execute(db);
  await sql`comment on table board_comment_mention is
    'Whom a comment on a board mentions. It stays when the account is deleted, so that the text can say that somebody has gone.'`.execute(
    db,
  );
  await sql`
    create table board_comment_read (
      thread_id bigint not null references board_comment on delete cascade,
      user_id   text not null references user_account on delete cascade,
      read_to   bigint not null,
      primary key (thread_id, user_id)
    )`.execute(db);
  await sql`create index board_comment_read_by_user on board_comment_read (user_id)`.execute(db);
  await sql`comment on table board_comment_read is
    'Up to which comment of a thread somebody has read; without a row nothing.'`.execute(db);

  await sql`
    alter table inbox_actor add column board_comment_id bigint references board_comment on delete cascade`.execute(
    db,
  );
  await sql`create index inbox_actor_by_board_comment on inbox_actor (board_comment_id) where board_comment_id is not null`.execute(
    db,
  );
  await sql`alter table inbox_message drop constraint inbox_message_msg_type_check`.execute(db);
  await sql`
    alter table inbox_message
      add check (msg_type in ('AuditAgree', 'AuditDisagree', 'WorkLiked', 'WorkCopied', 'Followed', 'Commented', 'Replied',
        'Mentioned', 'BoardCommented', 'BoardReplied', 'BoardMentioned', 'CommentRemoved', 'ProfileReset'))`.execute(
    db,
  );
}
