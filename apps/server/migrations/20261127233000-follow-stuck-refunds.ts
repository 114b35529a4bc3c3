import { sql, type Kysely } from 'kysely';

/** What an admin needs to know of a refund that is stuck, and how a payment went back by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A table of few rows, so that the check takes no time. The columns are new, so no reference is looked up.
  await sql`
    alter table refund
      add column failure text,
      add column taken_until timestamptz(3),
      -- squawk-ignore adding-foreign-key-constraint
      add column replaced_by text references refund,
      -- squawk-ignore adding-foreign-key-constraint
      add column settled_by text references user_account,
      add column note text,
      drop constraint refund_state_check,
      -- squawk-ignore constraint-missing-not-valid
      add constraint refund_state_check check (state in ('asked', 'sent', 'done', 'failed', 'owed'))`.execute(
    db,
  );
  await sql`comment on table refund is
    'A payment that is to go back whole: asked for, sent (the provider has taken it on), done, failed (the provider cannot make it), or owed (booked as done, and the money came back to the operator). cause says whose wish it was: the buyer''s, an admin''s, ours because a payment could not be honoured (stray), or done at the provider itself. failure is why the last attempt did not get through; taken_until is set while one is under way. replaced_by is the next refund of the payment after this one failed. settled_by and note say who sent the money back by hand, and how.'`.execute(
    db,
  );
  await sql`
    update refund set failure = (
      select event.note from payment_event event
      where event.provider = refund.provider and event.payment_ref = refund.payment_ref and event.kind = 'refund_failed'
        and event.created_at <= refund.settled_at
      order by event.payment_event_id desc limit 1)
    where state = 'failed'`.execute(db);
  await sql`
    update refund set replaced_by = (
      select later.refund_id from refund later
      where later.provider = refund.provider and later.payment_ref = refund.payment_ref and later.created_at > refund.created_at
      order by later.created_at limit 1)
    where state = 'failed'`.execute(db);
  await sql`
    update refund set state = 'owed', failure = event.note
    from payment_event event, payment_event booked
    where refund.state = 'done'
      and booked.provider = refund.provider and booked.payment_ref = refund.payment_ref and booked.kind = 'refunded'
      and event.provider = refund.provider and event.payment_ref = refund.payment_ref and event.kind = 'refund_failed'
      and event.payment_event_id > booked.payment_event_id`.execute(db);
  await sql`
    -- squawk-ignore require-concurrent-index-creation
    create index refund_by_time on refund (created_at desc, refund_id desc) where replaced_by is null`.execute(
    db,
  );
  await sql`
    -- squawk-ignore require-concurrent-index-creation
    create index refund_open on refund (created_at desc, refund_id desc) where replaced_by is null and state <> 'done'`.execute(
    db,
  );
  await sql`
    -- squawk-ignore require-concurrent-index-creation
    create index refund_by_settler on refund (settled_by) where settled_by is not null`.execute(db);
}
