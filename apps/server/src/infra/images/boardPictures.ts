import type { BoardSnapshot } from '@boardwalk/board/document';
import type { Queryable } from '../database/database.ts';
import type { Infra } from '../Infra.ts';

/** No more of them are painted: the pictures of a board are small on the picture of it. */
const MOST_PICTURES = 60;
/** Among more of them each is small, and their files are: a painter holds all of them decoded at once. */
const LARGE_PICTURES = 12;

/** The hashes of the pictures that a board shows, each once. */
export const assetsOn = ({ elements }: Pick<BoardSnapshot, 'elements'>): string[] => [
  ...new Set(elements.flatMap(({ asset }) => asset ?? [])),
];

/** The files of the pictures that a board shows and its file keeps, by their hashes, for painting it. */
export async function boardPictures(
  { db, blobs }: Pick<Infra, 'db' | 'blobs'>,
  fileKey: string,
  snapshot: BoardSnapshot,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const assets = assetsOn(snapshot).slice(0, MOST_PICTURES);
  if (assets.length === 0) return new Map();
  const rows = await db
    .selectFrom('blob_use')
    .innerJoin('image_variant', 'image_variant.image_hash', 'blob_use.hash')
    .select(['blob_use.hash', 'image_variant.blob_hash'])
    .distinct()
    .where('blob_use.file_key', '=', fileKey)
    .where('blob_use.hash', 'in', assets)
    .where('image_variant.width', '=', assets.length > LARGE_PICTURES ? 360 : 720)
    .execute();
  const files = await Promise.all(
    rows.map(async ({ hash, blob_hash: blobHash }) => {
      const bytes = await blobs.read(blobHash);
      return bytes === undefined ? [] : ([[hash, bytes]] as const);
    }),
  );
  return new Map(files.flat());
}

/** A hash as a text of its own: JSON puts a quotation mark before it, a document the byte of its length, which is an @. */
const HASH = /["@]([0-9a-f]{64})/gu;

/**
 * Everything in a board that can be the hash of a picture, as JSON or as the bytes of its document. What people have written in a
 * board costs no more than reading over it once.
 */
export function hashesIn(board: string): ReadonlySet<string> {
  const hashes = new Set<string>();
  for (const [, hash = ''] of board.matchAll(HASH)) hashes.add(hash);
  return hashes;
}

/**
 * Hashes of the pictures put on a file that a board made from it shows.
 *
 * @param state the document of that board
 */
export async function keptPictures(db: Queryable, fileKey: string, state: Uint8Array): Promise<string[]> {
  const uses = await db
    .selectFrom('blob_use')
    .select('hash')
    .where('file_key', '=', fileKey)
    .where('purpose', '=', 'upload')
    .execute();
  if (uses.length === 0) return [];
  const shown = hashesIn(Buffer.from(state).toString('latin1'));
  return uses.map(({ hash }) => hash).filter((hash) => shown.has(hash));
}
