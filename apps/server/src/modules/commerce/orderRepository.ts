import { OPEN_ORDER_STATES, OrderState, type RefundState } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row, RowChange } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** An order as it is stored. */
export type StoredOrder = Row<'goods_order'>;

/** An order as people see it. */
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** Which part of a list. */
export interface OrderPage {
  state: OrderState | undefined;
  cursor: string;
  size: number;
  now: Date;
}

/**
 * A copy made since the order was placed counts as use, by the right that the order gave: the buyer's own, or that of a team,
 * whichever member made it. Nobody could make one before the payment, and one may have been begun a moment before it was
 * written down.
 */
function orders(db: Queryable) {
  return db
    .selectFrom('goods_order as o')
    .innerJoin('user_account as buyer', 'buyer.user_id', 'o.user_id')
    .selectAll('o')
    .select([
      'buyer.nick_name as buyer_name',
      'buyer.avatar_url as buyer_avatar',
      'buyer.deactivated_at as buyer_deactivated_at',
      sql<boolean>`o.kind = 'template' and exists (
        select from copy_event copy
        where copy.source_file_key = o.file_key and copy.created_at >= o.created_at
          and copy.team_id is not distinct from o.team_id and (o.team_id is not null or copy.user_id = o.user_id)
      )`.as('is_used'),
      sql<string | null>`(
        select event.payment_ref from payment_event event where event.order_id = o.order_id and event.kind = 'paid'
      )`.as('payment_ref'),
      // One that is not done stands before others.
      sql<RefundState | null>`(
        select refund.state from refund where refund.order_id = o.order_id and refund.replaced_by is null
        order by refund.state = 'done', refund.created_at desc limit 1
      )`.as('refund_state'),
    ]);
}

/** For whom which goods are ordered. */
export interface OrderedGoods {
  userId: string;
  goodsId: string;
  /** The team that gets them; null for the buyer. */
  teamId: string | null;
}

/** Adds an order; false while the person has an open one for the same goods and the same team. */
export async function insertOrder(db: Queryable, row: NewRow<'goods_order'>): Promise<boolean> {
  const inserted = await db
    .insertInto('goods_order')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The open order somebody has for goods. */
export async function findOpenOrder(db: Queryable, { userId, goodsId, teamId }: OrderedGoods) {
  return db
    .selectFrom('goods_order')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('goods_id', '=', goodsId)
    .where(sql<SqlBool>`team_id is not distinct from ${teamId}`)
    .where('state', 'in', OPEN_ORDER_STATES)
    .executeTakeFirst();
}

/** One order. */
export async function findOrder(db: Queryable, orderId: string) {
  return orders(db).where('o.order_id', '=', orderId).executeTakeFirst();
}

/** One order, locked until the transaction ends: everything that happens to an order goes one after the other. */
export async function lockOrder(db: Queryable, orderId: string): Promise<StoredOrder | undefined> {
  return db
    .selectFrom('goods_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes an order. */
export async function updateOrder(
  db: Queryable,
  orderId: string,
  change: RowChange<'goods_order'>,
): Promise<void> {
  await db.updateTable('goods_order').set(change).where('order_id', '=', orderId).execute();
}

/**
 * Marks open orders whose time is over as expired.
 *
 * @param of only these
 * @returns the orders that were marked
 */
export async function expireOrders(
  db: Queryable,
  { now, limit, of }: { now: Date; limit: number; of?: OrderedGoods | undefined },
): Promise<StoredOrder[]> {
  return db
    .updateTable('goods_order')
    .set({ state: OrderState.EXPIRED, closed_at: now })
    .where('order_id', 'in', (eb) =>
      eb
        .selectFrom('goods_order')
        .select('order_id')
        .where('state', 'in', OPEN_ORDER_STATES)
        .where('expires_at', '<=', now)
        .$if(of !== undefined, (query) =>
          query
            .where('user_id', '=', of?.userId ?? '')
            .where('goods_id', '=', of?.goodsId ?? '')
            .where(sql<SqlBool>`team_id is not distinct from ${of?.teamId ?? null}`),
        )
        .orderBy('expires_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** A part of the orders, the newest first. An open order whose time is over counts as expired. */
export async function listOrders(
  db: Queryable,
  userId: string | undefined,
  { state, cursor, size, now }: OrderPage,
): Promise<CursorPage<OrderRow>> {
  const isOpen = OPEN_ORDER_STATES.some((open) => open === state);
  const rows = await orders(db)
    .$if(userId !== undefined, (query) => query.where('o.user_id', '=', userId ?? ''))
    .$if(isOpen, (query) => query.where('o.state', '=', state ?? 'created').where('o.expires_at', '>', now))
    .$if(state === OrderState.EXPIRED, (query) =>
      query.where((eb) =>
        eb.or([
          eb('o.state', '=', OrderState.EXPIRED),
          eb.and([eb('o.state', 'in', OPEN_ORDER_STATES), eb('o.expires_at', '<=', now)]),
        ]),
      ),
    )
    .$if(state !== undefined && !isOpen && state !== OrderState.EXPIRED, (query) =>
      query.where('o.state', '=', state ?? 'created'),
    )
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['o.created_at', 'time'],
          ['o.order_id', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.order_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.created_at.getTime(), row.order_id]);
}
