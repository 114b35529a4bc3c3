import type { PayoutState } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A payout and who asked for it. */
export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>;

function payouts(db: Queryable) {
  return db
    .selectFrom('payout')
    .innerJoin('user_account as creator', 'creator.user_id', 'payout.user_id')
    .leftJoin('user_account as claimant', 'claimant.user_id', 'payout.claimed_by')
    .selectAll('payout')
    .select(['claimant.nick_name as claimant_name', 'claimant.avatar_url as claimant_avatar'])
    .select(['creator.nick_name', 'creator.avatar_url', 'creator.deactivated_at']);
}

/** Adds a payout. */
export async function insertPayout(db: Queryable, row: NewRow<'payout'>): Promise<void> {
  await db.insertInto('payout').values(row).execute();
}

/** A payout by its id. */
export async function findPayout(db: Queryable, payoutId: string) {
  return payouts(db).where('payout_id', '=', payoutId).executeTakeFirst();
}

/** A payout, locked until the transaction ends: of two admins who settle it, the second sees what the first did. */
export async function lockPayout(db: Queryable, payoutId: string) {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes a payout. */
export async function updatePayout(
  db: Queryable,
  payoutId: string,
  change: RowChange<'payout'>,
): Promise<void> {
  await db.updateTable('payout').set(change).where('payout_id', '=', payoutId).execute();
}

/** Takes out where a payout went when the person has deleted their account: nobody needs it once it is settled. */
export async function forgetPayeeOfDeleted(db: Queryable, payoutId: string): Promise<void> {
  await sql`
    update payout set payee = '' from user_account
    where payout_id = ${payoutId} and user_account.user_id = payout.user_id and user_account.deleted_at is not null`.execute(
    db,
  );
}

/** A part of somebody's payouts, the newest first. */
export async function listPayoutsOf(
  db: Queryable,
  userId: string,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<PayoutRow>> {
  const rows = await payouts(db)
    .where('payout.user_id', '=', userId)
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['payout.created_at', 'time'],
          ['payout_id', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('payout.created_at', 'desc')
    .orderBy('payout_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.created_at.getTime(), row.payout_id]);
}

/** A part of all payouts, the oldest first. */
export async function listPayouts(
  db: Queryable,
  { state, cursor, size }: { state: PayoutState | undefined; cursor: string; size: number },
): Promise<CursorPage<PayoutRow>> {
  const rows = await payouts(db)
    .$if(state !== undefined, (query) => query.where('payout.state', '=', state ?? 'asked'))
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['payout.created_at', 'time'],
          ['payout_id', 'string'],
        ],
        'asc',
      ),
    )
    .orderBy('payout.created_at')
    .orderBy('payout_id')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.created_at.getTime(), row.payout_id]);
}
