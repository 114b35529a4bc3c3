import type { Queryable } from '../../infra/database/database.ts';

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

/** Puts marks of people on a work; gives those who had none. */
export async function insertMarks(
  db: Queryable,
  mark: Mark,
  { userIds, fileKey, now }: { userIds: readonly string[]; fileKey: string; now: Date },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const inserted = await db
    .insertInto(mark)
    .values(userIds.toSorted().map((user_id) => ({ user_id, file_key: fileKey, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return inserted.map((row) => row.user_id);
}

/** Takes marks away; gives those who had one. What is no longer saved leaves the named collections of its people. */
export async function deleteMarks(
  db: Queryable,
  mark: Mark,
  { userIds, fileKey }: { userIds: readonly string[]; fileKey: string },
): Promise<string[]> {
  if (userIds.length === 0) return [];
  if (mark === 'collect')
    await db
      .deleteFrom('collection_file')
      .where('user_id', 'in', userIds)
      .where('file_key', '=', fileKey)
      .execute();
  const deleted = await db
    .deleteFrom(mark)
    .where('user_id', 'in', userIds)
    .where('file_key', '=', fileKey)
    .returning('user_id')
    .execute();
  return deleted.map((row) => row.user_id);
}
