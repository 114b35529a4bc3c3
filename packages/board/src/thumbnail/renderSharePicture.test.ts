import { createCanvas, Image, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { renderSharePicture } from './renderSharePicture.ts';

const WORDS = { x: 64, y: 90, width: 416, height: 400 };

/** A cover of one colour. */
function cover(colour: string, width = 1080, height = 700): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas.toBuffer('image/png');
}

/** The picture, to be looked at by pixels. */
async function painted(texts: { title?: string; byline?: string }, bytes = cover('#00c000')) {
  const jpeg = await renderSharePicture({ cover: bytes, title: '', byline: '', site: 'Boardwalk', ...texts });
  const image = await loadImage(jpeg);
  if (!(image instanceof Image)) throw new Error('no image');
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const dark = (area: { x: number; y: number; width: number; height: number }) => {
    const { data } = context.getImageData(area.x, area.y, area.width, area.height);
    let count = 0;
    for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128) count++;
    return count;
  };
  const at = (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data);
  return { width: image.width, height: image.height, dark, at, bytes: jpeg.byteLength };
}

describe('the picture of a shared link', () => {
  test('shows the cover beside the words, in the shape networks ask for', async () => {
    const picture = await painted({ title: 'Weekly plan', byline: 'Mira' });
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    const [red = 255, green = 0, blue = 255] = picture.at(900, 315);
    expect(green - Math.max(red, blue)).toBeGreaterThan(100);
    expect(picture.dark(WORDS)).toBeGreaterThan(500);
    expect(picture.bytes).toBeLessThan(150_000);
  });

  test.each([
    [
      'a long title',
      'Retrospective of a team that has worked on many things for a very long time '.repeat(6),
    ],
    ['a word without end', 'Donaudampfschifffahrt'.repeat(12)],
    ['Chinese', '年度复盘与下一年的目标'.repeat(20)],
  ])('%s keeps to its column and leaves the site its place', async (_what, title) => {
    const short = await painted({});
    const picture = await painted({ title, byline: title });
    const besides = { x: 482, y: 0, width: 30, height: 630 };
    expect(picture.dark(besides)).toBe(0);
    const site = { x: 64, y: 505, width: 416, height: 80 };
    expect(Math.abs(picture.dark(site) - short.dark(site))).toBeLessThan(20);
    expect(picture.dark(WORDS)).toBeGreaterThan(3000);
  });

  test('shows emoji in their colours', async () => {
    const picture = await painted({ title: '❤️❤️❤️❤️❤️❤️' });
    const redOf = ([red = 0, green = 0, blue = 0]: number[]) => red - Math.max(green, blue);
    const row = Array.from({ length: WORDS.width }, (_, x) => picture.at(WORDS.x + x, 122));
    expect(row.filter((colour) => redOf(colour) > 120).length).toBeGreaterThan(100);
  });

  test('covers of another shape fill their place', async () => {
    for (const [width, height] of [
      [300, 2000],
      [2000, 300],
    ] as const) {
      const picture = await painted({}, cover('#00c000', width, height));
      for (const [x, y] of [
        [560, 100],
        [1190, 530],
      ] as const) {
        const [red = 255, green = 0] = picture.at(x, y);
        expect(green - red).toBeGreaterThan(100);
      }
    }
  });

  test('what is no picture is refused', async () => {
    await expect(
      renderSharePicture({ cover: Buffer.from('no picture'), title: '', byline: '', site: '' }),
    ).rejects.toThrow();
  });
});
