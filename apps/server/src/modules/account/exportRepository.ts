import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';

/** An export as its owner sees it. */
export type ExportRow = Awaited<ReturnType<typeof listExports>>[number];

const COLUMNS = ['export_id', 'state', 'size', 'requested_at', 'ready_at', 'expires_at'] as const;
const MAX_LISTED = 20;

/** A person's exports, the newest first. */
export async function listExports(db: Queryable, userId: string) {
  return db
    .selectFrom('account_export')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('export_id', 'desc')
    .limit(MAX_LISTED)
    .execute();
}

/** Locks a person, so that their exports are counted exactly. */
export async function lockPerson(trx: Queryable, userId: string): Promise<void> {
  await trx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** Adds an export that is to be made. */
export async function insertExport(trx: Queryable, userId: string, now: Date): Promise<ExportRow> {
  return trx
    .insertInto('account_export')
    .values({ user_id: userId, state: 'pending', due_at: null, requested_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Whose an export is that is to be made; undefined when it is not waited for any more, or a server of the former version has it. */
export async function findPending(db: Queryable, exportId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_export')
    .select('user_id')
    .where('export_id', '=', exportId)
    .where('state', '=', 'pending')
    .where('due_at', 'is', null)
    .executeTakeFirst();
  return row?.user_id;
}

/** Takes over exports that were asked of servers of the former version and that none of those has just now. */
export async function takeOver(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable('account_export')
    .set({ due_at: null })
    .where('state', '=', 'pending')
    .where('due_at', '<=', now)
    .execute();
}

/** Exports that are to be made, some after another. */
export async function listPending(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('account_export')
    .select('export_id')
    .where('state', '=', 'pending')
    .where('due_at', 'is', null)
    .where('export_id', '>', after)
    .orderBy('export_id')
    .limit(limit)
    .execute();
  return rows.map(({ export_id: id }) => id);
}

/** Notes that the archive is there; false when the export is not waited for any more. */
export async function finishExport(
  trx: Queryable,
  exportId: string,
  archive: { hash: string; size: number; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('account_export')
    .set({
      state: 'ready',
      blob_hash: archive.hash,
      size: archive.size,
      ready_at: archive.readyAt,
      expires_at: archive.expiresAt,
    })
    .where('export_id', '=', exportId)
    .where('state', '=', 'pending')
    .returning('export_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an export: who reopens it waits, or has done so. */
export async function lockExport(trx: Queryable, exportId: string): Promise<void> {
  await trx
    .selectFrom('account_export')
    .select('export_id')
    .where('export_id', '=', exportId)
    .forNoKeyUpdate()
    .execute();
}

/** Locks the person of an export, so that they ask for no other one meanwhile. */
export async function lockPersonOf(trx: Queryable, exportId: string): Promise<void> {
  await trx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', (eb) =>
      eb.selectFrom('account_export').select('account_export.user_id').where('export_id', '=', exportId),
    )
    .forNoKeyUpdate()
    .execute();
}

/** Has an export made after all; false when it was not given up, or the person has asked for another one since. */
export async function reopenExport(trx: Queryable, exportId: string): Promise<boolean> {
  const row = await trx
    .updateTable('account_export as reopened')
    .set({ state: 'pending' })
    .where('export_id', '=', exportId)
    .where('state', '=', 'failed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_export')
            .select('export_id')
            .whereRef('account_export.user_id', '=', 'reopened.user_id')
            .whereRef('account_export.export_id', '>', 'reopened.export_id'),
        ),
      ),
    )
    .returning('export_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives an export up. */
export async function giveUp(db: Queryable, exportId: string): Promise<void> {
  await db
    .updateTable('account_export')
    .set({ state: 'failed' })
    .where('export_id', '=', exportId)
    .where('state', '=', 'pending')
    .where('due_at', 'is', null)
    .execute();
}

/** Lets go of the archives that have expired; gives how many. */
export async function expireExports(db: Queryable, now: Date): Promise<number> {
  const rows = await db
    .updateTable('account_export')
    .set({ state: 'expired', blob_hash: null })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .returning('export_id')
    .execute();
  return rows.length;
}

/** The archive of an export of a person's own, while it has not expired. */
export async function findArchive(
  db: Queryable,
  { userId, exportId, now }: { userId: string; exportId: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('account_export')
    .select('blob_hash')
    .where('export_id', '=', bigId(exportId))
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.blob_hash ?? undefined;
}
