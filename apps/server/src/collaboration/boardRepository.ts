import { sql } from 'kysely';
import type { Database, Queryable } from '../infra/database/database.ts';
import { PREPARED } from '../infra/database/prepared.ts';

/** An edit of a board: one Yjs update. */
export interface BoardEdit {
  fileKey: string;
  update: Uint8Array;
  /** The epoch of the document it was made on. Default: the first. */
  epoch?: number;
}

/** A board as stored. */
export interface StoredBoard {
  state: Uint8Array | undefined;
  updates: { id: string; payload: Uint8Array }[];
  epoch: number;
}

/**
 * A board as stored: the merged state and the edits since, oldest first. Undefined for an unknown file.
 *
 * The edits are read first. A merge that is committed between the two statements then shows twice, which Yjs does not
 * mind; the other way round its edits would be in neither. When the board is built again between the two, it is read again:
 * edits of one epoch mean nothing in another.
 */
export async function readStoredBoard(db: Queryable, fileKey: string): Promise<StoredBoard | undefined> {
  const updates = await db
    .selectFrom('file')
    .leftJoin('board_update', 'board_update.file_key', 'file.file_key')
    .select(['update_id as id', 'payload', 'board_epoch'])
    .where('file.file_key', '=', fileKey)
    .orderBy('update_id')
    .execute();
  const file = await db
    .selectFrom('file')
    .leftJoin('board_state', 'board_state.file_key', 'file.file_key')
    .select(['file.file_key', 'board_state.state', 'board_epoch'])
    .where('file.file_key', '=', fileKey)
    .executeTakeFirst();
  if (file === undefined) return undefined;
  if (updates.some((update) => update.board_epoch !== file.board_epoch)) return readStoredBoard(db, fileKey);
  return {
    state: file.state ?? undefined,
    updates: updates.flatMap(({ id, payload }) => (id === null || payload === null ? [] : [{ id, payload }])),
    epoch: file.board_epoch,
  };
}

/**
 * Appends edits to the log, those of one board all or none. Edits of files that are gone are left out: the rows of files
 * are locked, so that none comes after what deleted its board. It waits for nobody: boards whose file is locked by somebody
 * who may be deleting it are passed over.
 *
 * Edits of a document of another epoch than the board has by now are not taken: it was built again since.
 *
 * @returns keys of the files that were passed over, whose edits are to be appended again; of those whose edits were not taken; the
 *   ids of all others by their files
 */
export async function appendEdits(
  db: Queryable,
  edits: readonly BoardEdit[],
  now: Date,
): Promise<{
  passedOver: ReadonlySet<string>;
  rebuilt: ReadonlySet<string>;
  ids: ReadonlyMap<string, readonly string[]>;
}> {
  const fileKeys = edits.map(({ fileKey }) => fileKey);
  const payloads = edits.map(({ update }) => Buffer.from(update));
  const epochs = edits.map(({ epoch = 1 }) => epoch);
  const { rows } = await sql<{ file_key: string; update_id: string | null; is_rebuilt: boolean }>`${PREPARED}
    with held as (
      select file_key, purged_at, board_epoch from file
      where file_key = any(${fileKeys}::text[]) for key share skip locked
    ), edit as (
      select * from unnest(${fileKeys}::text[], ${payloads}::bytea[], ${epochs}::integer[])
        with ordinality as edit (file_key, payload, epoch, place)
    ), appended as (
      insert into board_update (file_key, payload, created_at)
      select edit.file_key, edit.payload, ${now} from edit
      join held on held.file_key = edit.file_key and held.purged_at is null and held.board_epoch = edit.epoch
      order by edit.place returning file_key, update_id
    )
    select file_key, update_id, false as is_rebuilt from appended
    union all
    select file_key, null, false from file
    where file_key = any(${fileKeys}::text[]) and file_key not in (select file_key from held)
    union all
    select distinct edit.file_key, null::bigint, true from edit join held using (file_key)
    where board_epoch <> edit.epoch and purged_at is null`.execute(db);
  const ids = new Map<string, string[]>();
  const [passedOver, rebuilt] = [new Set<string>(), new Set<string>()];
  for (const { file_key: fileKey, update_id: id, is_rebuilt: isRebuilt } of rows) {
    if (isRebuilt) rebuilt.add(fileKey);
    else if (id === null) passedOver.add(fileKey);
    else ids.set(fileKey, [...(ids.get(fileKey) ?? []), id]);
  }
  return { passedOver, rebuilt, ids };
}

/** Undoes what was only a trial. */
const UNDONE = new Error('undone');

/**
 * Whether the database takes edits of some board that is none of those given, nor set aside; true when there is no such board.
 * Nothing is kept of the trial.
 */
export async function takesEditsOfOthers(
  db: Database,
  fileKeys: readonly string[],
  now: Date,
): Promise<boolean> {
  const trial = db.transaction().execute(async (trx) => {
    await sql`
      insert into board_update (file_key, payload, created_at)
      select file_key, ${Buffer.from([0, 0])}::bytea, ${now}::timestamptz from file
      where file_key <> all(${fileKeys}::text[]) and purged_at is null and not exists (
        select from board_fault where board_fault.file_key = file.file_key and quarantined_at is not null)
      limit 1 for key share of file skip locked`.execute(trx);
    throw UNDONE;
  });
  return trial.catch((error: unknown) => error === UNDONE);
}

/** What was committed of some boards in a while: ids of edits that are not merged, and up to which one edits are. */
export async function findCommitted(
  db: Queryable,
  fileKeys: readonly string[],
  { after, before }: { after: Date; before: Date },
): Promise<Map<string, { ids: string[]; mergedUpTo: string | null }>> {
  const { rows } = await sql<{ file_key: string; ids: string[] | null; last_update_id: string | null }>`
    select file.file_key, board_state.last_update_id::text, (
      select array_agg(update_id::text) from board_update
      where board_update.file_key = file.file_key and created_at > ${after} and created_at <= ${before}) as ids
    from unnest(${fileKeys}::text[]) as file (file_key) left join board_state using (file_key)`.execute(db);
  return new Map(
    rows.map(({ file_key: fileKey, ids, last_update_id: mergedUpTo }) => [
      fileKey,
      { ids: ids ?? [], mergedUpTo },
    ]),
  );
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
  await db
    .selectFrom('board_state')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .forNoKeyUpdate()
    .execute();
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

/** Deletes logged edits by their ids. */
export async function deleteEdits(db: Queryable, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('board_update')
    .where('update_id', '=', sql<string>`any (${ids}::bigint[])`)
    .execute();
}

/**
 * Files with edits that were not merged, and when the last one was made, unless that was after a time. Boards that are set
 * aside are not among them.
 */
export async function listUnmergedFiles(
  db: Queryable,
  before: Date,
): Promise<{ fileKey: string; editedAt: Date }[]> {
  const rows = await db
    .selectFrom('board_update')
    .select((eb) => ['file_key', eb.fn.max('created_at').as('edited_at')])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('board_fault')
            .select('board_fault.file_key')
            .whereRef('board_fault.file_key', '=', 'board_update.file_key')
            .where('board_fault.quarantined_at', 'is not', null),
        ),
      ),
    )
    .groupBy('file_key')
    .having((eb) => eb.fn.max('created_at'), '<=', before)
    .execute();
  return rows.map((row) => ({ fileKey: row.file_key, editedAt: row.edited_at }));
}

/** Notes when a board was edited last, where the server that took the edit did not live to note it. */
export async function noteLeftEdit(db: Queryable, fileKey: string, editedAt: Date): Promise<boolean> {
  const noted = await db
    .updateTable('file')
    .set({ updated_at: editedAt })
    .where('file_key', '=', fileKey)
    .where('updated_at', '<', editedAt)
    .returning('file_key')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Notes that a board has changed: its date, and that its thumbnail is due. */
export async function noteChange(
  db: Queryable,
  fileKey: string,
  now: Date,
  thumbnailDueAt: Date,
): Promise<void> {
  await db.updateTable('file').set({ updated_at: now }).where('file_key', '=', fileKey).execute();
  await noteThumbnailDue(db, fileKey, thumbnailDueAt);
}

/** Notes that the thumbnail of a board is to be painted, in place of what was noted before. */
export async function noteThumbnailDue(db: Queryable, fileKey: string, thumbnailDueAt: Date): Promise<void> {
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

/** Notes that a board has edits which are in no version yet, and when one is to be kept. A date that stands is kept. */
export async function noteVersionDue(
  db: Queryable,
  fileKey: string,
  { dueAt, editorId }: { dueAt: Date; editorId: string | undefined },
): Promise<void> {
  await sql`
    insert into version_job (file_key, due_at, editor_id)
    select file_key, ${dueAt}, ${editorId ?? null} from file where file_key = ${fileKey}
    on conflict (file_key) do update set
      editor_id = coalesce(excluded.editor_id, version_job.editor_id)`.execute(db);
}

/** Makes the version of a board that is due later due now: everybody has left it. */
export async function hastenVersion(db: Queryable, fileKey: string, now: Date): Promise<void> {
  await db
    .updateTable('version_job')
    .set({ due_at: now })
    .where('file_key', '=', fileKey)
    .where('due_at', '>', now)
    .execute();
}
