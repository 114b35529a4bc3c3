import type { BoardSnapshot } from '@boardwalk/board/document';
import type { Queryable } from '../database/database.ts';
import type { Infra } from '../Infra.ts';

/** No more of them are painted: the pictures of a board are small on the picture of it. */
const MOST_PICTURES = 60;
const WIDTH = 720;

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
    .where('image_variant.width', '=', WIDTH)
    .execute();
  const files = await Promise.all(
    rows.map(async ({ hash, blob_hash: blobHash }) => {
      const bytes = await blobs.read(blobHash);
      return bytes === undefined ? [] : ([[hash, bytes]] as const);
    }),
  );
  return new Map(files.flat());
}

/** Wherever a hash begins, so that none is missed behind other hexadecimal digits. */
const HASH = /(?=([0-9a-f]{64}))/gu;

/** Everything in a board that can be the hash of a picture, as JSON or as the bytes of its document. */
export const hashesIn = (board: string): ReadonlySet<string> =>
  new Set([...board.matchAll(HASH)].map(([, hash = '']) => hash));

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
