import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegOfScans, pngBomb } from '../../../test/pictures.ts';
import type { ImageRefusedError } from './encodedImage.ts';
import { encodeImage } from './encodeImage.ts';

async function refusalOf(bytes: Uint8Array): Promise<string> {
  const error = await encodeImage(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown as ImageRefusedError,
  );
  return error?.refusal ?? 'none';
}

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: '#f80' } });
}

test('a picture comes out in three widths of webp with a placeholder of a few hundred bytes', async () => {
  const image = await encodeImage(await plain(2160, 1400).png().toBuffer());
  expect(image).toMatchObject({ width: 2160, height: 1400 });
  const sizes = await Promise.all(image.variants.map(async ({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 360, 233],
    ['webp', 720, 467],
    ['webp', 1080, 700],
  ]);
  expect(image.placeholder).toMatch(/^data:image\/webp;base64,/u);
  expect(image.placeholder.length).toBeLessThan(600);
});

test('a picture comes in fewer widths where fewer are needed', async () => {
  const image = await encodeImage(await plain(2160, 1400).png().toBuffer(), { widths: [360] });
  expect(image.variants.map(({ width }) => width)).toEqual([360]);
  expect(await sharp(image.variants[0]!.bytes).metadata()).toMatchObject({ width: 360, height: 233 });
});

test('a picture taken sideways is stored upright, and its metadata is gone', async () => {
  const sideways = await plain(200, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const image = await encodeImage(sideways);
  expect(image).toMatchObject({ width: 100, height: 200 });
  const metadata = await sharp(image.variants[0]!.bytes).metadata();
  expect(metadata).toMatchObject({ width: 100, height: 200 });
  expect(metadata.exif).toBeUndefined();
});

test('a type is decided by content: renamed, unasked for and vector pictures are refused', async () => {
  expect(await refusalOf(await plain(10, 10).webp().toBuffer())).toBe('type');
  expect(await refusalOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('type');
  expect(await refusalOf(Buffer.from('%PDF-1.7'))).toBe('type');
  expect(await refusalOf(Buffer.alloc(0))).toBe('type');
});

test('a picture that breaks off is refused', async () => {
  const whole = await sharp({
    create: {
      width: 500,
      height: 500,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  expect(await refusalOf(whole.subarray(0, whole.length / 2))).toBe('broken');
});

test('forty megapixels are the limit, and more is refused before memory is spent', async () => {
  const before = process.memoryUsage().rss;
  expect(await refusalOf(pngBomb(20_000, 20_000))).toBe('pixels');
  expect(await refusalOf(pngBomb(8_000, 5_001))).toBe('pixels');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test('a long picture comes out smaller, so that encoding it takes a bounded time', async () => {
  const image = await encodeImage(await plain(1080, 8000).jpeg().toBuffer());
  expect(image).toMatchObject({ width: 1080, height: 8000 });
  for (const { bytes } of image.variants) {
    const { width, height } = await sharp(bytes).metadata();
    expect(width * height).toBeLessThanOrEqual(1080 * 2160 * 1.01);
    expect(height / width).toBeCloseTo(8000 / 1080, 1);
  }
});

test('a JPEG of very many scans is refused, one of a camera or a browser is not', async () => {
  expect(await refusalOf(await jpegOfScans(100))).toBe('broken');
  expect(await refusalOf(await plain(64, 64).jpeg({ progressive: true }).toBuffer())).toBe('none');
});

test('a photo of 24 megapixels as phones write it is taken', async () => {
  const photo = await plain(6000, 4000).jpeg().toBuffer();
  expect(await encodeImage(photo, { widths: [360] })).toMatchObject({ width: 6000, height: 4000 });
});
