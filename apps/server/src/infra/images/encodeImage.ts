import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

/** Widths, in pixels, every image is served in. */
export const IMAGE_WIDTHS = [360, 720, 1080] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Largest number of pixels of a picture that is decoded at all: 40 megapixels take about 160 MB. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** A picture ready to be stored: nothing of the upload but its pixels is left. */
export interface EncodedImage {
  /** SHA-256 of the bytes given, the name of the image. */
  hash: string;
  /** Size of the upright original in pixels. */
  width: number;
  height: number;
  /** A tiny blurred webp as a data: URI, shown until the image is loaded. */
  placeholder: string;
  /** The webp per served width; never enlarged, so a small image comes out in its own width. */
  variants: { width: ImageWidth; bytes: Buffer }[];
}

/** Why a picture was refused. */
export type ImageRefusal = 'type' | 'pixels' | 'broken';

/** Thrown for bytes that are no acceptable picture. */
export class ImageRefusedError extends Error {
  override name = 'ImageRefusedError';
  readonly refusal: ImageRefusal;

  constructor(refusal: ImageRefusal, cause?: unknown) {
    super(`image refused: ${refusal}`, { cause });
    this.refusal = refusal;
  }
}

const ACCEPTED: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};
const PLACEHOLDER_WIDTH = 20;

// One picture at a time per thread of the pool: a burst of uploads queues up instead of adding up in memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Turns an uploaded or rendered picture into what is stored. Type is told by content alone, the size is read from
 * the header before anything is decoded, metadata (position, camera, colour notes) is dropped, orientation applied.
 *
 * @param bytes the picture
 * @param options.accepted mime types taken, of jpeg, png, webp and gif; jpeg and png by default
 * @param options.widths widths it is needed in; all by default
 * @throws ImageRefusedError when it is of another type, has more than 40 megapixels, or cannot be decoded
 */
export async function encodeImage(
  bytes: Uint8Array,
  options: { accepted?: readonly string[]; widths?: readonly ImageWidth[] } = {},
): Promise<EncodedImage> {
  const { accepted = ['image/jpeg', 'image/png'], widths = IMAGE_WIDTHS } = options;
  const widest = Math.max(...widths);
  const { width, height } = await inspectImage(bytes, accepted);

  try {
    // The largest variant is decoded from the upload, the others from it: one full decode in all.
    const largest = await openImage(bytes)
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 82, effort: 4 })
      .toBuffer();
    const variants = await Promise.all(
      widths.map(async (variantWidth) => ({
        width: variantWidth,
        bytes:
          variantWidth === widest || width <= variantWidth
            ? largest
            : await sharp(largest)
                .resize({ width: variantWidth })
                .webp({ quality: 80, effort: 4 })
                .toBuffer(),
      })),
    );
    const tiny = await sharp(largest)
      .resize({ width: PLACEHOLDER_WIDTH })
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
  } catch (error) {
    throw new ImageRefusedError('broken', error);
  }
}

/**
 * Looks at a picture without decoding it: type by content, upright width and height from the header.
 *
 * @throws ImageRefusedError when it is of another type or has more than 40 megapixels
 */
export async function inspectImage(
  bytes: Uint8Array,
  accepted: readonly string[],
): Promise<{ width: number; height: number }> {
  const type = await fileTypeFromBuffer(bytes);
  const format = type === undefined || !accepted.includes(type.mime) ? undefined : ACCEPTED[type.mime];
  if (format === undefined) throw new ImageRefusedError('type');
  return readSize(bytes, format);
}

/** Upright width and height from the header, nothing decoded. */
async function readSize(bytes: Uint8Array, format: string): Promise<{ width: number; height: number }> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new ImageRefusedError('broken', error);
    });
  if (metadata.format !== format) throw new ImageRefusedError('type');
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) throw new ImageRefusedError('pixels');
  const { width, height } = metadata.autoOrient;
  return { width, height };
}

/** A picture about to be decoded, within the bounds of memory. */
export function openImage(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, sequentialRead: true, failOn: 'error' });
}
