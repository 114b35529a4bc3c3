import type { PointEntry } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A line of the ledger as it is kept. */
export type PointEntryRow = Awaited<ReturnType<typeof listEntries>>['list'][number];

/** Adds lines to a person's ledger, leaving out those that are in it; gives how many points the new ones add. */
export async function addEntries(
  db: Queryable,
  userId: string,
  entries: readonly PointEntry[],
  now: Date,
): Promise<number> {
  if (entries.length === 0) return 0;
  const added = await db
    .insertInto('point_entry')
    .values(
      entries.map(({ cause, key, points }) => ({
        user_id: userId,
        entry_key: key,
        cause,
        points,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'entry_key']).doNothing())
    .returning('points')
    .execute();
  return added.reduce((sum, { points }) => sum + points, 0);
}

/** A person's points. */
export async function findBalance(db: Queryable, userId: string): Promise<number> {
  const account = await db
    .selectFrom('point_account')
    .select('balance')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/** A person's points, which nobody else spends until the transaction ends. */
export async function lockBalance(db: Queryable, userId: string): Promise<number> {
  const account = await db
    .selectFrom('point_account')
    .select('balance')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/** A person's ledger, the latest line first. */
export async function listEntries(
  db: Queryable,
  userId: string,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<{ entry_id: string; cause: PointEntry['cause']; points: number; created_at: Date }>> {
  const rows = await db
    .selectFrom('point_entry')
    .select(['entry_id', 'cause', 'points', 'created_at'])
    .where('user_id', '=', userId)
    .where((eb) => afterCursor(eb, cursor, [['entry_id', 'integer']], 'desc'))
    .orderBy('entry_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.entry_id)]);
}
