import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngBomb } from '../../../test/pictures.ts';
import { encodeImage, type ImageRefusedError } from './encodeImage.ts';

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

test('a type is told by content: renamed, unasked for and vector pictures are refused', async () => {
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
