import { sql } from 'kysely';
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
    .values({ user_id: userId, state: 'pending', due_at: now, requested_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/**
 * Takes an export that is due: until `claimedUntil` no other process makes it.
 *
 * @returns the export, or undefined when none is due
 */
export async function claimExport(db: Queryable, { now, claimedUntil }: { now: Date; claimedUntil: Date }) {
  return db
    .updateTable('account_export')
    .set({ due_at: claimedUntil, attempts: sql<number>`attempts + 1` })
    .where('export_id', '=', (eb) =>
      eb
        .selectFrom('account_export')
        .select('export_id')
        .where('state', '=', 'pending')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('export_id')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['export_id', 'user_id', 'attempts'])
    .executeTakeFirst();
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
      due_at: null,
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

/** Puts a failed try off, or gives the export up. */
export async function postponeExport(db: Queryable, exportId: string, retryAt: Date | null): Promise<void> {
  await db
    .updateTable('account_export')
    .set(retryAt === null ? { state: 'failed', due_at: null } : { due_at: retryAt })
    .where('export_id', '=', exportId)
    .where('state', '=', 'pending')
    .execute();
}

/** Makes an export due again that a process took and does not finish, as if it had not been tried. */
export async function giveBackExport(
  db: Queryable,
  claimed: { export_id: string; attempts: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('account_export')
    .set({ due_at: now, attempts: claimed.attempts - 1 })
    .where('export_id', '=', claimed.export_id)
    // Another process may have it by now.
    .where('attempts', '=', claimed.attempts)
    .where('state', '=', 'pending')
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
