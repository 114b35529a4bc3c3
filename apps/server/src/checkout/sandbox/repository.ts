import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row, RowChange } from '../../infra/database/schema.ts';

/** A checkout as it is stored. */
export type SessionRow = Row<'sandbox_session'>;

/** Adds a session, unless the merchant's reference has one; gives the session of the reference. */
export async function openSession(db: Queryable, row: NewRow<'sandbox_session'>): Promise<SessionRow> {
  await db
    .insertInto('sandbox_session')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
  return db
    .selectFrom('sandbox_session')
    .selectAll()
    .where('reference', '=', row.reference)
    .executeTakeFirstOrThrow();
}

/** A session by its id. */
export async function findSession(db: Queryable, sessionId: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sandbox_session').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
}

/** Marks an open session as paid or ended; false when it was not open any more. */
export async function closeSession(
  db: Queryable,
  sessionId: string,
  to: RowChange<'sandbox_session'> & ({ state: 'paid'; payment_id: string } | { state: 'ended' }),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_session')
    .set(to)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The session that was paid by a payment. */
export async function findPaid(db: Queryable, paymentId: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sandbox_session').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
}

/** Notes that a payment went back; false when it had before. */
export async function markRefunded(db: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_session')
    .set({ refunded_at: now })
    .where('session_id', '=', sessionId)
    .where('refunded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Events that a server of the former version has written down and that were not acknowledged yet. */
export async function listFormerCallbacks(db: Queryable, limit: number) {
  return db
    .selectFrom('sandbox_callback')
    .select(['event_id', 'body', 'next_attempt_at'])
    .where('acknowledged_at', 'is', null)
    .where('given_up_at', 'is', null)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** Writes down how such an event ended. */
export async function settleFormerCallback(
  db: Queryable,
  eventId: string,
  outcome: Pick<RowChange<'sandbox_callback'>, 'acknowledged_at' | 'given_up_at'>,
): Promise<void> {
  await db.updateTable('sandbox_callback').set(outcome).where('event_id', '=', eventId).execute();
}
