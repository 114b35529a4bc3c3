import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** Writes down what happened to an order. */
export async function insertEvent(db: Queryable, row: NewRow<'payment_event'>): Promise<void> {
  await db.insertInto('payment_event').values(row).execute();
}

/** Whether an event of a provider was written down before. */
export async function hasEvent(db: Queryable, provider: string, eventId: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_event')
    .select('payment_event_id')
    .where('provider', '=', provider)
    .where('provider_event_id', '=', eventId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A payment that came in, honoured or not. */
export async function findPayment(db: Queryable, provider: string, paymentRef: string) {
  return db
    .selectFrom('payment_event')
    .select(['order_id', 'kind', 'amount', 'currency'])
    .where('provider', '=', provider)
    .where('payment_ref', '=', paymentRef)
    .where('kind', 'in', ['paid', 'stray'])
    .executeTakeFirst();
}

/** The payment by which an order was paid. */
export async function findPaymentOf(db: Queryable, orderId: string) {
  return db
    .selectFrom('payment_event')
    .select(['payment_ref', 'amount', 'currency', 'provider'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'paid')
    .executeTakeFirst();
}

/** Gives the right to copy a work; false when the person has it already. */
export async function insertEntitlement(db: Queryable, row: NewRow<'file_entitlement'>): Promise<boolean> {
  const inserted = await db
    .insertInto('file_entitlement')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Takes the right to copy a work back that an order gave. One that was given for nothing stays, and so does one that
 * another order has paid for.
 */
export async function deleteEntitlement(
  db: Queryable,
  order: { order_id: string; user_id: string; file_key: string },
): Promise<void> {
  // Held first: of two orders given back at once the second sees what became of the first.
  await db
    .selectFrom('file_entitlement')
    .select('file_key')
    .where('user_id', '=', order.user_id)
    .where('file_key', '=', order.file_key)
    // FOR UPDATE: the row is deleted.
    .forUpdate()
    .execute();
  await db
    .deleteFrom('file_entitlement')
    .where('user_id', '=', order.user_id)
    .where('file_key', '=', order.file_key)
    .where('source', '=', 'purchase')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('goods_order as other')
            .select('other.order_id')
            .where('other.user_id', '=', order.user_id)
            .where('other.file_key', '=', order.file_key)
            .where('other.team_id', 'is', null)
            .where('other.state', '=', 'paid')
            .where('other.order_id', '<>', order.order_id),
        ),
      ),
    )
    .execute();
}

/** Whether somebody's account is not closed. */
export async function isOpenAccount(db: Queryable, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a work can be copied by those who may. */
export async function isPublic(db: Queryable, fileKey: string): Promise<boolean> {
  const found = await db
    .selectFrom('publication')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .where('is_live', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}
