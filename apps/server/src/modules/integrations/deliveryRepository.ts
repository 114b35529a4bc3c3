import { UserKind } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import { FAILURE_TEXTS } from './deliveryFailure.ts';

/** A delivery with what is shown of its event. */
export type DeliveryRow = Row<'webhook_delivery'> & Pick<Row<'webhook_event'>, 'type' | 'created_at'>;

/**
 * Adds an event, due at once, for some webhooks. For one that has too many waiting already the delivery is added as failed: its
 * owner finds it in the list, and can send it again.
 */
export async function insertEvent(
  trx: Queryable,
  event: NewRow<'webhook_event'>,
  webhookIds: readonly string[],
  { mostWaiting }: { mostWaiting: number },
): Promise<void> {
  await trx.insertInto('webhook_event').values(event).execute();
  await sql`
    insert into webhook_delivery (webhook_id, event_id, state, next_attempt_at, error)
    select given.webhook_id, ${event.event_id},
      case when full_up.yes then 'failed' else 'queued' end,
      case when full_up.yes then null else ${event.created_at}::timestamptz end,
      case when full_up.yes then ${FAILURE_TEXTS.too_many_waiting} end
    from unnest(${sql.val([...webhookIds])}::bigint[]) with ordinality given (webhook_id, place)
    cross join lateral (
      select exists (
        select from webhook_delivery waiting
        where waiting.webhook_id = given.webhook_id and waiting.next_attempt_at is not null
        offset ${mostWaiting - 1}
      ) as yes
    ) full_up
    order by given.place`.execute(trx);
}

/** Deliveries of a webhook. */
function deliveries(db: Queryable, webhookId: string) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_event as event', 'event.event_id', 'delivery.event_id')
    .selectAll('delivery')
    .select(['event.type', 'event.created_at'])
    .where('delivery.webhook_id', '=', webhookId);
}

/** One delivery of a webhook, by its id or by that of its event. */
export async function findDelivery(
  db: Queryable,
  webhookId: string,
  which: { deliveryId: string } | { eventId: string },
): Promise<DeliveryRow | undefined> {
  return deliveries(db, webhookId)
    .where(
      'deliveryId' in which
        ? sql<SqlBool>`delivery.delivery_id = ${bigId(which.deliveryId)}`
        : sql<SqlBool>`delivery.event_id = ${which.eventId}`,
    )
    .executeTakeFirst();
}

/** The deliveries of a webhook, newest first. */
export async function pageDeliveries(
  db: Queryable,
  webhookId: string,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<DeliveryRow>> {
  const rows = await deliveries(db, webhookId)
    .where((eb) => afterCursor(eb, cursor, [['delivery.delivery_id', 'integer']], 'desc'))
    .orderBy('delivery.delivery_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, ({ delivery_id: id }) => [Number(id)]);
}

/** Queues a delivery again, as if it were new. */
export async function requeue(db: Queryable, deliveryId: string, now: Date): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'queued', attempts: [], next_attempt_at: now, status: null, error: null })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** Gives up what waits to be sent to a webhook. */
export async function giveUp(db: Queryable, webhookId: string, error: string): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed', next_attempt_at: null, error })
    .where('webhook_id', '=', webhookId)
    .where('next_attempt_at', 'is not', null)
    .execute();
}

/** A delivery that this process sends, with what it takes to send it. */
export interface Claimed {
  delivery_id: string;
  webhook_id: string;
  event_id: string;
  body: string;
  url: string;
  secret_seed: string;
  previous_seed: string | null;
  previous_until: Date | null;
  /** Whether the owner has an open account, and is a super admin where it takes one. */
  may_receive: boolean;
  /** How many there were, this one included. */
  attempts: number;
  /** When the first one began. */
  first_attempt_at: Date;
  /** When another process may take it. */
  until: Date;
}

/**
 * Takes deliveries that are due: one of each webhook and a few of each owner are on their way at a time, so that who is slow
 * keeps only themselves waiting. No other process takes them before `until`. Each claim counts as an attempt, so that one on which
 * the process dies every time is given up, too.
 */
export async function claimDue(
  db: Queryable,
  { now, until, limit, perOwner }: { now: Date; until: Date; limit: number; perOwner: number },
): Promise<Claimed[]> {
  // Webhook by webhook through the index, so that it does not matter how much waits for one of them.
  const { rows } = await sql<Omit<Claimed, 'until'>>`
    with recursive waiting (webhook_id) as (
      (select webhook_id from webhook_delivery where next_attempt_at is not null order by webhook_id limit 1)
      union all
      select (
        select following.webhook_id from webhook_delivery following
        where following.next_attempt_at is not null and following.webhook_id > waiting.webhook_id
        order by following.webhook_id limit 1)
      from waiting where waiting.webhook_id is not null),
    busy as (
      select webhook.webhook_id, webhook.user_id from webhook_delivery sending
      join webhook on webhook.webhook_id = sending.webhook_id
      where sending.state = 'sending' and sending.next_attempt_at > ${now}),
    heads as (
      select due.delivery_id, due.next_attempt_at, webhook.user_id,
        row_number() over (partition by webhook.user_id order by due.next_attempt_at, due.delivery_id) as place
      from waiting
      join webhook on webhook.webhook_id = waiting.webhook_id
      cross join lateral (
        select delivery_id, next_attempt_at from webhook_delivery
        where webhook_id = waiting.webhook_id and next_attempt_at <= ${now}
        order by next_attempt_at, delivery_id limit 1) due
      where waiting.webhook_id not in (select webhook_id from busy)),
    next as (
      select delivery_id from heads
      where place + (select count(*) from busy where busy.user_id = heads.user_id) <= ${perOwner}
      order by next_attempt_at, delivery_id limit ${limit}),
    taken as (
      select delivery_id from webhook_delivery
      where delivery_id in (select delivery_id from next) and next_attempt_at <= ${now}
      for no key update skip locked)
    update webhook_delivery delivery
    set state = 'sending', attempts = attempts || ${now}::timestamptz, next_attempt_at = ${until}
    from taken, webhook_event event, webhook, user_account owner
    where delivery.delivery_id = taken.delivery_id and event.event_id = delivery.event_id
      and webhook.webhook_id = delivery.webhook_id and owner.user_id = webhook.user_id
    returning delivery.delivery_id, delivery.webhook_id, delivery.event_id, event.body, webhook.url, webhook.secret_seed,
      webhook.previous_seed, webhook.previous_until, cardinality(delivery.attempts) as attempts,
      delivery.attempts[1] as first_attempt_at,
      owner.deactivated_at is null and (not webhook.is_site_wide or owner.kind = ${UserKind.SUPER_ADMIN}) as may_receive`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, until }));
}

/** Writes down how an attempt ended; false when the delivery was taken, queued or given up since. */
export async function settle(
  trx: Queryable,
  { delivery_id: deliveryId, until }: Pick<Claimed, 'delivery_id' | 'until'>,
  outcome: Pick<Row<'webhook_delivery'>, 'state' | 'status' | 'error' | 'next_attempt_at'>,
): Promise<boolean> {
  const settled = await trx
    .updateTable('webhook_delivery')
    .set(outcome)
    .where('delivery_id', '=', deliveryId)
    .where('state', '=', 'sending')
    .where('next_attempt_at', '=', until)
    .returning('delivery_id')
    .executeTakeFirst();
  return settled !== undefined;
}

/** Whether a delivery to a webhook waits that has failed since a moment, or longer. */
export async function hasFailedSince(trx: Queryable, webhookId: string, since: Date): Promise<boolean> {
  const found = await trx
    .selectFrom('webhook_delivery')
    .select('delivery_id')
    .where('webhook_id', '=', webhookId)
    .where('next_attempt_at', 'is not', null)
    .where(sql<SqlBool>`attempts[1] <= ${since}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How many deliveries wait to be sent. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_delivery')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
