import { sql } from 'kysely';
import type { Queryable } from '../infra/database/database.ts';

/** An edit of a board: one Yjs update. */
export interface BoardEdit {
  fileKey: string;
  update: Uint8Array;
}

/**
 * A board as stored: the merged state and the edits since, oldest first. Undefined for an unknown file.
 *
 * The edits are read first. A merge that is committed between the two statements then shows twice, which Yjs does not
 * mind; the other way round its edits would be in neither.
 */
export async function readStoredBoard(
  db: Queryable,
  fileKey: string,
): Promise<{ state: Uint8Array | undefined; updates: { id: string; payload: Uint8Array }[] } | undefined> {
  const updates = await db
    .selectFrom('board_update')
    .select(['update_id as id', 'payload'])
    .where('file_key', '=', fileKey)
    .orderBy('update_id')
    .execute();
  const file = await db
    .selectFrom('file')
    .leftJoin('board_state', 'board_state.file_key', 'file.file_key')
    .select(['file.file_key', 'board_state.state'])
    .where('file.file_key', '=', fileKey)
    .executeTakeFirst();
  return file === undefined ? undefined : { state: file.state ?? undefined, updates };
}

/** Appends edits to the log, all or none. Edits of files that are gone are left out. */
export async function appendEdits(db: Queryable, edits: readonly BoardEdit[], now: Date): Promise<void> {
  const fileKeys = edits.map(({ fileKey }) => fileKey);
  const payloads = edits.map(({ update }) => Buffer.from(update));
  await sql`
    insert into board_update (file_key, payload, created_at)
    select edit.file_key, edit.payload, ${now}
    from unnest(${fileKeys}::text[], ${payloads}::bytea[]) with ordinality as edit (file_key, payload, place)
    where exists (select 1 from file where file.file_key = edit.file_key)
    order by edit.place`.execute(db);
}

/** Locks the merged state of a board until the transaction ends, so that only one merges at a time. */
export async function lockBoardState(
  db: Queryable,
  fileKey: string,
  empty: Uint8Array,
  now: Date,
): Promise<void> {
  await db
    .insertInto('board_state')
    .values({ file_key: fileKey, state: Buffer.from(empty), updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.selectFrom('board_state').select('file_key').where('file_key', '=', fileKey).forUpdate().execute();
}

/** Replaces the merged state and removes the edits it holds now. */
export async function writeMergedState(
  db: Queryable,
  merged: { fileKey: string; state: Uint8Array; lastUpdateId: string; updateIds: readonly string[] },
  now: Date,
): Promise<void> {
  await db
    .updateTable('board_state')
    .set({ state: Buffer.from(merged.state), last_update_id: merged.lastUpdateId, updated_at: now })
    .where('file_key', '=', merged.fileKey)
    .execute();
  await db
    .deleteFrom('board_update')
    .where('file_key', '=', merged.fileKey)
    .where('update_id', '=', sql<string>`any (${merged.updateIds}::bigint[])`)
    .execute();
}

/** Files with edits that were not merged: what a killed server leaves behind. */
export async function listUnmergedFiles(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('board_update').select('file_key').distinct().execute();
  return rows.map(({ file_key: fileKey }) => fileKey);
}

/** Notes that a board has changed: its date, and that its thumbnail is due. */
export async function noteChange(
  db: Queryable,
  fileKey: string,
  now: Date,
  thumbnailDueAt: Date,
): Promise<void> {
  await db.updateTable('file').set({ updated_at: now }).where('file_key', '=', fileKey).execute();
  await db
    .insertInto('thumbnail_job')
    .columns(['file_key', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('file')
        .select((select) => ['file_key', select.val(thumbnailDueAt).as('due_at')])
        .where('file_key', '=', fileKey),
    )
    .onConflict((conflict) =>
      conflict.column('file_key').doUpdateSet({ due_at: thumbnailDueAt, attempts: 0 }),
    )
    .execute();
}

/**
 * Notes the first opening of a copy in the editor, and counts it for the work it was copied from.
 *
 * @returns whether this was the first one
 */
export async function noteFirstOpening(db: Queryable, fileKey: string, now: Date): Promise<boolean> {
  const opened = await db
    .updateTable('file')
    .set({ first_opened_at: now })
    .where('file_key', '=', fileKey)
    .where('first_opened_at', 'is', null)
    .where('origin_file_key', 'is not', null)
    .returning('file_key')
    .executeTakeFirst();
  if (opened === undefined) return false;
  const used = await db
    .insertInto('use_event')
    .columns(['copy_file_key', 'source_file_key', 'user_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('copy_event')
        .select((select) => ['copy_file_key', 'source_file_key', 'user_id', select.val(now).as('created_at')])
        .where('copy_file_key', '=', fileKey),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('source_file_key')
    .executeTakeFirst();
  if (used === undefined) return false;
  await db
    .updateTable('publication')
    .set((eb) => ({ use_num: eb('use_num', '+', 1) }))
    .where('file_key', '=', used.source_file_key)
    .execute();
  return true;
}
