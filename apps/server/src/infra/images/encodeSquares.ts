import sharp from 'sharp';
import { ImageRefusedError, type EncodedSquare } from './encodedImage.ts';
import { inspectImage, openImage } from './inspectImage.ts';

/**
 * Cuts the middle square out of a picture and encodes it in several widths. As with `encodeImage` nothing of the upload is
 * left but pixels, and it is decoded once. A small picture is not enlarged.
 *
 * @param bytes the picture
 * @param options.accepted mime types taken
 * @param options.widths sides of the squares in pixels
 * @throws ImageRefusedError when it is of another type, has too many pixels, or cannot be decoded
 */
export async function encodeSquares<Width extends number>(
  bytes: Uint8Array,
  { accepted, widths }: { accepted: readonly string[]; widths: readonly Width[] },
): Promise<EncodedSquare<Width>[]> {
  const { width, height } = await inspectImage(bytes, accepted);
  const side = Math.min(width, height, Math.max(...widths));
  try {
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const squares: EncodedSquare<Width>[] = [];
    for (const each of widths) {
      const encoded = await sharp(data, { raw: { width: side, height: side, channels: info.channels } })
        .resize({ width: Math.min(each, side), height: Math.min(each, side) })
        .webp({ quality: 84, effort: 4 })
        .toBuffer();
      squares.push({ width: each, bytes: encoded });
    }
    return squares;
  } catch (cause) {
    throw new ImageRefusedError('broken', { cause });
  }
}
