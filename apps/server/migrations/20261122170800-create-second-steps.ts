import { sql, type Kysely } from 'kysely';

/** The second step of signing in, its recovery codes and what happened to it; how each session was started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_step (
      user_id       text primary key references user_account on delete cascade,
      sealed_secret text not null,
      last_period   bigint,
      created_at    timestamptz(3) not null,
      on_since      timestamptz(3)
    )`.execute(db);
  await sql`comment on table second_step is
    'The authenticator of a person. The secret is sealed with a key of the server; it asks for codes once on_since is set. last_period is the period of 30 seconds whose code was taken last: that one and earlier ones are taken no more.'`.execute(
    db,
  );
  await sql`
    create table recovery_code (
      user_id   text not null references user_account on delete cascade,
      code_hmac text not null check (length(code_hmac) = 64),
      used_at   timestamptz(3),
      primary key (user_id, code_hmac)
    )`.execute(db);
  await sql`comment on table recovery_code is
    'A code that works once in place of the authenticator. Only an HMAC by a key of the server is kept.'`.execute(
    db,
  );
  await sql`
    create table second_step_event (
      event_id bigint generated always as identity primary key,
      user_id  text not null references user_account on delete cascade,
      kind     text not null check (kind in ('on', 'off', 'codes_renewed', 'code_used')),
      at       timestamptz(3) not null
    )`.execute(db);
  await sql`create index second_step_event_by_user on second_step_event (user_id, event_id desc)`.execute(db);
  await sql`comment on table second_step_event is
    'The audit log of second steps: rows are added and never changed.'`.execute(db);
  await sql`alter table session add column method text not null default 'password'
    check (method in ('password', 'code', 'recovery_code'))`.execute(db);
}
