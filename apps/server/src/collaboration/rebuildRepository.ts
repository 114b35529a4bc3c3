import { sql } from 'kysely';
import type { Queryable } from '../infra/database/database.ts';

/** The epoch of the document of a board; undefined for an unknown file. */
export async function findEpoch(db: Queryable, fileKey: string): Promise<number | undefined> {
  const file = await db
    .selectFrom('file')
    .select('board_epoch')
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return file?.board_epoch;
}

/**
 * Holds the file of a board until the transaction ends, so that no edit of it is appended meanwhile: those that come are appended
 * afterwards, and see the epoch of then.
 *
 * @returns false when somebody else holds it, or it is gone
 */
export async function holdFile(db: Queryable, fileKey: string): Promise<boolean> {
  const file = await db
    .selectFrom('file')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .where('purged_at', 'is', null)
    // FOR UPDATE: edits refer to the file, and are appended after this, when they see the epoch of then.
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return file !== undefined;
}

/** Replaces the merged state of a board by one of the next epoch. */
export async function writeRebuilt(
  db: Queryable,
  rebuilt: { fileKey: string; state: Uint8Array },
  now: Date,
): Promise<void> {
  await db
    .updateTable('board_state')
    .set({ state: Buffer.from(rebuilt.state), updated_at: now })
    .where('file_key', '=', rebuilt.fileKey)
    .execute();
  await db
    .updateTable('file')
    .set((eb) => ({ board_epoch: eb('board_epoch', '+', 1) }))
    .where('file_key', '=', rebuilt.fileKey)
    .execute();
}

/** Notes that it was seen whether building a board again pays. */
export async function noteWeighed(db: Queryable, fileKey: string, now: Date): Promise<void> {
  await db.updateTable('board_state').set({ weighed_at: now }).where('file_key', '=', fileKey).execute();
}

/**
 * Boards with at least some bytes that nobody has edited since a time, and of which it was not seen since their last edit whether
 * building them again pays. The largest first.
 */
export async function listToWeigh(
  db: Queryable,
  { bytes, editedBefore, limit }: { bytes: number; editedBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    select board_state.file_key from board_state join file using (file_key)
    where octet_length(state) >= ${bytes} and file.updated_at < ${editedBefore} and purged_at is null
      and (weighed_at is null or weighed_at < file.updated_at)
      and not exists (select from board_update where board_update.file_key = board_state.file_key)
      and not exists (select from board_fault where board_fault.file_key = board_state.file_key)
    order by octet_length(state) desc limit ${limit}`.execute(db);
  return rows.map(({ file_key: fileKey }) => fileKey);
}
