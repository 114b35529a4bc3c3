import { sql, type Kysely } from 'kysely';

/** Tokens by which server-side applications act for people, and the audit log of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_token (
      token_id     bigint generated always as identity (start with 7001) primary key,
      user_id      text not null references user_account on delete cascade,
      name         text not null check (length(name) between 1 and 200),
      token_hash   text not null unique check (length(token_hash) = 64),
      prefix       text not null,
      scopes       text[] not null check (cardinality(scopes) > 0),
      created_at   timestamptz(3) not null,
      expires_at   timestamptz(3) not null,
      last_used_at timestamptz(3),
      revoked_at   timestamptz(3)
    )`.execute(db);
  await sql`create index service_token_by_user on service_token (user_id, token_id desc)`.execute(db);
  await sql`comment on table service_token is
    'A token by which an application acts for a person, within scopes, while revoked_at is null and expires_at lies ahead. Only its SHA-256 is kept; prefix is what the owner knows it by. last_used_at is to the minute.'`.execute(
    db,
  );
  await sql`
    create table service_token_event (
      event_id bigint generated always as identity primary key,
      token_id bigint not null references service_token on delete cascade,
      user_id  text not null references user_account on delete cascade,
      kind     text not null check (kind in ('created', 'revoked')),
      at       timestamptz(3) not null
    )`.execute(db);
  await sql`create index service_token_event_by_user on service_token_event (user_id, event_id desc)`.execute(
    db,
  );
  await sql`create index service_token_event_by_token on service_token_event (token_id)`.execute(db);
  await sql`comment on table service_token_event is
    'The audit log of service tokens: rows are added and never changed.'`.execute(db);
}
