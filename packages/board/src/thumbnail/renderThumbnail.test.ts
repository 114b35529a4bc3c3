import { createCanvas, Image, loadImage } from '@napi-rs/canvas';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import {
  bareText,
  connector,
  drawing,
  frame,
  icon,
  picture as onBoard,
  shape,
  sticky,
  table,
  topic,
} from '../../test/elements.ts';
import { chineseMap, retrospective } from '../../test/samples.ts';
import { largeBoard } from '../../bench/largeBoard.ts';
import { makeSnapshot, type BoardElement } from '../document/index.ts';
import { decodePictures, renderThumbnail, type ThumbnailOptions } from './renderThumbnail.ts';

const SIZE: ThumbnailOptions = { width: 540, height: 350, theme: 'light' };

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The colour at a point, as `r,g,b`. */
  at(x: number, y: number): string;
  /** How many pixels satisfy a test of their red, green and blue. */
  count(matches: (r: number, g: number, b: number) => boolean): number;
}

async function decode(png: Buffer): Promise<Picture> {
  const image = await loadImage(png);
  if (!(image instanceof Image)) throw new Error('no image');
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const pixel = (index: number) => [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0] as const;
  return {
    width,
    height,
    at: (x, y) => pixel((Math.round(y) * width + Math.round(x)) * 4).join(','),
    count(matches) {
      let count = 0;
      for (let index = 0; index < data.length; index += 4) if (matches(...pixel(index))) count++;
      return count;
    },
  };
}

const picture = (elements: readonly BoardElement[], options: Partial<ThumbnailOptions> = {}) =>
  decode(renderThumbnail(makeSnapshot(elements), { ...SIZE, ...options }));

const isGround = (r: number, g: number, b: number) => r === 250 && g === 250 && b === 247;

/** Pixels from the first to the last column that is not the ground alone. */
function widthOfInk(image: Picture): number {
  const columns = Array.from({ length: image.width }, (_, x) => x).filter((x) =>
    Array.from({ length: image.height }, (_, y) => image.at(x, y)).some((colour) => colour !== '250,250,247'),
  );
  return (columns.at(-1) ?? 0) - (columns[0] ?? 0) + 1;
}

const isDark = (r: number, g: number, b: number) => r + g + b < 300;

describe('a thumbnail', () => {
  test('has the size asked for and shows the content in the middle', async () => {
    const image = await picture([shape('a', { w: 100, h: 100, style: { fill: '#ff0000', stroke: 'none' } })]);
    expect([image.width, image.height]).toEqual([540, 350]);
    expect(image.at(270, 175)).toBe('255,0,0');
    expect(image.at(4, 4)).toBe('250,250,247');
  });

  test('shows a table with its header in its colour and the texts of its cells', async () => {
    const cells = [
      ['Name', 'Role'],
      ['Ada', 'Lead'],
    ];
    const style = { fill: '#80ff80', stroke: 'none' } as const;
    const isGreen = (r: number, g: number, b: number) => r === 128 && g === 255 && b === 128;
    const written = await picture([table('t', cells, { style })]);
    const empty = await picture([
      table(
        't',
        [
          ['', ''],
          ['', ''],
        ],
        { style },
      ),
    ]);
    expect(empty.count(isGreen)).toBeGreaterThan(10_000);
    expect(written.count(isDark)).toBeGreaterThan(empty.count(isDark) + 100);
  });

  test('shows the cells of a table in their own colours', async () => {
    const isRed = (r: number, g: number, b: number) => r === 255 && g === 0 && b === 0;
    const looks = { 'r1/c1': { fill: '#ff0000' }, 'r2/c2': { fill: '#ff0000' } } as const;
    const shown = await picture([
      table(
        't',
        [
          ['', ''],
          ['', ''],
        ],
        { looks },
      ),
    ]);
    expect(shown.count(isRed)).toBeGreaterThan(5_000);
  });

  test('shows icons in their colour, and nothing for one without its lines', async () => {
    const isRed = (r: number, g: number, b: number) => r > 200 && g < 40 && b < 40;
    const style = { stroke: '#ff0000' } as const;
    const shown = await picture([icon('i', { style })]);
    expect(shown.count(isRed)).toBeGreaterThan(2000);
    // The middle of its stroke, and beside it.
    expect(isRed(...(shown.at(270, 175).split(',').map(Number) as [number, number, number]))).toBe(true);
    expect(shown.at(290, 195)).toBe('250,250,247');
    const without = await picture([icon('i', { style, icon: undefined }), sticky('s', { x: 300 })]);
    expect(without.count(isRed)).toBe(0);
  });

  test('shows the pictures it was given, and a box for one that is missing or cannot be read', async () => {
    const red = createCanvas(40, 40);
    const context = red.getContext('2d');
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 40, 40);
    const files = new Map<string, Uint8Array>([
      ['a'.repeat(64), red.toBuffer('image/webp')],
      ['b'.repeat(64), Buffer.from('no picture')],
    ]);
    const pictures = await decodePictures(files);
    expect([...pictures.keys()]).toEqual(['a'.repeat(64)]);
    const board = (digit: string) => [onBoard('p', digit, { w: 300, h: 200 })];
    const isRed = (r: number, g: number, b: number) => r > 230 && g < 30 && b < 30;
    const shown = await picture(board('a'), { pictures });
    expect(shown.count(isRed)).toBeGreaterThan(20_000);
    const inTopic = await picture(
      [topic('t', null, { text: 'Sea', asset: 'a'.repeat(64), assetSize: [300, 200] })],
      { pictures },
    );
    expect(inTopic.count((r, g, b) => r > 250 && g < 5 && b < 5)).toBeGreaterThan(10_000);
    const missing = await picture(board('b'), { pictures });
    expect(missing.count(isRed)).toBe(0);
    expect(missing.at(180, 110)).not.toBe('250,250,247');
  });

  test('shows the branches of a mind map that stands in a frame', async () => {
    const red = (r: number, g: number, b: number) => r - g > 60 && r - b > 60;
    const style = { stroke: '#ff0000', fill: '#ffffff' } as const;
    const map = [
      topic('r', null, { x: 200, y: 300, text: 'Root' }),
      ...['a0', 'a1', 'a2'].map((order) => topic(order, 'r', { order, text: 'Main', style })),
    ];
    const around = frame('f', { x: 60, y: 120, w: 500, h: 360, style: { fill: '#ffff00' } });
    const bare = (await picture(map)).count(red);
    expect(bare).toBeGreaterThan(100);
    expect((await picture([...map, around])).count(red)).toBeGreaterThan(bare / 3);
  });

  test.each([
    ['Latin', 'Plan'],
    ['Chinese', '研究'],
    ['kana', 'アジ'],
    ['hangul', '연구'],
  ])('writes %s without any font of the machine', async (_name, text) => {
    const common = { w: 300, h: 60, style: { fontSize: 48 } } as const;
    const image = await picture([bareText('t', { ...common, text })]);
    const missing = await picture([bareText('t', { ...common, text: '\u{10fffd}'.repeat(text.length) })]);
    const ink = image.count(isDark);
    expect(ink).toBeGreaterThan(300);
    // Boxes that stand for missing characters would look the same for any text.
    expect(ink).not.toBe(missing.count(isDark));
  });

  test.each(['😀', '👨‍👩‍👧', '🇯🇵', '👍🏽', '1️⃣', '🚀\ufe0f'])(
    'paints %s whole, without any font of the machine',
    async (emoji) => {
      const of = (text: string) => picture([bareText('t', { w: 300, h: 60, text, style: { fontSize: 48 } })]);
      const [painted, missing] = await Promise.all([of(emoji), of('\u{10fffd}')]);
      expect(painted.count(isGround)).not.toBe(missing.count(isGround));
      // As wide as one, not as the people and signs that it is joined of.
      const [one, two] = [widthOfInk(await of('😀')), widthOfInk(await of('😀😀'))];
      expect(widthOfInk(painted)).toBeLessThan((one + two) / 2);
      expect(widthOfInk(painted)).toBeGreaterThan(one / 2);
    },
  );

  test('an emoji keeps its colour beside other characters', async () => {
    const image = await picture([
      bareText('t', { w: 300, h: 60, text: 'Plan ❤️ 计划', style: { fontSize: 48 } }),
    ]);
    expect(image.count((r, g, b) => r > 200 && g < 110 && b < 110)).toBeGreaterThan(200);
  });

  test('characters shared by Chinese and Japanese take the forms of the board’s own writing', async () => {
    const text = (other: string) => [
      bareText('t', { w: 300, h: 60, text: '直骨', style: { fontSize: 48 } }),
      sticky('s', { y: 900, text: other }),
    ];
    const chinese = renderThumbnail(makeSnapshot(text('')), SIZE);
    const japanese = renderThumbnail(makeSnapshot(text('です')), SIZE);
    expect(Buffer.compare(chinese, japanese)).not.toBe(0);
  });

  test('each shape, connector and note leaves its colours', async () => {
    const image = await decode(
      renderThumbnail(retrospective(), { width: 1080, height: 700, theme: 'light' }),
    );
    for (const [r, g, b] of [
      [187, 231, 178],
      [255, 185, 174],
      [180, 215, 255],
      [255, 227, 138],
      [214, 198, 255],
    ] as const) {
      expect(image.count((x, y, z) => x === r && y === g && z === b)).toBeGreaterThan(800);
    }
  });

  test('a line drawn by hand is painted', async () => {
    const image = await picture([drawing('d', { style: { stroke: '#ff0000', strokeWidth: 40 } })]);
    expect(image.at(270, 175)).toBe('255,0,0');
  });

  test('what has a higher order key covers what has a lower one', async () => {
    const fill = (color: '#ff0000' | '#0000ff') => ({ style: { fill: color, stroke: 'none' } }) as const;
    const image = await picture([
      shape('a', { ...fill('#ff0000'), z: 'a2' }),
      shape('b', { ...fill('#0000ff'), z: 'a1' }),
    ]);
    expect(image.at(270, 175)).toBe('255,0,0');
  });

  test('an arrow points at the element it is bound to', async () => {
    const line = connector('l', 'a', 'b', {
      route: 'straight',
      toHead: 'triangle',
      style: { stroke: '#ff0000', strokeWidth: 6 },
    });
    const image = await picture([shape('a', { w: 60, h: 60 }), shape('b', { x: 300, w: 60, h: 60 }), line]);
    const red = (r: number, g: number, b: number) => r > 200 && g < 80 && b < 80;
    expect(image.count(red)).toBeGreaterThan(800);
  });

  test('the dark theme has a dark ground and light text', async () => {
    const image = await picture([bareText('t', { w: 300, text: 'Hello', style: { fontSize: 48 } })], {
      theme: 'dark',
    });
    expect(image.at(4, 4)).toBe('21,25,31');
    expect(image.count((r, g, b) => r + g + b > 700)).toBeGreaterThan(200);
  });

  test('of a board too large to be read a busy part is shown, large enough to be read', async () => {
    const image = await decode(
      renderThumbnail(largeBoard(4000), { width: 1080, height: 700, theme: 'light' }),
    );
    expect(image.count((r, g, b) => !(r === 250 && g === 250 && b === 247))).toBeGreaterThan(
      1080 * 700 * 0.3,
    );
    expect(image.count(isDark)).toBeGreaterThan(4000);
  });

  test('a crowd of notes is shown rather than a single one far away', async () => {
    const crowd = Array.from({ length: 40 }, (_, index) =>
      sticky(`s${index}`, {
        x: 50_000 + (index % 8) * 200,
        y: 50_000 + Math.floor(index / 8) * 200,
        text: 'note',
        style: { fill: 'pink' },
      }),
    );
    const image = await picture([sticky('alone', { style: { fill: 'green' } }), ...crowd]);
    expect(image.count((r, g, b) => r === 255 && g === 188 && b === 215)).toBeGreaterThan(20_000);
  });

  test('an empty board gives an empty picture', async () => {
    const image = await picture([]);
    expect(image.count((r, g, b) => r === 250 && g === 250 && b === 247)).toBe(540 * 350);
  });

  test('the same board gives the same bytes', () => {
    expect(Buffer.compare(renderThumbnail(chineseMap(), SIZE), renderThumbnail(chineseMap(), SIZE))).toBe(0);
  });

  test.each([
    [15, 100],
    [100, 4097],
    [100.5, 100],
    [Number.NaN, 100],
  ])('a size of %s × %s is refused', (width, height) => {
    expect(() => renderThumbnail(chineseMap(), { width, height })).toThrow(RangeError);
  });

  test('several worker threads render at once, and give what the main thread gives', async () => {
    const entry = new URL('./renderThumbnail.ts', import.meta.url).href;
    const script = `
      const { parentPort, workerData } = require('node:worker_threads');
      import(workerData.entry).then(({ renderThumbnail }) => {
        parentPort.postMessage(renderThumbnail(workerData.snapshot, workerData.size));
      });`;
    const render = () =>
      new Promise<Uint8Array>((resolve, reject) => {
        const worker = new Worker(script, {
          eval: true,
          workerData: { entry, snapshot: chineseMap(), size: SIZE },
        });
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    const here = renderThumbnail(chineseMap(), SIZE);
    for (const there of await Promise.all([render(), render()])) expect(Buffer.compare(here, there)).toBe(0);
  });

  test('no font of the machine is asked for', async () => {
    // A process that sees no fonts at all must write the same picture.
    const file = fileURLToPath(new URL('./renderThumbnail.ts', import.meta.url));
    const samples = fileURLToPath(new URL('../../test/samples.ts', import.meta.url));
    const code = `
      import { createHash } from 'node:crypto';
      const { renderThumbnail } = await import(${JSON.stringify(file)});
      const { chineseMap } = await import(${JSON.stringify(samples)});
      const png = renderThumbnail(chineseMap(), ${JSON.stringify(SIZE)});
      console.log(createHash('sha256').update(png).digest('hex'));`;
    const run = async (env: NodeJS.ProcessEnv) => {
      const cwd = fileURLToPath(new URL('../..', import.meta.url));
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
        cwd,
        env,
      });
      return stdout.trim();
    };
    const bare = { ...process.env, FONTCONFIG_FILE: '/dev/null', FONTCONFIG_PATH: '/nonexistent' };
    expect(await run(bare)).toBe(await run(process.env));
  });
});
