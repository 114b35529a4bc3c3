import { sql, type Kysely } from 'kysely';

/** Who owns an e-mail address, and the links of mails by which that is proven and forgotten passwords are replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table user_account
      add column email_proven_at timestamptz(3),
      add column pending_email text check (length(pending_email) <= 254),
      add check (email_proven_at is null or email is not null)`.execute(db);
  await sql`comment on column user_account.email_proven_at is
    'When the person proved by a link that the address is theirs; null: not yet, and no mail but that link goes there.'`.execute(
    db,
  );
  await sql`comment on column user_account.pending_email is
    'The address that takes the place of email once it is proven. Several people may want one; the first to prove it gets it.'`.execute(
    db,
  );

  await sql`
    create table mail_link (
      token_hash text primary key,
      user_id    text not null references user_account on delete cascade,
      purpose    text not null check (purpose in ('prove', 'reset')),
      address    text not null check (length(address) <= 254),
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at    timestamptz(3)
    )`.execute(db);
  await sql`create index mail_link_by_user on mail_link (user_id, purpose)`.execute(db);
  await sql`create index mail_link_by_end on mail_link (expires_at)`.execute(db);
  await sql`comment on table mail_link is
    'A link that was mailed to an address. The token itself is kept nowhere: the mail is written with it when it is sent. Used and expired links stay for a month, so that their owner can be told what became of them.'`.execute(
    db,
  );

  await sql`
    create table password_reset_request (
      request_id   bigint generated always as identity primary key,
      address      text not null check (length(address) <= 254),
      requested_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table password_reset_request is
    'Somebody has asked for a link to replace the password of an address. It is answered in the background, so that the time of the call does not tell whether the address has an account, and removed at once.'`.execute(
    db,
  );
}
