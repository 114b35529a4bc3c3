import { ImageRefusedError, inspectImage, openImage } from './encodeImage.ts';

/**
 * Cuts the middle square out of a picture and encodes it in several widths. As with `encodeImage` nothing of the upload is
 * left but pixels. A small picture is not enlarged.
 *
 * @param bytes the picture
 * @param options.accepted mime types taken
 * @param options.widths sides of the squares in pixels
 * @throws ImageRefusedError when it is of another type, has more than 40 megapixels, or cannot be decoded
 */
export async function encodeSquares<Width extends number>(
  bytes: Uint8Array,
  { accepted, widths }: { accepted: readonly string[]; widths: readonly Width[] },
): Promise<{ width: Width; bytes: Buffer }[]> {
  const { width, height } = await inspectImage(bytes, accepted);
  const side = Math.min(width, height);
  try {
    return await Promise.all(
      widths.map(async (each) => ({
        width: each,
        bytes: await openImage(bytes)
          .autoOrient()
          .resize({ width: Math.min(each, side), height: Math.min(each, side), fit: 'cover' })
          .webp({ quality: 84, effort: 4 })
          .toBuffer(),
      })),
    );
  } catch (error) {
    throw new ImageRefusedError('broken', error);
  }
}
