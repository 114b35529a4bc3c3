import { sql } from 'kysely';
import type { BlobStore } from '../blobs/BlobStore.ts';
import type { Queryable } from '../database/database.ts';
import type { BlobPurpose } from '../database/blobTables.ts';
import type { Row } from '../database/schema.ts';
import type { EncodedImage } from './encodedImage.ts';

/** A picture whose variants are in the blob store, not yet known to the database. */
export interface StoredImage extends Omit<EncodedImage, 'variants'> {
  variants: { width: 360 | 720 | 1080; blobHash: string; size: number }[];
}

/**
 * Puts the variants of a picture into the blob store. Do it before the transaction that uses the picture:
 * bytes nobody refers to are harmless, a row without its bytes is not.
 */
export async function storeImage(blobs: BlobStore, image: EncodedImage): Promise<StoredImage> {
  const variants = await Promise.all(
    image.variants.map(async ({ width, bytes }) => ({
      width,
      blobHash: await blobs.put(bytes),
      size: bytes.byteLength,
    })),
  );
  return { ...image, variants };
}

/**
 * Makes a stored picture known and lets a file use it, unless something else refers to it. Repeating it changes nothing but the time from which it may be collected
 * as unused: a row that is there already may be about to be removed, and this keeps it until the transaction refers to it.
 *
 * @param db normally a transaction, with whatever refers to the picture
 */
export async function recordImage(
  db: Queryable,
  image: StoredImage,
  use: { fileKey: string; purpose: BlobPurpose } | null,
  now: Date,
): Promise<void> {
  await recordBlobs(
    db,
    image.variants.map(({ blobHash, size }) => ({ hash: blobHash, mime: 'image/webp', size })),
    now,
  );
  const { hash, width, height, placeholder } = image;
  await db
    .insertInto('image')
    .values({ hash, width, height, placeholder, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: now }))
    .execute();
  await db
    .insertInto('image_variant')
    .values(
      image.variants.map(({ width: variantWidth, blobHash }) => ({
        image_hash: hash,
        width: variantWidth,
        blob_hash: blobHash,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (use !== null) await linkBlob(db, use.fileKey, hash, use.purpose, now);
}

/** Makes stored bytes known that a row of the same transaction refers to. As `recordImage` it may be repeated. */
export async function recordBlobs(
  db: Queryable,
  blobs: readonly { hash: string; mime: string; size: number }[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('blob')
    .values(
      // In the order of their hashes: two who store the same bytes at once then never wait for each other in a circle.
      uniqueBy(blobs, ({ hash }) => hash)
        .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
        .map(({ hash, mime, size }) => ({ hash, mime, size, created_at: now })),
    )
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: now }))
    .execute();
}

/** Lets a file use an image or blob that is known already. */
export async function linkBlob(
  db: Queryable,
  fileKey: string,
  hash: string,
  purpose: BlobPurpose,
  now: Date,
): Promise<void> {
  await db
    .insertInto('blob_use')
    .values({ file_key: fileKey, hash, purpose, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps several blobs for a file in one statement, each named once. */
export async function linkBlobs(
  db: Queryable,
  fileKey: string,
  hashes: readonly string[],
  purpose: BlobPurpose,
  now: Date,
): Promise<void> {
  if (hashes.length === 0) return;
  await sql`insert into blob_use (file_key, hash, purpose, created_at)
    select ${fileKey}, hash, ${purpose}, ${now} from unnest(${sql.val([...hashes])}::text[]) as hash
    on conflict do nothing`.execute(db);
}

/**
 * Stores immutable bytes that are no picture, such as a board snapshot, and makes them known.
 *
 * @returns their hash, the object_point of a snapshot
 */
export async function recordBlob(
  db: Queryable,
  blob: { hash: string; mime: string; size: number },
  use: { fileKey: string; purpose: BlobPurpose },
  now: Date,
): Promise<void> {
  await recordBlobs(db, [blob], now);
  await linkBlob(db, use.fileKey, blob.hash, use.purpose, now);
}

/** What the address of an image needs, plus its size: a row of `image` under a file. */
export type ImageOfFile = Pick<Row<'image'>, 'hash' | 'width' | 'height' | 'placeholder'>;

function uniqueBy<T>(list: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(list.map((item) => [keyOf(item), item])).values()];
}
