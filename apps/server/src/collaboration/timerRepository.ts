import type { BoardTimer } from '@boardwalk/domain';
import type { Queryable } from '../infra/database/database.ts';

/** The timer of a board; null when there is none. */
export async function findTimer(db: Queryable, fileKey: string): Promise<BoardTimer | null> {
  const row = await db
    .selectFrom('board_timer')
    .select(['length_ms', 'ends_at', 'left_ms'])
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { lengthMs: row.length_ms, endsAt: row.ends_at?.getTime() ?? null, leftMs: row.left_ms };
}

/** Locks a board, so that requests about its timer come one after the other. @returns false when there is no such board */
export async function lockBoard(trx: Queryable, fileKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('file')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the timer of a board; null takes it away. The caller has locked the board. */
export async function keepTimer(trx: Queryable, fileKey: string, timer: BoardTimer | null): Promise<void> {
  if (timer === null) {
    await trx.deleteFrom('board_timer').where('file_key', '=', fileKey).execute();
    return;
  }
  const row = {
    length_ms: timer.lengthMs,
    ends_at: timer.endsAt === null ? null : new Date(timer.endsAt),
    left_ms: timer.leftMs,
  };
  await trx
    .insertInto('board_timer')
    .values({ file_key: fileKey, ...row })
    .onConflict((conflict) => conflict.column('file_key').doUpdateSet(row))
    .execute();
}
