import { sql, type Kysely } from 'kysely';

/** Identities of other providers by which people sign in, the questions that are open there, and what happened to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_identity (
      issuer       text not null check (length(issuer) <= 1000),
      subject      text not null check (length(subject) <= 255),
      user_id      text not null references user_account on delete cascade,
      provider_id  text not null,
      label        text not null check (length(label) <= 320),
      created_at   timestamptz(3) not null,
      last_used_at timestamptz(3),
      primary key (issuer, subject),
      unique (user_id, issuer)
    )`.execute(db);
  await sql`comment on table account_identity is
    'A person as another provider (OpenID Connect) knows them. An identity is of one account, and an account has one of each provider. provider_id is what the settings called the provider then.'`.execute(
    db,
  );
  await sql`
    create table identity_question (
      state_hash    text primary key check (length(state_hash) = 64),
      holder_hash   text not null check (length(holder_hash) = 64),
      purpose       text not null check (purpose in ('link', 'sign-in')),
      provider_id   text not null,
      user_id       text references user_account on delete cascade,
      invitation    text,
      code_verifier text not null,
      nonce         text not null,
      expires_at    timestamptz(3) not null
    )`.execute(db);
  await sql`create index identity_question_by_end on identity_question (expires_at)`.execute(db);
  await sql`create index identity_question_by_user on identity_question (user_id)`.execute(db);
  await sql`comment on table identity_question is
    'A question that a provider is to answer, once. holder_hash is of the session or the browser that asked for it; only that one may bring the answer.'`.execute(
    db,
  );
  await sql`
    create table identity_event (
      event_id bigint generated always as identity primary key,
      user_id  text not null references user_account on delete cascade,
      kind     text not null check (kind in ('linked', 'unlinked')),
      name     text not null,
      at       timestamptz(3) not null
    )`.execute(db);
  await sql`create index identity_event_by_user on identity_event (user_id, event_id desc)`.execute(db);
  await sql`comment on table identity_event is
    'The audit log of linked identities: rows are added and never changed.'`.execute(db);
  await sql`alter table user_account add column has_password boolean not null default true`.execute(db);
  await sql`comment on column user_account.has_password is
    'Whether the person has chosen the password. One who came by a provider has a random one that nobody knows, until they set another by mail.'`.execute(
    db,
  );
  await sql`alter table session drop constraint session_method_check`.execute(db);
  await sql`alter table session add constraint session_method_check
    check (method in ('password', 'code', 'recovery_code', 'passkey', 'provider'))`.execute(db);
}
