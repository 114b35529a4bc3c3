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

/** Adds an event for the merchant. */
export async function insertCallback(db: Queryable, row: NewRow<'sandbox_callback'>): Promise<void> {
  await db.insertInto('sandbox_callback').values(row).execute();
}

/** Events being sent: each is taken by one sender for a while. */
export interface DueCallback {
  event_id: string;
  body: string;
  /** Attempts, this one included. */
  attempts: number;
}

/**
 * Takes the events that are due. The sender has them until `takenUntil`; then another may take them.
 *
 * @param of only this event, due or not
 */
export async function takeCallbacks(
  db: Queryable,
  { now, takenUntil, limit, of }: { now: Date; takenUntil: Date; limit: number; of?: string | undefined },
): Promise<DueCallback[]> {
  return db
    .updateTable('sandbox_callback')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: takenUntil }))
    .where('event_id', 'in', (eb) =>
      eb
        .selectFrom('sandbox_callback')
        .select('event_id')
        .where('acknowledged_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .$if(of !== undefined, (query) => query.where('event_id', '=', of ?? ''))
        .orderBy('next_attempt_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['event_id', 'body', 'attempts'])
    .execute();
}

/** Writes down how an attempt went. */
export async function settleCallback(
  db: Queryable,
  eventId: string,
  outcome: Pick<RowChange<'sandbox_callback'>, 'acknowledged_at' | 'next_attempt_at' | 'given_up_at'>,
): Promise<void> {
  await db.updateTable('sandbox_callback').set(outcome).where('event_id', '=', eventId).execute();
}
