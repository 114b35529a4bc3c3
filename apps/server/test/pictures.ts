import { crc32, deflateSync } from 'node:zlib';
import { PICTURE_PIXELS } from '@boardwalk/domain';
import sharp, { type Sharp } from 'sharp';

/**
 * A PNG of a few kilobytes that claims, and truly has, very many pixels: a decompression bomb. One bit a pixel,
 * so that making it costs little.
 */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.byteLength);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, checksum]);
}

/** A picture that costs much more to decode than its bytes suggest, and the most pixels its kind may have. */
export interface HostilePicture {
  name: string;
  bytes: Buffer;
  limit: number;
}

/** One picture of each costly kind, of a single colour, a little larger than its kind may be. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const kinds: [string, number, (plain: Sharp) => Sharp][] = [
    ['progressive JPEG', PICTURE_PIXELS.jpegProgressive, (plain) => plain.jpeg({ progressive: true })],
    [
      'progressive JPEG in full colour',
      PICTURE_PIXELS.jpegProgressiveFullColour,
      (plain) => plain.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    [
      'PNG with alpha',
      PICTURE_PIXELS.pngAlpha,
      (plain) => plain.ensureAlpha(0.5).png({ compressionLevel: 1 }),
    ],
    [
      'interlaced PNG',
      PICTURE_PIXELS.pngInterlaced,
      (plain) => plain.png({ progressive: true, compressionLevel: 1 }),
    ],
    [
      '16-bit PNG',
      PICTURE_PIXELS.pngDeep,
      (plain) => plain.toColourspace('rgb16').png({ compressionLevel: 1 }),
    ],
    [
      '16-bit interlaced PNG',
      PICTURE_PIXELS.pngDeep,
      (plain) => plain.toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }),
    ],
  ];
  const made: HostilePicture[] = [];
  for (const [name, limit, as] of kinds) {
    const create = { width: 2000, height: limit / 2000 + 1, channels: 3, background: '#3f7f6f' } as const;
    made.push({ name, limit, bytes: await as(sharp({ create })).toBuffer() });
  }
  return made;
}

/** A JPEG with a scan repeated very many times, each of which is a pass over the whole picture. */
export async function jpegOfScans(scans: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#777' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = bytes.length - 2;
  const scan = bytes.subarray(last, end);
  return Buffer.concat([
    bytes.subarray(0, end),
    ...Array.from({ length: scans }, () => scan),
    bytes.subarray(end),
  ]);
}
