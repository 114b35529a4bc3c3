import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { IMAGE_WIDTHS, ImageRefusedError, type EncodedImage, type ImageWidth } from './encodedImage.ts';
import { inspectImage, openImage } from './inspectImage.ts';

const PLACEHOLDER_WIDTH = 20;
/** Most pixels of a variant: four times as high as wide at the widest. Encoding takes time by the pixel. */
const MAX_VARIANT_PIXELS = 1080 * 2160;
/** No webp has a longer side. */
const MAX_SIDE = 16_383;

/**
 * Turns an uploaded or rendered picture into what is stored. Type is decided by content alone, the size is read from
 * the header before anything is decoded, metadata (position, camera, colour notes) is dropped, orientation applied.
 * It is decoded once. A picture so long that a variant would have very many pixels comes out smaller.
 *
 * @param bytes the picture
 * @param options.accepted mime types taken, of jpeg, png, webp and gif; jpeg and png by default
 * @param options.widths widths it is needed in; all by default
 * @throws ImageRefusedError when it is of another type, has too many pixels, or cannot be decoded
 */
export async function encodeImage(
  bytes: Uint8Array,
  options: { accepted?: readonly string[]; widths?: readonly ImageWidth[] } = {},
): Promise<EncodedImage> {
  const { accepted = ['image/jpeg', 'image/png'], widths = IMAGE_WIDTHS } = options;
  const { width, height } = await inspectImage(bytes, accepted);
  const sizeAt = (wanted: number) => fitted(width, height, wanted);
  try {
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize({ ...sizeAt(Math.max(...widths)), fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const variants: EncodedImage['variants'] = [];
    // One after the other: each takes memory of its own.
    for (const each of widths) {
      const encoded = await pixels()
        .resize({ ...sizeAt(each), fit: 'fill' })
        .webp({ quality: each === 1080 ? 82 : 80, effort: 4 })
        .toBuffer();
      variants.push({ width: each, bytes: encoded });
    }
    const tiny = await pixels()
      .resize({ ...fitted(info.width, info.height, PLACEHOLDER_WIDTH), fit: 'fill' })
      .blur(0.8)
      .webp({ quality: 40 })
      .toBuffer();
    return {
      hash: createHash('sha256').update(bytes).digest('hex'),
      width,
      height,
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      variants,
    };
  } catch (cause) {
    throw new ImageRefusedError('broken', { cause });
  }
}

/** The size of a picture in a width: never enlarged, its sides and pixels within what is encoded. */
function fitted(width: number, height: number, wanted: number): { width: number; height: number } {
  const scale = Math.min(
    1,
    wanted / width,
    MAX_SIDE / Math.max(width, height),
    Math.sqrt(MAX_VARIANT_PIXELS / (width * height)),
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
