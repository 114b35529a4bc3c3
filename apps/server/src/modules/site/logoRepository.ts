import type { Queryable } from '../../infra/database/database.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';

type Shade = 'light' | 'dark';
type Width = 64 | 128 | 360;

/** Puts a logo in place of the one there was for this appearance. */
export async function replaceLogo(
  trx: Queryable,
  {
    shade,
    variants,
    now,
  }: { shade: Shade; variants: readonly { width: Width; hash: string; size: number }[]; now: Date },
): Promise<void> {
  await trx.deleteFrom('site_logo').where('shade', '=', shade).execute();
  await recordBlobs(
    trx,
    variants.map(({ hash, size }) => ({ hash, mime: 'image/webp', size })),
    now,
  );
  await trx
    .insertInto('site_logo')
    .values(variants.map(({ width, hash }) => ({ shade, width, blob_hash: hash })))
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
  { hash, width }: { hash: string; width: Width },
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
