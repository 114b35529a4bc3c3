/**
 * Times what one frame of a large board takes in a browser, painted in parts and painted whole, in turns in one page (A-B-B-A),
 * then our editor beside Excalidraw, and writes docs/reports/boards.md.
 *
 *     pnpm bench:boards
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { measureBeside } from './beside/beside.ts';
import { besideSection } from './beside/report.ts';
import type { Bench, Painting } from './page.ts';

declare global {
  interface Window {
    bench: Bench;
  }
}

const SIZES = [500, 5_000, 20_000] as const;
const TURNS: readonly Painting[] = ['parts', 'whole', 'whole', 'parts'];
const FRAMES = 40;

/** Something done on the board, with the goal for one frame in milliseconds. */
interface Case {
  readonly name: string;
  readonly goal: number;
  readonly run: (page: Page, painting: Painting) => Promise<number[]>;
}

const panning = (scale: number, goal: number): Case => ({
  name: `pan at ${Math.round(scale * 100)} %`,
  goal,
  run: (page, painting) =>
    page.evaluate(([at, frames, how]) => window.bench.pan(at, frames, how), [
      scale,
      FRAMES,
      painting,
    ] as const),
});
const dragging = (notes: number, goal: number): Case => ({
  name: `move ${notes}`,
  goal,
  run: (page, painting) =>
    page.evaluate(([count, frames, how]) => window.bench.drag(count, frames, how), [
      notes,
      FRAMES,
      painting,
    ] as const),
});
const CASES: readonly Case[] = [
  panning(1, 8),
  panning(0.3, 8),
  panning(0.12, 12),
  dragging(1, 6),
  dragging(100, 8),
  {
    name: 'type a letter',
    goal: 10,
    run: (page, painting) =>
      page.evaluate(([frames, how]) => window.bench.type(frames, how), [FRAMES, painting] as const),
  },
];

const middle = (times: readonly number[], share = 0.5): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

const outDir = mkdtempSync(join(tmpdir(), 'boardwalk-boards-'));
const options = { root: import.meta.dirname, configFile: false as const, logLevel: 'warn' as const };
await build({
  ...options,
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, 'page.html') } },
});
const server = await preview({ ...options, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}page.html`);
  const rows: string[] = [];
  for (const size of SIZES) {
    await page.evaluate((count) => window.bench.open(count), size);
    for (const { name, goal, run } of CASES) {
      const times: Record<Painting, number[]> = { parts: [], whole: [] };
      for (const painting of TURNS) times[painting].push(...(await run(page, painting)));
      const cells = [times.whole, times.parts].map(
        (taken) => `${ms(middle(taken))} / ${ms(middle(taken, 0.95))}`,
      );
      rows.push(`| ${size.toLocaleString('en')} | ${name} | ${cells.join(' | ')} | ${goal} |`);
    }
  }
  const map = await page.evaluate(() => window.bench.map(5_000));
  await page.close();
  const beside = besideSection(await measureBeside(browser, SIZES));
  writeFileSync(
    join(import.meta.dirname, '../../../docs/reports/boards.md'),
    `${written(rows, map)}\n${beside}`,
  );
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}

function written(rows: readonly string[], map: ReturnType<Bench['map']>): string {
  return `# Large boards, frame by frame

Written by \`pnpm bench:boards\`: ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, Chromium without a graphics card, load
${loadavg()[0]?.toFixed(1)} when it ended. Other work runs on the machine: ratios count more than milliseconds.

One frame at 1200 × 800 in milliseconds, p50 / p95 of ${2 * FRAMES}: the change, the layout and the painting, until its pixels can be read. Painted
whole, as it was before, and in parts, in turns in one page.

| elements | what | whole | in parts | goal |
|---:|---|---:|---:|---:|
${rows.join('\n')}

A mind map of 5,000 topics: laid out in ${ms(map.layout)} ms (goal 25), one topic added in ${ms(map.add)} ms (goal 3), one letter typed in ${ms(map.letter)} ms
(goal 3), without painting.
`;
}
