import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { estimateText } from '../layout/index.ts';
import { exportSheet, type Sheet, type SheetCell } from './exportSheet.ts';
import { rangesOf, type FontFile } from './fontFile.ts';

const require = createRequire(import.meta.url);

function fontFiles(script: 'jp' | 'kr' | 'sc'): FontFile[] {
  const folder = dirname(require.resolve(`@fontsource-variable/noto-sans-${script}/package.json`));
  const parts = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(parts).map(([part, ranges]) => ({
    family: `Noto Sans ${script.toUpperCase()} Variable`,
    url: join(folder, 'files', `noto-sans-${script}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: rangesOf(ranges),
  }));
}

const machine = {
  measure: estimateText,
  paintText: () => null,
  readFont: ({ url }: FontFile) => Promise.resolve(new Uint8Array(readFileSync(url))),
};

const cell = (text: string, more: Partial<SheetCell> = {}): SheetCell => ({
  text,
  from: 0,
  width: 1,
  size: 14,
  color: '#000000',
  ...more,
});

/** The pages of a sheet as another program reads them. */
async function read(sheet: Sheet) {
  const bytes = await exportSheet(sheet, fontFiles(sheet.script), machine);
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      return { texts, view: page.view };
    }),
  );
  return { pages, title: (info as { Title?: string }).Title, size: bytes.byteLength };
}

it.each([
  ['sc', '订单 7kQ2mZx9LpRt，买家：林夏 · ¥29.00'],
  ['jp', '注文 7kQ2mZx9LpRt、購入者：ことり ￥3,480'],
  ['kr', '주문 7kQ2mZx9LpRt, 구매자: 하늘 ₩9,900'],
] as const)('the texts of a sheet in %s can be read by another program', async (script, text) => {
  const { pages, title, size } = await read({
    title: 'Receipt',
    script,
    rows: [{ cells: [cell(text)], gap: 0 }],
  });
  expect(pages).toHaveLength(1);
  expect(pages[0]?.view).toEqual([0, 0, 595.5, 842.25]);
  expect(pages[0]?.texts.map(({ str }) => str).join('')).toBe(text);
  expect(title).toBe('Receipt');
  expect(size).toBeLessThan(60_000);
});

it('columns begin or end where they are to, long texts wrap in them, and nothing leaves the margins', async () => {
  const { pages } = await read({
    title: 'Receipt',
    script: 'sc',
    rows: [
      {
        cells: [
          cell('A template with a name so long that one line of its column cannot hold it', { width: 0.5 }),
          cell('$29.00', { from: 0.5, width: 0.5, atEnd: true }),
        ],
        gap: 0,
        rule: '#cccccc',
      },
    ],
  });
  const texts = pages[0]?.texts ?? [];
  const ends = texts.map(({ transform, width, str }) => ({
    str,
    x: Number(transform[4]),
    end: Number(transform[4]) + width,
  }));
  const price = ends.filter(({ x }) => x > 300);
  expect(price.map(({ str }) => str).join('')).toBe('$29.00');
  expect(Math.max(...price.map(({ end }) => end))).toBeCloseTo(595.5 - 54, 0);
  const lines = new Set(texts.map(({ transform }) => Math.round(Number(transform[5]))));
  expect(lines.size).toBeGreaterThan(1);
  for (const { x, end } of ends) {
    expect(x).toBeGreaterThanOrEqual(54);
    expect(end).toBeLessThan(595.5 - 54 + 1);
  }
});

it('rows that have no room on a page go to the next one, all of them', async () => {
  const rows = Array.from({ length: 80 }, (_, index) => ({ cells: [cell(`Row ${index}`)], gap: 8 }));
  const { pages } = await read({ title: 'Many', script: 'sc', rows });
  expect(pages.length).toBeGreaterThan(1);
  const words = pages.map(({ texts }) => texts.map(({ str }) => str).join(''));
  expect(words.join('').replaceAll(' ', '')).toBe(rows.map((_, index) => `Row${index}`).join(''));
});
