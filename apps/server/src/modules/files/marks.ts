import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** What people put on works: a like, or an entry of their collections. */
export type Mark = 'praise' | 'collect';

/**
 * Whether a file was ever public, whether it is now, and its numbers, which stay as they are until the transaction ends: who
 * says the same twice at once gets the same number twice.
 */
export async function lockMarked(db: Queryable, fileKey: string) {
  return db
    .selectFrom('publication')
    .select(['owner_id', 'is_live', 'praise_num', 'collect_num'])
    .where('file_key', '=', fileKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Puts a mark on a work; false when it is there already. */
export async function insertMark(db: Queryable, mark: Mark, row: NewRow<Mark>): Promise<boolean> {
  const inserted = await db
    .insertInto(mark)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes a mark away; false when there is none. What is no longer saved leaves the person's named collections. */
export async function deleteMark(
  db: Queryable,
  mark: Mark,
  userId: string,
  fileKey: string,
): Promise<boolean> {
  if (mark === 'collect')
    await db
      .deleteFrom('collection_file')
      .where('user_id', '=', userId)
      .where('file_key', '=', fileKey)
      .execute();
  const { numDeletedRows } = await db
    .deleteFrom(mark)
    .where('user_id', '=', userId)
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
