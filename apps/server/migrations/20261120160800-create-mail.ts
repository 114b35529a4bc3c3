import { sql, type Kysely } from 'kysely';

/** The outbox of e-mails, and what of it people do not want. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      mail_id         bigint generated always as identity (start with 1001) primary key,
      user_id         text references user_account on delete cascade,
      address         text check (length(address) <= 254),
      kind            text not null check (length(kind) between 1 and 40),
      data            jsonb not null,
      language        text not null check (language in ('zh-CN', 'en-US', 'ja-JP', 'ko-KR', 'es-ES')),
      message_id      text not null unique,
      state           text not null check (state in ('queued', 'sending', 'sent', 'failed', 'kept')),
      attempts        smallint not null default 0 check (attempts >= 0),
      next_attempt_at timestamptz(3),
      fault           text,
      created_at      timestamptz(3) not null,
      sent_at         timestamptz(3),
      check ((state in ('queued', 'sending')) = (next_attempt_at is not null)),
      check ((state = 'sent') = (sent_at is not null))
    )`.execute(db);
  await sql`create index mail_due on mail (next_attempt_at, mail_id) where next_attempt_at is not null`.execute(
    db,
  );
  await sql`create index mail_by_state on mail (state, mail_id desc)`.execute(db);
  await sql`create index mail_by_user on mail (user_id) where user_id is not null`.execute(db);
  await sql`comment on table mail is
    'An e-mail to be sent, written in the transaction of what it tells about. It goes to the address, or without one to the e-mail address user_id has when it is sent; the address is erased once it is sent or given up. data holds what the text of the kind needs. state: queued until next_attempt_at; sending, and if its process died sent again from next_attempt_at on; sent; failed for good; kept because no mail server is set. message_id stays the same over all attempts, so a mail that arrives twice can be told to be one.'`.execute(
    db,
  );

  await sql`
    create table mail_preference (
      user_id     text primary key references user_account on delete cascade,
      reviews     boolean not null,
      invitations boolean not null,
      updated_at  timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table mail_preference is
    'Which e-mails a person wants; without a row all of them. What concerns the safety of the account or money is always sent.'`.execute(
    db,
  );
}
