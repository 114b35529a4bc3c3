/**
 * Scrolls through 10,000 cards in `InfiniteGrid` and in a hand-written recycler, in turns in one run of one browser, and writes
 * docs/reports/lists.md: frame times, and what of a frame is script, style and layout.
 *
 *     pnpm --filter @boardwalk/ui-kit bench
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type CDPSession } from 'playwright';
import { build, preview } from 'vite';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** Pixels of one frame's scrolling: two screens a second and a half, as a thumb does. */
const STEP = 40;
const FRAMES = 400;
const LISTS = ['grid', 'recycler'] as const;
type List = (typeof LISTS)[number];
/** How many cards, and by how much the processor is slowed down: four times is about a phone. */
const CASES = [
  { count: 100, slowdown: 1 },
  { count: 10_000, slowdown: 1 },
  { count: 10_000, slowdown: 4 },
] as const;
type Case = (typeof CASES)[number];

interface Measured {
  list: List;
  of: Case;
  nodes: number;
  megabytes: number;
  p50: number;
  p95: number;
  /** Milliseconds of the main thread in a frame, on average. */
  script: number;
  layout: number;
}

const report = join(import.meta.dirname, '../../../docs/reports/lists.md');
const outDir = mkdtempSync(join(tmpdir(), 'boardwalk-cards-'));
const options = { root: import.meta.dirname, configFile: false as const, logLevel: 'warn' as const };
await build({
  ...options,
  plugins: [react()],
  build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(import.meta.dirname, 'page.html') } },
});
const server = await preview({ ...options, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const address = server.resolvedUrls?.local[0];
if (address === undefined) throw new Error('the page is not served');
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const measured: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const of of CASES) for (const list of LISTS) measured.push(await measure(browser, list, of));
  writeFileSync(report, written(measured));
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}

/** One page, scrolled from its beginning, then looked at in its middle. */
async function measure(from: Browser, list: List, of: Case): Promise<Measured> {
  const page = await from.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}page.html?list=${list}&count=${of.count}`);
  await page.locator('article').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: of.slowdown });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workOf(session);
  const times = await page.evaluate(
    async ({ step, frames }) => {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const taken: number[] = [];
      let last = await new Promise<number>(requestAnimationFrame);
      for (let frame = 0; frame < frames; frame += 1) {
        // A short page is walked up and down.
        const way = (frame * step) % (2 * end);
        window.scrollTo(0, way > end ? 2 * end - way : way);
        const now = await new Promise<number>(requestAnimationFrame);
        taken.push(now - last);
        last = now;
      }
      return taken.toSorted((one, other) => one - other);
    },
    { step: STEP, frames: FRAMES },
  );
  const after = await workOf(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(() =>
    window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2),
  );
  await page.locator('article').first().waitFor();
  const { nodes, megabytes } = await weightOf(session);
  await page.close();
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    list,
    of,
    nodes,
    megabytes,
    p50: at(0.5),
    p95: at(0.95),
    script: (after.script - before.script) / FRAMES,
    layout: (after.layout - before.layout) / FRAMES,
  };
}

/** What the main thread has done so far: milliseconds of script, and of style and layout. */
async function workOf(session: CDPSession): Promise<{ script: number; layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { script: ms('ScriptDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration') };
}

/** Elements in the page, and what the heap holds once everything that can go has gone. */
async function weightOf(session: CDPSession): Promise<{ nodes: number; megabytes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.querySelectorAll("*").length',
  });
  return { nodes: Number(result.value), megabytes: usedSize / 1e6 };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function written(measured: readonly Measured[]): string {
  const row = (list: List, of: Case) => {
    const own = measured.filter((each) => each.list === list && each.of === of);
    const middle = (key: Exclude<keyof Measured, 'list' | 'of'>) => median(own.map((each) => each[key]));
    return {
      list,
      of,
      nodes: middle('nodes'),
      megabytes: middle('megabytes'),
      p50: middle('p50'),
      p95: middle('p95'),
      script: middle('script'),
      layout: middle('layout'),
    };
  };
  const rows = CASES.flatMap((of) => LISTS.map((list) => row(list, of)));
  const ratio = (of: Case) => {
    const p95 = (list: List) => rows.find((each) => each.list === list && each.of === of)?.p95 ?? 0;
    return `${(p95('grid') / p95('recycler')).toFixed(2)} ×`;
  };
  const name = { grid: '`InfiniteGrid`', recycler: 'hand-written recycler' };
  const lines = rows.map(
    ({ list, of, nodes, megabytes, p50, p95, script, layout }) =>
      `| ${name[list]} | ${of.count.toLocaleString('en')} | ${of.slowdown} × | ${nodes} | ${megabytes.toFixed(1)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${script.toFixed(2)} | ${layout.toFixed(2)} |`,
  );
  return `# Lists of ten thousand cards

Cards at 1440 × 900 in \`InfiniteGrid\`, scrolled by ${STEP} px a frame for ${FRAMES} frames, beside a hand-written recycler that does
nothing else: no keyboard, no screen reader, no measured heights. In turns in one browser on one machine, the median of
${ROUNDS} rounds; the ratio is what says something. Elements and heap are those in the middle of the list, the heap after a
collection. Script, and style with layout, are what the main thread spends on a frame on average. Written by \`pnpm --filter @boardwalk/ui-kit bench\`.

| list | cards | processor slowed down | elements | heap, MB | p50 frame, ms | p95 frame, ms | script, ms | style and layout, ms |
| --- | --: | --: | --: | --: | --: | --: | --: | --: |
${lines.join('\n')}

p95 frame of 10,000 cards: ${ratio(CASES[1])} the recycler; with the processor slowed down ${CASES[2].slowdown} times, ${ratio(CASES[2])}.
`;
}
