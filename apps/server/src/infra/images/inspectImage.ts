import { pictureMaxPixels, type PictureFacts } from '@boardwalk/domain';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { ImageRefusedError } from './encodedImage.ts';

const ACCEPTED: Readonly<Record<string, PictureFacts['format']>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Camera and browser files have about ten scans; each one more is a pass over the whole picture. */
const MAX_SCANS = 32;
const SCAN = Buffer.from([0xff, 0xda]);

// The memory of one picture at a time, and nothing kept from the one before.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Looks at a picture without decoding it: type by content, upright width and height from the header.
 *
 * @throws ImageRefusedError when it is of another type, or has more pixels than its kind may have
 */
export async function inspectImage(
  bytes: Uint8Array,
  accepted: readonly string[],
): Promise<{ width: number; height: number }> {
  const type = await fileTypeFromBuffer(bytes);
  const format = type === undefined || !accepted.includes(type.mime) ? undefined : ACCEPTED[type.mime];
  if (format === undefined) throw new ImageRefusedError('type');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new ImageRefusedError('broken', { cause });
    });
  if (metadata.format !== format) throw new ImageRefusedError('type');
  const limit = pictureMaxPixels(factsOf(metadata, format));
  if (metadata.width * metadata.height > limit) throw new ImageRefusedError('pixels', { limit });
  if (format === 'jpeg' && scansOf(bytes) > MAX_SCANS) throw new ImageRefusedError('broken');
  const { width, height } = metadata.autoOrient;
  return { width, height };
}

/** A picture about to be decoded, from top to bottom. */
export function openImage(bytes: Uint8Array): Sharp {
  // The size was judged by the header, more strictly than sharp does.
  return sharp(bytes, { limitInputPixels: false, sequentialRead: true, failOn: 'error' });
}

function factsOf(metadata: Metadata, format: PictureFacts['format']): PictureFacts {
  return {
    format,
    isProgressive: metadata.isProgressive,
    isSubsampled: metadata.chromaSubsampling === '4:2:0' || metadata.channels === 1,
    hasAlpha: metadata.hasAlpha,
    bits: metadata.depth === 'uchar' ? 8 : 16,
  };
}

/** How often a JPEG begins a scan; the small picture in its metadata counts as well. */
function scansOf(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  for (let at = buffer.indexOf(SCAN); at !== -1; at = buffer.indexOf(SCAN, at + 2)) scans += 1;
  return scans;
}
