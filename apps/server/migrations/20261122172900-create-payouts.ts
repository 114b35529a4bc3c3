import { sql, type Kysely } from 'kysely';

/** Payouts of what creators have earned: asked for by them, settled by an admin, booked in the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout (
      payout_id  text primary key,
      user_id    text not null references user_account,
      amount     bigint not null check (amount > 0),
      currency   text not null,
      payee      text not null check (char_length(payee) <= 2000),
      state      text not null default 'asked' check (state in ('asked', 'paid', 'refused')),
      reference  text,
      reason     text,
      settled_by text references user_account,
      settled_at timestamptz(3),
      created_at timestamptz(3) not null,
      check ((state = 'paid') = (reference is not null)),
      check ((state = 'refused') = (reason is not null)),
      check ((state = 'asked') = (settled_at is null))
    )`.execute(db);
  await sql`create index payout_of_user on payout (user_id, created_at desc, payout_id desc)`.execute(db);
  await sql`create index payout_by_state on payout (state, created_at, payout_id)`.execute(db);
  await sql`create index payout_by_settler on payout (settled_by) where settled_by is not null`.execute(db);
  await sql`comment on table payout is
    'Money that a creator has asked to be paid. It leaves the wallet when it is asked for, so that nothing is paid twice, and comes back when an admin refuses. The transfer itself is made outside, by an admin who writes its reference down.'`.execute(
    db,
  );
  await sql`
    alter table ledger_entry
      alter column order_id drop not null,
      add column payout_id text references payout,
      drop constraint ledger_entry_cause_check,
      drop constraint ledger_entry_account_check,
      add constraint ledger_entry_cause_check check (cause in ('sale', 'refund', 'payout', 'payout_refused')),
      add constraint ledger_entry_account_check check (account in ('buyer', 'platform', 'seller', 'payout')),
      add constraint ledger_entry_of_one_thing check ((order_id is null) <> (payout_id is null))`.execute(db);
  await sql`create index ledger_entry_by_payout on ledger_entry (payout_id) where payout_id is not null`.execute(
    db,
  );
}
