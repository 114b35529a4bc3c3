import { AVATAR_LIMITS } from '@boardwalk/domain';
import type { Upload } from '../http/Upload.ts';
import type { Infra } from '../Infra.ts';
import { refusedImage } from './refusedImage.ts';

/** Sides of the squares that a picture of somebody or something is kept in, in pixels. */
export const SQUARE_WIDTHS = [64, 128, 360] as const;
export type SquareWidth = (typeof SQUARE_WIDTHS)[number];

/** The widest, whose hash stands in the address. */
export const WIDEST_SQUARE: SquareWidth = 360;

const ACCEPTED = AVATAR_LIMITS.types.map((type) => `image/${type}`);

/** A square that lies in the store of blobs, without a row yet. */
export interface StoredSquare {
  width: SquareWidth;
  blobHash: string;
  /** In bytes. */
  size: number;
}

/**
 * Encodes the middle square of an upload again in all widths, and keeps them.
 * Errors: image_not_accepted, too_many_requests.
 *
 * @returns the squares, and the hash of the widest
 */
export async function storeSquares(
  { pictures, blobs }: Pick<Infra, 'pictures' | 'blobs'>,
  upload: Upload,
): Promise<{ hash: string; squares: StoredSquare[] }> {
  const encoded = await pictures
    .squares(upload, { accepted: ACCEPTED, widths: SQUARE_WIDTHS })
    .catch((error: unknown) => {
      throw refusedImage(error, 'file');
    });
  const squares = await Promise.all(
    encoded.map(async ({ width, bytes }) => ({
      width,
      size: bytes.byteLength,
      blobHash: await blobs.put(bytes),
    })),
  );
  const widest = squares.find(({ width }) => width === WIDEST_SQUARE);
  if (widest === undefined) throw new Error('the widest square of a picture is missing');
  return { hash: widest.blobHash, squares };
}
