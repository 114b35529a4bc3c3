import { sql, type Kysely } from 'kysely';

/** Addresses of other applications that receive events, the events, and how far their deliveries are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook (
      webhook_id     bigint generated always as identity (start with 7501) primary key,
      user_id        text not null references user_account on delete cascade,
      url            text not null check (length(url) between 1 and 2000),
      events         text[] not null check (cardinality(events) > 0),
      is_site_wide   boolean not null default false,
      is_active      boolean not null default true,
      secret_seed    text not null,
      previous_seed  text,
      previous_until timestamptz(3),
      failing_since  timestamptz(3),
      disabled_at    timestamptz(3),
      created_at     timestamptz(3) not null,
      check ((previous_seed is null) = (previous_until is null)),
      check (disabled_at is null or not is_active)
    )`.execute(db);
  await sql`create index webhook_by_user on webhook (user_id, webhook_id desc)`.execute(db);
  await sql`create index webhook_site_wide on webhook (webhook_id) where is_site_wide`.execute(db);
  await sql`comment on table webhook is
    'An address that receives events about the works and sales of its owner, or of everybody. Its secret is made of secret_seed and of the server''s secret, and never stored; that of previous_seed signs as well until previous_until. failing_since: the first attempt failed after which none has succeeded.'`.execute(
    db,
  );
  await sql`
    create table webhook_event (
      event_id   text primary key,
      user_id    text not null references user_account on delete cascade,
      type       text not null,
      body       text not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index webhook_event_by_user on webhook_event (user_id)`.execute(db);
  await sql`create index webhook_event_by_time on webhook_event (created_at)`.execute(db);
  await sql`comment on table webhook_event is
    'An event about a person''s work or sale, written in the transaction of what it tells about. body is what is signed and sent.'`.execute(
    db,
  );
  await sql`
    create table webhook_delivery (
      delivery_id     bigint generated always as identity primary key,
      webhook_id      bigint not null references webhook on delete cascade,
      event_id        text not null references webhook_event on delete cascade,
      state           text not null default 'queued' check (state in ('queued', 'sending', 'delivered', 'failed')),
      attempts        timestamptz(3)[] not null default '{}',
      next_attempt_at timestamptz(3),
      status          integer,
      error           text,
      unique (event_id, webhook_id),
      check ((next_attempt_at is not null) = (state in ('queued', 'sending')))
    )`.execute(db);
  await sql`create index webhook_delivery_by_webhook on webhook_delivery (webhook_id, delivery_id desc)`.execute(
    db,
  );
  await sql`create index webhook_delivery_due on webhook_delivery (next_attempt_at) where next_attempt_at is not null`.execute(
    db,
  );
  await sql`create index webhook_delivery_sending on webhook_delivery (webhook_id) where state = 'sending'`.execute(
    db,
  );
  await sql`comment on table webhook_delivery is
    'An event on its way to one webhook. attempts: when each one began. While a process sends it, next_attempt_at is when another one may take it.'`.execute(
    db,
  );
}
