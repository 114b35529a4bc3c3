import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import {
  bareText,
  connector,
  drawing,
  frame,
  icon,
  picture,
  shape,
  sticky,
  table,
  topic,
} from '../../test/elements.ts';
import { readText } from '../../test/importing.ts';
import { makeSnapshot, RELATION_STYLE, textsOf, type BoardSnapshot } from '../document/index.ts';
import { estimateText } from '../layout/index.ts';
import { exportBoard, type ExportMachine, type ExportRequest } from './exportBoard.ts';
import { rangesOf, type FontFile } from './fontFile.ts';
import { PdfFonts } from './pdfFonts.ts';

const require = createRequire(import.meta.url);

/** All parts of the font for Latin and Chinese, by their files. */
function fontFiles(): FontFile[] {
  const folder = dirname(require.resolve('@fontsource-variable/noto-sans-sc/package.json'));
  const parts = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(parts).map(([part, ranges]) => ({
    family: 'Noto Sans SC Variable',
    url: join(folder, 'files', `noto-sans-sc-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: rangesOf(ranges),
  }));
}

/** A machine without a browser, which cannot paint emoji. */
const machine: ExportMachine = {
  measure: estimateText,
  paintText: () => null,
  readFont: ({ url }) => Promise.resolve(new Uint8Array(readFileSync(url))),
  readPicture: async (url) => {
    const [, type = '', data = ''] = /^data:(.+);base64,(.+)$/u.exec(url) ?? [];
    const bytes = Buffer.from(data, 'base64');
    const image = await loadImage(bytes);
    const { width, height } = image;
    const draw = (context: SKRSContext2D, x: number, y: number, w: number, h: number) =>
      context.drawImage(image, x, y, w, h);
    return {
      bytes,
      type,
      width,
      height,
      pixels: () => {
        const context = createCanvas(width, height).getContext('2d');
        draw(context, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      },
      paint: (context, { x, y, w, h }) => draw(context as unknown as SKRSContext2D, x, y, w, h),
    };
  },
  makePng: (width, height, paint) => {
    const canvas = createCanvas(width, height);
    paint(canvas.getContext('2d'));
    return Promise.resolve(new Uint8Array(canvas.toBuffer('image/png')));
  },
};

const BOARD = makeSnapshot([
  frame('f1', { x: 0, y: 0, w: 600, h: 400, text: 'Plan' }),
  sticky('s', { x: 40, y: 40, text: 'Ask Ana & <Bo>', rotation: 10 }),
  shape('e', { x: 300, y: 40, text: '旅行计划', style: { bold: true } }),
  connector('l', 's', 'e', { text: 'then' }),
  frame('f2', { x: 800, y: 0, w: 600, h: 400, text: 'Later' }),
  topic('r', null, { x: 1100, y: 200, text: 'Trip 🌍' }),
  topic('a', 'r', { text: 'folded away', order: 'a1' }),
  topic('b', 'r', { text: 'Coat', order: 'a2', folded: true }),
  topic('c', 'b', { text: 'Button', order: 'a1' }),
  table(
    't',
    [
      ['Name', '任务'],
      ['Ada <L>', 'Engines'],
    ],
    { x: 800, y: 900 },
  ),
  drawing('d', { x: 40, y: 900 }),
]);

async function exported(
  given: Partial<ExportRequest> & Pick<ExportRequest, 'format'>,
  snapshot: BoardSnapshot = BOARD,
) {
  const text = snapshot.elements.flatMap(textsOf).join('');
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const fonts = fontFiles().filter(({ ranges }) =>
    codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last)),
  );
  const request: ExportRequest = {
    snapshot,
    name: 'My board',
    part: { kind: 'all' },
    scale: 1,
    transparent: false,
    theme: 'light',
    fonts,
    ...given,
  };
  const steps: number[] = [];
  const file = await exportBoard(request, machine, (done) => steps.push(done));
  return { ...file, steps };
}

const asText = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** What a reader of documents finds on each page. */
async function pagesOf(bytes: Uint8Array) {
  const opening = getDocument({ data: bytes.slice(), verbosity: 0 });
  const doc = await opening.promise;
  const pages = await Promise.all(
    Array.from({ length: doc.numPages }, async (_, index) => {
      const page = await doc.getPage(index + 1);
      const { items } = await page.getTextContent();
      const { width, height } = page.getViewport({ scale: 1 });
      return { width, height, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
    }),
  );
  const titles = (await doc.getOutline())?.map(({ title }) => title) ?? [];
  const { info } = await doc.getMetadata();
  await opening.destroy();
  return { pages, titles, title: (info as { Title?: string }).Title };
}

it('writes SVG whose texts are texts, escaped and turned, and names what is not in it', async () => {
  const { bytes, report } = await exported({ format: 'svg' });
  const svg = asText(bytes);
  for (const text of [
    'Ask Ana &amp;',
    '&lt;Bo&gt;',
    '旅行计划',
    'then',
    'Trip 🌍',
    'Plan',
    'Later',
    'folded away',
    'Name',
    '任务',
    'Ada &lt;L&gt;',
    'Engines',
  ])
    expect(svg).toContain(text);
  expect(svg).toContain('<title>My board</title>');
  expect(svg).toMatch(/<text transform="matrix\(0\.98/);
  expect(svg).not.toContain('Button');
  expect(report).toEqual({ folded: 1 });
  const transparent = asText((await exported({ format: 'svg', transparent: true })).bytes);
  expect(transparent.length).toBeLessThan(svg.length);
});

it('writes the cells of a table in their own colours, and their texts as they are set', async () => {
  const looks = {
    'r2/c1': { fill: '#123456', align: 'right' },
    'r2/c2': { fill: '#abcdef', bold: true },
  } as const;
  const texts = [
    ['Name', 'Role'],
    ['Ada', 'Engines'],
  ];
  const snapshot = makeSnapshot([table('t', texts, { x: 0, y: 0, looks })]);
  const svg = asText((await exported({ format: 'svg' }, snapshot)).bytes);
  expect(svg).toContain('fill="#123456"');
  expect(svg).toContain('fill="#abcdef"');
  expect(svg).toMatch(/<text[^>]*text-anchor="end"[^>]*>Ada/u);
  expect(svg).toMatch(/<text[^>]*font-weight="650"[^>]*>Engines/u);
  const { pages } = await pagesOf((await exported({ format: 'pdf' }, snapshot)).bytes);
  expect(pages[0]?.text).toContain('Engines');
});

it('writes texts from right to left as such: they begin at the right', async () => {
  const snapshot = makeSnapshot([
    bareText('a', { x: 0, y: 0, w: 300, text: 'שלום Boardwalk' }),
    bareText('b', { x: 0, y: 100, w: 300, text: 'مرحبا', style: { align: 'left' } }),
    bareText('c', { x: 0, y: 200, w: 300, text: 'Boardwalk שלום' }),
  ]);
  const svg = asText((await exported({ format: 'svg' }, snapshot)).bytes);
  const attributesOf = (words: string) => {
    const [, attributes = ''] = new RegExp(`<text([^>]*)>[^<]*${words}`, 'u').exec(svg) ?? [];
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'u').exec(attributes)?.[1];
    return { x: Number(of('x')), direction: of('direction'), anchor: of('text-anchor') };
  };
  const [right, left, usual] = ['שלום Board', 'مرحبا', 'Boardwalk ש'].map(attributesOf);
  expect(right).toMatchObject({ direction: 'rtl', anchor: undefined });
  expect(left).toMatchObject({ direction: 'rtl', anchor: 'end' });
  expect(usual).toMatchObject({ direction: undefined, anchor: undefined, x: left?.x });
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(250);
});

it('makes each frame a page of a document, whose texts can be found', async () => {
  const { bytes, report, steps } = await exported({ format: 'pdf', part: { kind: 'frames' } });
  const { pages, titles, title } = await pagesOf(bytes);
  expect(pages.map(({ width, height }) => [width, height])).toEqual([[450, 300], [450, 300]]); // prettier-ignore
  expect(pages[0]?.text).toContain('Ask Ana &');
  expect(pages[0]?.text).toContain('旅行计划');
  expect(pages[1]?.text.replaceAll(' ', '')).toContain('Trip🌍');
  expect(titles).toEqual(['Plan', 'Later']);
  expect(title).toBe('My board');
  expect(report).toEqual({ folded: 1, outside: 2 });
  expect(steps).toEqual([0, 1, 2, 3]);
});

it('makes a document of one page of a board that is larger than pages are', async () => {
  const far = makeSnapshot([...BOARD.elements, sticky('far', { x: 60_000, y: 0, text: 'Far away' })]);
  const { bytes } = await exported({ format: 'pdf' }, far);
  const { pages } = await pagesOf(bytes);
  expect(pages).toHaveLength(1);
  expect(Math.max(pages[0]?.width ?? 0, pages[0]?.height ?? 0)).toBeLessThanOrEqual(14_400);
  expect(pages[0]?.text).toContain('Far away');
});

it('draws letters as strong as their weight says', () => {
  const fonts = new PdfFonts(
    fontFiles().flatMap((font) =>
      font.url.endsWith('-latin-wght-normal.woff2')
        ? [{ ...font, bytes: new Uint8Array(readFileSync(font.url)) }]
        : [],
    ),
  );
  const file = fonts.fileFor('I', '"Noto Sans SC Variable", sans-serif');
  if (!file) throw new Error('The font has no letters');
  const widthOfStem = (weight: number) => {
    const [set] = fonts.glyphsOf('I', file, weight);
    const { minX = 0, maxX = 0 } = set?.glyph.path.bbox ?? {};
    return maxX - minX;
  };
  expect(widthOfStem(450)).toBeGreaterThan(70);
  expect(widthOfStem(650)).toBeGreaterThan(widthOfStem(450) + 20);
});

it('keeps to what is selected, with the branches of topics and the content of frames', async () => {
  const svg = asText(
    (await exported({ format: 'svg', part: { kind: 'selection', ids: ['b', 'f1'] } })).bytes,
  );
  expect(svg).toContain('Ask Ana');
  expect(svg).toContain('Coat');
  expect(svg).not.toContain('Later');
  expect(svg).not.toContain('Trip');
  const json = asText((await exported({ format: 'json', part: { kind: 'selection', ids: ['b'] } })).bytes);
  expect(readText(json, 'part.json').snapshot.elements.map(({ text }) => text)).toEqual(['Coat', 'Button']);
  const whole = asText((await exported({ format: 'json' })).bytes);
  expect(readText(whole, 'whole.json').snapshot).toEqual(BOARD);
});

it('makes a PNG as large as asked, and no larger than browsers can', async () => {
  const part = { kind: 'frame', id: 'f1' } as const;
  const size = ({ bytes }: { bytes: Uint8Array }) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return [view.getUint32(16), view.getUint32(20)];
  };
  expect(size(await exported({ format: 'png', part, scale: 2 }))).toEqual([1200, 800]);
  const far = makeSnapshot([sticky('a'), sticky('far', { x: 60_000 })]);
  const large = await exported({ format: 'png', scale: 3 }, far);
  expect(size(large)[0]).toBe(16_384);
  expect(large.report).toEqual({ scaled: 1 });
});

it('has the pictures of the board in files of every kind, and names those that cannot be had', async () => {
  const red = createCanvas(20, 10);
  const ink = red.getContext('2d');
  ink.fillStyle = '#ff0000';
  ink.fillRect(0, 0, 20, 10);
  const url = red.toDataURL('image/png');
  const at = { x: 0, y: 0, w: 200, h: 100 };
  const board = makeSnapshot([
    picture('p', '1', at),
    picture('again', '1', { ...at, y: 400 }),
    picture('gone', '2', { ...at, x: 400 }),
    picture('unread', '3', { ...at, x: 800 }),
  ]);
  const pictureUrls = { ['1'.repeat(64)]: url, ['2'.repeat(64)]: 'data:image/png;base64,AAAA' };
  const files = { pictureUrls, part: { kind: 'selection', ids: ['p', 'again', 'gone'] } } as const;

  const png = await exported({ ...files, format: 'png' }, board);
  expect(png.report).toEqual({ pictures: 1 });
  const shown = await loadImage(Buffer.from(png.bytes));
  const seen = createCanvas(shown.width, shown.height).getContext('2d');
  seen.drawImage(shown, 0, 0);
  // Room of 24 units is around what is shown.
  expect([...seen.getImageData(124, 74, 1, 1).data]).toEqual([255, 0, 0, 255]);

  const svg = await exported({ ...files, format: 'svg' }, board);
  expect(svg.report).toEqual({ pictures: 1 });
  const text = asText(svg.bytes);
  expect(text.split(url)).toHaveLength(2);
  expect(text).toContain('<use href="#picture1" transform="matrix(200 0 0 100 24 24)"/>');
  expect(text).toContain('<use href="#picture1" transform="matrix(200 0 0 100 24 424)"/>');

  const pdf = await exported({ ...files, format: 'pdf' }, board);
  expect(pdf.report).toEqual({ pictures: 1 });
  const opening = getDocument({ data: pdf.bytes.slice(), verbosity: 0 });
  const first = await (await opening.promise).getPage(1);
  const { fnArray, argsArray } = await first.getOperatorList();
  const places = argsArray.filter((_, index) => fnArray[index] === OPS.transform);
  await opening.destroy();
  expect(fnArray.filter((operator) => operator === OPS.paintImageXObject)).toHaveLength(2);
  // Points from below: the box is 548 units high, a unit is three quarters of a point; `again` comes first.
  expect(places.map((place) => [...(place as number[])])).toEqual([
    [150, 0, 0, 75, 18, 18],
    [150, 0, 0, 75, 18, 318],
  ]);

  expect((await exported({ ...files, format: 'json' }, board)).report).toEqual({ pictures: 3 });
});

it('lets links lead on in SVG and PDF, and counts those that do not', async () => {
  const board = makeSnapshot([
    shape('a', { x: 0, y: 0, w: 200, h: 100, link: 'https://example.com/?a=1&b=2' }),
    shape('b', { x: 300, y: 0, w: 200, h: 100, link: '#a' }),
  ]);
  const svg = await exported({ format: 'svg' }, board);
  expect(asText(svg.bytes)).toContain(
    '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"><rect x="24"',
  );
  const pdf = await exported({ format: 'pdf' }, board);
  const opening = getDocument({ data: pdf.bytes.slice(), verbosity: 0 });
  const page = await (await opening.promise).getPage(1);
  const areas = (await page.getAnnotations()) as { url?: string; rect: number[] }[];
  expect(areas.map(({ url }) => url)).toEqual(['https://example.com/?a=1&b=2']);
  expect(areas[0]?.rect[0]).toBeGreaterThan(0);
  await opening.destroy();
  const png = await exported({ format: 'png' }, board);
  const lost = [svg, pdf, png].map(({ report }) => report);
  expect(lost.map((report) => JSON.stringify(report))).toEqual([
    expect.stringMatching(/links.*1/u),
    expect.stringMatching(/links.*1/u),
    expect.stringMatching(/links.*2/u),
  ]);
});

it('paints a relation between two topics as on the board: dashed, with its label and its arrow', async () => {
  const related = makeSnapshot([
    topic('r', null, { text: 'Plan' }),
    topic('a', 'r', { text: 'Time', order: 'a1' }),
    topic('b', 'r', { text: 'Budget', order: 'a2' }),
    connector('l', 'a', 'b', { text: 'uses up', style: RELATION_STYLE }),
  ]);
  const svg = asText((await exported({ format: 'svg' }, related)).bytes);
  expect(svg).toContain('uses up');
  expect(svg.match(/stroke-dasharray/gu)).toHaveLength(1);
  const { bytes } = await exported({ format: 'pdf' }, related);
  const [page] = (await pagesOf(bytes)).pages;
  expect(page?.text).toContain('uses up');
});

it('keeps icons as lines in their colour, in SVG and in PDF, and as nothing else', async () => {
  const board = makeSnapshot([
    icon('i', { w: 48, h: 48, text: 'Checkout', style: { stroke: '#cc0044' } }),
    icon('none', { x: 200, w: 48, h: 48, icon: undefined }),
  ]);
  const svg = asText((await exported({ format: 'svg' }, board)).bytes);
  const [drawn = ''] = svg.match(/<path[^>]*stroke="#cc0044"[^>]*>/) ?? [];
  const { groups } = /d="M(?<x>[\d.]+) (?<y>[\d.]+)L(?<right>[\d.]+) [\d.]+/.exec(drawn) ?? {};
  expect(Number(groups?.['right']) - Number(groups?.['x'])).toBeCloseTo(36);
  expect(drawn).toContain('stroke-width="4"');
  // The ground of the board, and the icon.
  expect(svg.match(/<path/g)).toHaveLength(2);
  expect(svg).toContain('Checkout');
  const pdf = await exported({ format: 'pdf' }, board);
  expect((await pagesOf(pdf.bytes)).pages[0]?.text).toContain('Checkout');
  expect(pdf.report).toEqual({});
});
