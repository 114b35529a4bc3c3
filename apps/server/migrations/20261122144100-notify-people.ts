import { sql, type Kysely } from 'kysely';

/** Notices of what others did, and which of them somebody wants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inbox_message drop constraint inbox_message_msg_type_check`.execute(db);
  await sql`
    alter table inbox_message
      add check (msg_type in ('AuditAgree', 'AuditDisagree', 'WorkLiked', 'WorkCopied', 'Followed', 'Commented', 'Replied',
        'Mentioned', 'CommentRemoved')),
      add column file_key text references file on delete cascade,
      add column notice_key text`.execute(db);
  await sql`create index inbox_message_by_time on inbox_message (user_id, created_at desc, message_id desc)`.execute(
    db,
  );
  await sql`create index inbox_message_by_file on inbox_message (file_key) where file_key is not null`.execute(
    db,
  );
  await sql`
    create unique index inbox_message_open_notice on inbox_message (user_id, notice_key)
      where read_at is null and notice_key is not null`.execute(db);
  await sql`create index inbox_message_by_notice on inbox_message (user_id, notice_key) where notice_key is not null`.execute(
    db,
  );
  await sql`comment on table inbox_message is
    'A message to a person. content is a JSON text. Of a review it has name and file_key, and the reason when it failed; otherwise file_key says which work it is about, and name is that of the work now. A notice has a notice_key: what happened to what; until it is read, further people join it.'`.execute(
    db,
  );

  await sql`
    create table inbox_actor (
      message_id bigint not null references inbox_message on delete cascade,
      user_id    text not null references user_account on delete cascade,
      comment_id bigint references work_comment on delete cascade,
      created_at timestamptz(3) not null,
      primary key (message_id, user_id)
    )`.execute(db);
  await sql`create index inbox_actor_by_user on inbox_actor (user_id)`.execute(db);
  await sql`create index inbox_actor_by_comment on inbox_actor (comment_id) where comment_id is not null`.execute(
    db,
  );
  await sql`comment on table inbox_actor is
    'Who did what a notice is about, and by which comment. A notice goes with the last of them.'`.execute(db);
  await sql`
    create function drop_empty_notice() returns trigger language plpgsql as $$
    begin
      delete from inbox_message
      where message_id = old.message_id
        and not exists (select from inbox_actor where inbox_actor.message_id = old.message_id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger inbox_actor_gone after delete on inbox_actor
      for each row execute function drop_empty_notice()`.execute(db);

  await sql`
    alter table mail_preference
      add column comments boolean not null default true,
      add column notify_likes boolean not null default true,
      add column notify_copies boolean not null default true,
      add column notify_follows boolean not null default true,
      add column notify_comments boolean not null default true`.execute(db);
  await sql`comment on table mail_preference is
    'Which e-mails and which notices in the inbox a person wants; without a row all of them. What concerns the safety of the account or money is always sent.'`.execute(
    db,
  );
}
