import { sql, type Kysely } from 'kysely';

/** The test checkout's own tables. Nothing else reads or writes them, as if it were another company's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_session (
      session_id  text primary key,
      reference   text not null unique,
      title       text not null,
      amount      integer not null check (amount > 0),
      currency    text not null,
      language    text not null,
      state       text not null check (state in ('open', 'paid', 'ended')),
      payment_id  text unique,
      refunded_at timestamptz(3),
      created_at  timestamptz(3) not null,
      expires_at  timestamptz(3) not null,
      check ((state = 'paid') = (payment_id is not null))
    )`.execute(db);
  await sql`comment on table sandbox_session is
    'A checkout of the test provider: what is to be paid (amount in thousandths), under the merchant''s reference. The id stands in the address and is all that is needed to pay.'`.execute(
    db,
  );
  await sql`
    create table sandbox_callback (
      event_id        text primary key,
      body            text not null,
      attempts        integer not null default 0,
      next_attempt_at timestamptz(3) not null,
      acknowledged_at timestamptz(3),
      given_up_at     timestamptz(3),
      created_at      timestamptz(3) not null
    )`.execute(db);
  await sql`create index sandbox_callback_due on sandbox_callback (next_attempt_at)
    where acknowledged_at is null and given_up_at is null`.execute(db);
  await sql`comment on table sandbox_callback is
    'News the test provider has for the merchant, sent again until acknowledged or given up.'`.execute(db);
}
