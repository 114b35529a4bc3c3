import type { Queryable } from '../../infra/database/database.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';
import type { SquareWidth, StoredSquare } from '../../infra/images/storeSquares.ts';

type Shade = 'light' | 'dark';

/** Puts a logo in place of the one there was for this appearance. */
export async function replaceLogo(
  trx: Queryable,
  { shade, variants, now }: { shade: Shade; variants: readonly StoredSquare[]; now: Date },
): Promise<void> {
  await trx.deleteFrom('site_logo').where('shade', '=', shade).execute();
  await recordBlobs(
    trx,
    variants.map(({ blobHash, size }) => ({ hash: blobHash, mime: 'image/webp', size })),
    now,
  );
  await trx
    .insertInto('site_logo')
    .values(variants.map(({ width, blobHash }) => ({ shade, width, blob_hash: blobHash })))
    .execute();
}

/** Takes logos away, and returns how many rows there were. */
export async function removeLogos(trx: Queryable, shades: readonly Shade[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('site_logo')
    .where('shade', 'in', shades)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The blob of a logo in one width, if it is still one of the site. */
export async function findLogo(
  db: Queryable,
  { hash, width }: { hash: string; width: SquareWidth },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_logo as widest')
    .innerJoin('site_logo as wanted', 'wanted.shade', 'widest.shade')
    .select('wanted.blob_hash')
    .where('widest.width', '=', 360)
    .where('widest.blob_hash', '=', hash)
    .where('wanted.width', '=', width)
    .executeTakeFirst();
  return row?.blob_hash;
}
