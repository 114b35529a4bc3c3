import { UserKind } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A delivery with what is shown of its event. */
export type DeliveryRow = Row<'webhook_delivery'> & Pick<Row<'webhook_event'>, 'type' | 'created_at'>;

/** Adds an event, due at once, for some webhooks. */
export async function insertEvent(
  trx: Queryable,
  event: NewRow<'webhook_event'>,
  webhookIds: readonly string[],
): Promise<void> {
  await trx.insertInto('webhook_event').values(event).execute();
  await trx
    .insertInto('webhook_delivery')
    .values(
      webhookIds.map((webhookId) => ({
        webhook_id: webhookId,
        event_id: event.event_id,
        next_attempt_at: event.created_at,
        status: null,
        error: null,
      })),
    )
    .execute();
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
  const after = decodeCursor(cursor, ['integer']);
  const rows = await deliveries(db, webhookId)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`delivery.delivery_id < ${after?.[0] ?? 0}::bigint`),
    )
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
  /** When another process may take it. */
  until: Date;
}

/**
 * Takes deliveries that are due, one of each webhook: one that is slow keeps only itself waiting. No other process takes them
 * before `until`. Each claim counts as an attempt, so that one on which the process dies every time is given up, too.
 */
export async function claimDue(
  db: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Claimed[]> {
  const { rows } = await sql<Omit<Claimed, 'until'>>`
    with next as (
      select distinct on (due.webhook_id) due.delivery_id, due.next_attempt_at from webhook_delivery due
      where due.next_attempt_at <= ${now} and not exists (
        select from webhook_delivery busy
        where busy.webhook_id = due.webhook_id and busy.state = 'sending' and busy.next_attempt_at > ${now})
      order by due.webhook_id, due.next_attempt_at, due.delivery_id),
    taken as (
      select delivery_id from webhook_delivery
      where delivery_id in (select delivery_id from next order by next_attempt_at limit ${limit})
        and next_attempt_at <= ${now}
      for update skip locked)
    update webhook_delivery delivery
    set state = 'sending', attempts = attempts || ${now}::timestamptz, next_attempt_at = ${until}
    from taken, webhook_event event, webhook, user_account owner
    where delivery.delivery_id = taken.delivery_id and event.event_id = delivery.event_id
      and webhook.webhook_id = delivery.webhook_id and owner.user_id = webhook.user_id
    returning delivery.delivery_id, delivery.webhook_id, delivery.event_id, event.body, webhook.url, webhook.secret_seed,
      webhook.previous_seed, webhook.previous_until, cardinality(delivery.attempts) as attempts,
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

/** How many deliveries wait to be sent. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_delivery')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
