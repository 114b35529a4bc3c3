import type { Database } from '../database/database.ts';
import { StartupError } from '../settings/StartupError.ts';
import type { BlobStore } from './BlobStore.ts';

/** One that is lost must not keep a server from starting; all of so many are not lost by chance. */
const LOOKED_FOR = 10;

/**
 * Makes sure that the blobs the database refers to are where the settings say: a server with a folder of its own beside
 * others, or with a restored database and an empty bucket, would show nothing and keep what is new where nobody finds it.
 *
 * @throws StartupError when none of the oldest ones is there
 */
export async function requireBlobs(db: Database, blobs: BlobStore): Promise<void> {
  const rows = await db
    .selectFrom('blob')
    .select('hash')
    .orderBy('created_at')
    .orderBy('hash')
    .limit(LOOKED_FOR)
    .execute();
  for (const { hash } of rows) {
    const blob = await blobs.open(hash);
    if (blob === undefined) continue;
    blob.stream.destroy();
    return;
  }
  if (rows.length === 0) return;
  throw new StartupError(
    'The pictures and published boards of this database are not where the settings say. ' +
      'Name the folder (BLOB_DIR, DATA_DIR) or the bucket (S3_BUCKET) that holds them, or restore them there.',
  );
}
