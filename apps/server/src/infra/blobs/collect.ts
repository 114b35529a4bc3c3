import { sql } from 'kysely';
import { inTransaction, type Database, type Queryable } from '../database/database.ts';
import type { BlobStore, StoredBlob } from './BlobStore.ts';
import { blobReferences, isUnreferenced, type BlobReference } from './references.ts';

/** What a collection has removed, or would remove. */
export interface CollectedBlobs {
  images: number;
  blobs: number;
  /** Pieces in the store that no row knew, e.g. of an upload that was never finished. */
  strays: number;
  /** Size of everything removed from the store. */
  bytes: number;
  /** Whether another collection or a backup was under way, so that this one stopped early. */
  isInterrupted: boolean;
}

export interface CollectOptions {
  db: Database;
  blobs: BlobStore;
  now: Date;
  /** Only reports what would be deleted. */
  dryRun?: boolean;
  /** How long what nothing refers to is kept; default a day. Longer than any upload takes. */
  graceMs?: number;
}

/** A lock of Postgres that backups hold together and a collection alone. */
export const COLLECTION_LOCK = '7316402258117';

const DAY_MS = 86_400_000;
const BATCH = 500;

/**
 * Removes pictures and blobs that nothing has referred to for a day: the rows first, then the bytes. Uploads may go on
 * meanwhile: who refers to a row holds it by the foreign key, and such rows are passed over; who stores something once more
 * makes its row and its bytes young again, so nothing goes that is about to be referred to.
 */
export async function collectBlobs(options: CollectOptions): Promise<CollectedBlobs> {
  const { db, blobs, now, dryRun = false, graceMs = DAY_MS } = options;
  const before = new Date(now.getTime() - graceMs);
  const references = await blobReferences(db);
  if (dryRun) {
    // The same work, undone: nobody else may see it.
    const trx = await db.startTransaction().execute();
    try {
      return await collect({ ...options, db: trx, before, references, remove: async () => true });
    } finally {
      await trx.rollback().execute();
    }
  }
  const found = await collect({
    ...options,
    before,
    references,
    remove: (hash) => blobs.remove(hash, before),
  });
  if (!found.isInterrupted) found.strays += await blobs.tidy(before);
  return found;
}

interface Collection {
  db: Queryable;
  blobs: BlobStore;
  before: Date;
  references: readonly BlobReference[];
  /** Removes bytes; false when they stay. */
  remove: (hash: string) => Promise<boolean>;
}

async function collect(collection: Collection): Promise<CollectedBlobs> {
  const found: CollectedBlobs = { images: 0, blobs: 0, strays: 0, bytes: 0, isInterrupted: false };
  const { db, blobs, before, remove } = collection;
  const gone = new Set<string>();
  const imagesDone = await removeRows(collection, 'image', async (hashes) => {
    found.images += hashes.length;
  });
  const blobsDone =
    imagesDone &&
    (await removeRows(collection, 'blob', async (hashes) => {
      found.blobs += hashes.length;
      for (const hash of hashes) gone.add(hash);
    }));
  for await (const { hash, size } of unknownTo(db, blobs.list(), before)) {
    if (!(await remove(hash))) continue;
    found.bytes += size;
    if (!gone.has(hash)) found.strays += 1;
  }
  return { ...found, isInterrupted: !blobsDone };
}

/**
 * Removes the rows of a table that nothing refers to, some at a time, so that nobody waits for long.
 *
 * @param onRemoved called with the hashes of each committed step
 * @returns false when a backup or another collection holds the lock
 */
async function removeRows(
  { db, before, references }: Collection,
  table: 'blob' | 'image',
  onRemoved: (hashes: string[]) => Promise<void>,
): Promise<boolean> {
  const isUnused = sql`created_at < ${before} and ${isUnreferenced(table, references)}`;
  for (let after = ''; ;) {
    const from = after;
    const step = await inTransaction(db, async (trx) => {
      const lock = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(${COLLECTION_LOCK}::bigint) as mine`.execute(trx);
      if (lock.rows[0]?.mine !== true) return undefined;
      const locked = await sql<{ hash: string }>`
        select hash from ${sql.table(table)} where hash > ${from} and ${isUnused}
        -- FOR UPDATE: they are deleted.
        order by hash limit ${BATCH} for update skip locked`.execute(trx);
      const hashes = locked.rows.map(({ hash }) => hash);
      // Looked at again now that nobody can begin to refer to them: somebody may have just before.
      const removed = await sql<{ hash: string }>`
        delete from ${sql.table(table)} where hash = any(${sql.val(hashes)}::text[]) and ${isUnused}
        returning hash`.execute(trx);
      return {
        last: hashes.length < BATCH ? undefined : hashes.at(-1),
        hashes: removed.rows.map(({ hash }) => hash),
      };
    });
    if (step === undefined) return false;
    await onRemoved(step.hashes);
    if (step.last === undefined) return true;
    after = step.last;
  }
}

/** What of a store no row knows and nobody has put of late. */
async function* unknownTo(
  db: Queryable,
  stored: AsyncIterable<StoredBlob>,
  before: Date,
): AsyncGenerator<StoredBlob> {
  let batch: StoredBlob[] = [];
  const unknown = async () => {
    const known = await db
      .selectFrom('blob')
      .select('hash')
      .where(
        'hash',
        'in',
        batch.map(({ hash }) => hash),
      )
      .execute();
    const hashes = new Set(known.map(({ hash }) => hash));
    const rest = batch.filter(({ hash }) => !hashes.has(hash));
    batch = [];
    return rest;
  };
  for await (const blob of stored) {
    if (blob.putAt >= before) continue;
    batch.push(blob);
    if (batch.length === BATCH) yield* await unknown();
  }
  if (batch.length > 0) yield* await unknown();
}
