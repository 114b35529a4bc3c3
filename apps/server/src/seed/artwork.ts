import { bannerPicture, type GalleryBoard, type Taxonomy } from '@boardwalk/demo-gallery';
import { storeImage, type StoredImage } from '../infra/images/imageStore.ts';
import type { Infra } from '../infra/Infra.ts';
import { COVER_SIZE } from '../infra/painting/boardPainter.ts';

/** What of a board is in the blob store. */
export interface Artwork {
  cover: StoredImage;
  object: { hash: string; mime: string; size: number };
}

/** So many boards are under way at once: one is painted while others are encoded and written. */
const AT_ONCE = 4;
const TELL_EVERY = 20;

/** Paints the covers of all boards and stores them with the snapshots, by slug. */
export async function storeArtwork(
  { painter, pictures, blobs }: Infra,
  boards: readonly GalleryBoard[],
  progress: (line: string) => void,
): Promise<ReadonlyMap<string, Artwork>> {
  const artwork = new Map<string, Artwork>();
  const waiting = [...boards];

  async function work(): Promise<void> {
    for (let board = waiting.shift(); board !== undefined; board = waiting.shift()) {
      const cover = await storeImage(
        blobs,
        await pictures.encode(await painter.paint(board.snapshot, COVER_SIZE)),
      );
      const bytes = Buffer.from(JSON.stringify(board.snapshot));
      const object = { hash: await blobs.put(bytes), mime: 'application/json', size: bytes.byteLength };
      artwork.set(board.meta.slug, { cover, object });
      if (artwork.size % TELL_EVERY === 0) progress(`Painted ${artwork.size} of ${boards.length} covers`);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return artwork;
}

/** Stores the pictures of all banners, by their key. */
export async function storeBannerPictures(
  { pictures, blobs }: Infra,
  { banners }: Pick<Taxonomy, 'banners'>,
): Promise<ReadonlyMap<string, StoredImage>> {
  const stored = new Map<string, StoredImage>();
  for (const { key } of banners) {
    const picture = await pictures.encode(bannerPicture(key), { accepted: ['image/webp'] });
    stored.set(key, await storeImage(blobs, picture));
  }
  return stored;
}
