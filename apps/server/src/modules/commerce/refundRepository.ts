import { RefundState } from '@boardwalk/domain';
import type { RefundFilter } from '@boardwalk/api-client';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row, RowChange } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A refund as it is stored. */
export type RefundRow = Row<'refund'>;

/** A refund with its order, the buyer and who settled it. */
export type ManagedRefundRow = NonNullable<Awaited<ReturnType<typeof findManagedRefund>>>;

/** Adds a refund. */
export async function insertRefund(db: Queryable, row: NewRow<'refund'>): Promise<void> {
  await db.insertInto('refund').values(row).execute();
}

/** One refund. */
export async function findRefund(db: Queryable, refundId: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').selectAll().where('refund_id', '=', refundId).executeTakeFirst();
}

/** The refund of a payment that has not failed. */
export async function findRefundOf(
  db: Queryable,
  provider: RefundRow['provider'],
  paymentRef: string,
): Promise<RefundRow | undefined> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('state', '<>', RefundState.FAILED)
    .executeTakeFirst();
}

/** Changes a refund. */
export async function updateRefund(
  db: Queryable,
  refundId: string,
  change: RowChange<'refund'>,
): Promise<void> {
  await db.updateTable('refund').set(change).where('refund_id', '=', refundId).execute();
}

/** Begins an attempt to send a refund; undefined when it is not to be sent any more. */
export async function beginAttempt(db: Queryable, refundId: string): Promise<RefundRow | undefined> {
  return db
    .updateTable('refund')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('refund_id', '=', refundId)
    .where('state', '=', RefundState.ASKED)
    .returningAll()
    .executeTakeFirst();
}

/** Refunds that are to be sent, some after another; `next_attempt_at` is of the former version. */
export async function listAsked(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<Pick<RefundRow, 'refund_id' | 'next_attempt_at'>[]> {
  return db
    .selectFrom('refund')
    .select(['refund_id', 'next_attempt_at'])
    .where('state', '=', RefundState.ASKED)
    .where('refund_id', '>', after)
    .orderBy('refund_id')
    .limit(limit)
    .execute();
}

/** How many refunds of an order's own payment have failed. */
export async function countFailedRefunds(db: Queryable, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('refund')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .where('cause', '<>', 'stray')
    .where('state', '=', RefundState.FAILED)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes down that another refund took the place of those of its payment that failed. */
export async function replaceFailedRefunds(
  db: Queryable,
  {
    refundId,
    provider,
    paymentRef,
  }: { refundId: string; provider: RefundRow['provider']; paymentRef: string },
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ replaced_by: refundId })
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('state', '=', RefundState.FAILED)
    .where('replaced_by', 'is', null)
    .execute();
}

/** Writes down why a refund did not get through, unless it has ended meanwhile. */
export async function noteUnsent(db: Queryable, refundId: string, failure: string): Promise<void> {
  await db
    .updateTable('refund')
    .set({ failure })
    .where('refund_id', '=', refundId)
    .where('state', 'in', [RefundState.ASKED, RefundState.SENT])
    .execute();
}

function managedRefunds(db: Queryable) {
  return db
    .selectFrom('refund')
    .innerJoin('goods_order as o', 'o.order_id', 'refund.order_id')
    .innerJoin('user_account as buyer', 'buyer.user_id', 'o.user_id')
    .leftJoin('user_account as settler', 'settler.user_id', 'refund.settled_by')
    .selectAll('refund')
    .select(['o.title', 'o.kind', 'o.state as order_state', 'o.expires_at as order_expires_at'])
    .select([
      'buyer.user_id as buyer_id',
      'buyer.nick_name as buyer_name',
      'buyer.avatar_url as buyer_avatar',
      'buyer.deactivated_at as buyer_deactivated_at',
      'settler.nick_name as settler_name',
      'settler.avatar_url as settler_avatar',
    ]);
}

/** A refund as super admins see it. */
export async function findManagedRefund(db: Queryable, refundId: string) {
  return managedRefunds(db).where('refund_id', '=', refundId).executeTakeFirst();
}

/** Which refunds are wanted. */
export interface RefundPage {
  state: RefundFilter | undefined;
  orderId: string | undefined;
  cursor: string;
  size: number;
}

/** A part of the refunds, the newest first; of each payment the last one. */
export async function listManagedRefunds(
  db: Queryable,
  { state, orderId, cursor, size }: RefundPage,
): Promise<CursorPage<ManagedRefundRow>> {
  const rows = await managedRefunds(db)
    .where('refund.replaced_by', 'is', null)
    // Said in the words of the index of those that are open.
    .$if(state !== undefined && state !== RefundState.DONE, (query) =>
      query.where('refund.state', '<>', sql.lit(RefundState.DONE)),
    )
    .$if(state !== undefined && state !== 'open', (query) =>
      query.where('refund.state', '=', state === undefined || state === 'open' ? RefundState.DONE : state),
    )
    .$if(orderId !== undefined, (query) => query.where('refund.order_id', '=', orderId ?? ''))
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['refund.created_at', 'time'],
          ['refund.refund_id', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('refund.created_at', 'desc')
    .orderBy('refund.refund_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.created_at.getTime(), row.refund_id]);
}
