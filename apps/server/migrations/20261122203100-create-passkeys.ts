import { sql, type Kysely } from 'kysely';

/** Passkeys, the questions they are to answer, and what happened to them; sessions that a passkey has started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkey (
      passkey_id    text primary key,
      user_id       text not null references user_account on delete cascade,
      credential_id text not null unique check (length(credential_id) <= 1400),
      public_key    bytea not null,
      counter       bigint not null,
      transports    text[] not null,
      name          text not null,
      is_synced     boolean not null,
      created_at    timestamptz(3) not null,
      last_used_at  timestamptz(3)
    )`.execute(db);
  await sql`create index passkey_by_user on passkey (user_id, created_at desc)`.execute(db);
  await sql`comment on table passkey is
    'A key pair of WebAuthn whose private half an authenticator keeps. counter is what the authenticator has counted up to; one that goes back is a copy. Zero: it does not count.'`.execute(
    db,
  );
  await sql`
    create table passkey_question (
      challenge_hash text primary key check (length(challenge_hash) = 64),
      holder_hash    text not null check (length(holder_hash) = 64),
      purpose        text not null check (purpose in ('add', 'sign-in')),
      user_id        text references user_account on delete cascade,
      expires_at     timestamptz(3) not null
    )`.execute(db);
  await sql`create index passkey_question_by_end on passkey_question (expires_at)`.execute(db);
  await sql`create index passkey_question_by_user on passkey_question (user_id)`.execute(db);
  await sql`comment on table passkey_question is
    'A question that a passkey is to answer, once. holder_hash is of the session or the browser that asked for it; only that one may answer.'`.execute(
    db,
  );
  await sql`
    create table passkey_event (
      event_id bigint generated always as identity primary key,
      user_id  text not null references user_account on delete cascade,
      kind     text not null check (kind in ('added', 'removed', 'copy_refused')),
      name     text not null,
      at       timestamptz(3) not null
    )`.execute(db);
  await sql`create index passkey_event_by_user on passkey_event (user_id, event_id desc)`.execute(db);
  await sql`comment on table passkey_event is
    'The audit log of passkeys: rows are added and never changed.'`.execute(db);
  await sql`alter table session drop constraint session_method_check`.execute(db);
  await sql`alter table session add constraint session_method_check
    check (method in ('password', 'code', 'recovery_code', 'passkey'))`.execute(db);
}
