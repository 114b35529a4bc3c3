/**
 * Measures our editor beside the newest Excalidraw in one browser, in turns (A-B-B-A): both are handled with the same wheel, pointer and
 * keys. Excalidraw is fetched into a folder of its own for the time of the bench; the product does not know it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import { build, preview } from 'vite';
import { CELL } from './subject.ts';

const SIZE = { width: 1200, height: 800 };
const STEPS = 40;
const HERE = import.meta.dirname;

/** Figures of one editor by what was measured. */
export type Figures = Map<string, number[]>;

/** Figures of both editors with boards of one size, and of a page without an editor, which has some of them alone. */
export interface BesideFigures {
  readonly ours: Figures;
  readonly theirs: Figures;
  readonly floor: Figures;
}

/** What came of it. */
export interface BesideResult {
  readonly version: string;
  /** What each page loads before it works, React included, in bytes after gzip. */
  readonly code: { readonly ours: number; readonly theirs: number };
  /** By the number of elements. */
  readonly sizes: ReadonlyMap<number, BesideFigures>;
}

interface Pages extends Pick<BesideResult, 'version' | 'code'> {
  readonly ours: string;
  readonly theirs: string;
  readonly floor: string;
  close(): Promise<void>;
}

const THEIR_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Excalidraw</title>
<style>body{margin:0}#root{position:fixed;inset:0}</style></head>
<body><div id="root"></div><script type="module" src="main.js"></script></body></html>`;
const theirCode = () => `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Excalidraw, convertToExcalidrawElements } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { start } from ${JSON.stringify(join(HERE, 'theirs.ts'))};
start({ createElement, createRoot, Excalidraw, convertToExcalidrawElements });`;

/** Bytes after gzip of the scripts a page loads before it works: its own and what they import at once. */
function firstLoad(dist: string, entry: string): number {
  type Chunks = Record<string, { file: string; imports?: string[] }>;
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Chunks;
  const loaded = new Set([entry]);
  for (const key of loaded) for (const next of chunks[key]?.imports ?? []) loaded.add(next);
  return [...loaded].reduce(
    (sum, key) => sum + gzipSync(readFileSync(join(dist, chunks[key]?.file ?? ''))).byteLength,
    0,
  );
}

/** Builds and serves both pages. */
async function open(): Promise<Pages> {
  const dir = mkdtempSync(join(tmpdir(), 'boardwalk-beside-'));
  const their = join(dir, 'their');
  mkdirSync(their);
  writeFileSync(join(their, 'package.json'), '{"private":true}');
  const packages = ['@excalidraw/excalidraw@latest', 'react@19', 'react-dom@19'];
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', ...quiet, ...packages], { cwd: their, stdio: 'inherit' });
  const read = JSON.parse(
    readFileSync(join(their, 'node_modules/@excalidraw/excalidraw/package.json'), 'utf8'),
  ) as { version: string };
  writeFileSync(join(their, 'index.html'), THEIR_PAGE);
  writeFileSync(join(their, 'main.js'), theirCode());
  const make = async (root: string, input: string, outDir: string) => {
    const options = { root, configFile: false as const, logLevel: 'error' as const };
    await build({
      ...options,
      build: { outDir, emptyOutDir: true, manifest: true, rolldownOptions: { input } },
    });
    return await preview({ ...options, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  };
  const ourServer = await make(HERE, join(HERE, 'ours.html'), join(dir, 'our-page'));
  const floorServer = await make(HERE, join(HERE, 'floor.html'), join(dir, 'floor-page'));
  const theirServer = await make(their, join(their, 'index.html'), join(dir, 'their-page'));
  return {
    ours: `${ourServer.resolvedUrls?.local[0] ?? ''}ours.html`,
    theirs: `${theirServer.resolvedUrls?.local[0] ?? ''}index.html`,
    floor: `${floorServer.resolvedUrls?.local[0] ?? ''}floor.html`,
    version: read.version,
    code: {
      ours: firstLoad(join(dir, 'our-page'), 'ours.html'),
      theirs: firstLoad(join(dir, 'their-page'), 'index.html'),
    },
    close: async () => {
      await Promise.all([ourServer, theirServer, floorServer].map(async (server) => await server.close()));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const note = (figures: Figures, name: string, values: readonly number[]): void =>
  void figures.set(name, [...(figures.get(name) ?? []), ...values]);

/** How long the main thread worked in all, in milliseconds. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** One frame in the page has passed. */
const frame = (page: Page) =>
  page.evaluate(async () => await new Promise((next) => requestAnimationFrame(next)));

/** Mounts a board of a size: how long it took, and the heap it takes. */
async function mount(
  page: Page,
  session: CDPSession,
  { url, count }: { url: string; count: number },
): Promise<{ took: number; megabytes: number }> {
  await page.goto(url);
  await page.waitForFunction(() => 'beside' in window);
  const empty = await heap(session);
  const took = await page.evaluate((size) => window.beside.mount(size), count);
  return { took, megabytes: (await heap(session)) - empty };
}

/** Types, and lets somebody else change something. */
async function timesToPaint(page: Page, figures: Figures): Promise<void> {
  await page.evaluate(() => window.beside.takeKeys());
  for (const letter of 'the quick brown fox jumps over it') {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await frame(page);
  }
  note(figures, 'typing, ms to paint', await page.evaluate(() => window.beside.takeKeys()));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  note(
    figures,
    'a change by another, ms to paint',
    await page.evaluate((steps) => window.beside.fromAfar(steps), STEPS),
  );
}

/** What the page without an editor takes. */
async function handleFloor(browser: Browser, url: string, count: number, figures: Figures): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  try {
    const session = await page.context().newCDPSession(page);
    const { megabytes } = await mount(page, session, { url, count });
    note(figures, 'heap of the board, MB', [megabytes]);
    await timesToPaint(page, figures);
  } finally {
    await page.close();
  }
}

/** Handles one editor with a board of a size. */
async function handle(browser: Browser, url: string, count: number, figures: Figures): Promise<void> {
  const page = await browser.newPage({ viewport: SIZE });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const mounted = await mount(page, session, { url, count });
    note(figures, 'mount, ms', [mounted.took]);
    note(figures, 'heap of the board, MB', [mounted.megabytes]);

    /** Does something `STEPS` times, one each frame, and notes the work of the main thread for one. */
    const each = async (name: string, act: (step: number) => Promise<void>) => {
      for (let step = 0; step < 5; step += 1) await act(step);
      await frame(page);
      const [before, start] = [await worked(session), performance.now()];
      for (let step = 0; step < STEPS; step += 1) {
        await act(step);
        await frame(page);
      }
      const took = performance.now() - start;
      note(figures, `${name}, main thread ms`, [((await worked(session)) - before) / STEPS]);
      note(figures, `${name}, steps/s`, [(STEPS * 1000) / took]);
    };

    for (const scale of [1, 0.3, 0.12]) {
      await page.evaluate((at) => window.beside.look(at), scale);
      await page.mouse.move(600, 400);
      await each(`pan at ${Math.round(scale * 100)} %`, async () => await page.mouse.wheel(7, 5));
    }

    await page.evaluate(() => window.beside.look(0.5));
    await frame(page);
    // The box in the third row: clear of bars and panels of both.
    const box = { x: (4 * CELL.w + 4) * 0.5, y: (4 * CELL.h + 50) * 0.5 };
    const drag = async (name: string, from: { x: number; y: number }) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await each(name, async (step) => await page.mouse.move(from.x + 9 + step, from.y + 4 + (step % 7)));
      await page.mouse.up();
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Escape');
    };
    await drag('drag 1', box);
    // About a hundred: twelve columns and eight rows or so of what is seen.
    await page.mouse.move(280, 120);
    await page.mouse.down();
    await page.mouse.move(1190, 740, { steps: 5 });
    await page.mouse.up();
    await drag('drag some 100', { x: (8 * CELL.w + 4) * 0.5, y: (4 * CELL.h + 50) * 0.5 });

    await page.evaluate(() => window.beside.look(1));
    await frame(page);
    await page.mouse.dblclick(620, 480);
    await timesToPaint(page, figures);
  } finally {
    await page.close();
  }
}

/** Measures both editors with boards of some sizes. */
export async function measureBeside(browser: Browser, counts: readonly number[]): Promise<BesideResult> {
  const pages = await open();
  const sizes = new Map<number, BesideFigures>();
  try {
    for (const count of counts) {
      const all: BesideFigures = { ours: new Map(), theirs: new Map(), floor: new Map() };
      for (const whose of ['ours', 'theirs', 'floor', 'floor', 'theirs', 'ours'] as const) {
        const measure = whose === 'floor' ? handleFloor : handle;
        await measure(browser, pages[whose], count, all[whose]);
      }
      sizes.set(count, all);
    }
  } finally {
    await pages.close();
  }
  return { version: pages.version, code: pages.code, sizes };
}
