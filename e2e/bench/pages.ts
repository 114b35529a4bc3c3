/**
 * What a visitor with a slow phone waits for: the home of the community, beside the page of excalidraw-libraries with the same works,
 * and the way from a card to its page and back. Writes docs/reports/pages.md.
 *
 *     PEER=<a checkout of excalidraw/excalidraw-libraries> pnpm --filter @boardwalk/e2e bench:pages
 *
 * The apps have to be built. ROUNDS says how often everything is measured, 5 times by default.
 */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { chromium, devices, type Browser } from '@playwright/test';
import { cards } from '../support/community.ts';
import { REPOSITORY, startServer } from '../support/servers.ts';
import { servePeer, type Work } from './peer.ts';
import { connect, type Phone, type UnwatchedBrowser, type UnwatchedPage } from './unwatchedPage.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const PEER = process.env['PEER'];
/** How many works the other page shows; it draws all of them at once. */
const PEER_ITEMS = 230;
/** A slow phone in a slow network, as Lighthouse simulates them. */
const PHONE: Phone = {
  // By its name the server knows it.
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  slowdown: 4,
  network: { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 },
};
/** After its load, and once it asks for nothing more, a page is watched for as long as this. */
const SETTLES_MS = 4000;
/** So far down the list the card is that is opened, in pixels. */
const SCROLLED = 3000;

/** What a page has to show before it counts as loaded. */
interface Shown {
  readonly selector: string;
  readonly least: number;
}

const OUR_CARDS: Shown = { selector: 'main article', least: 4 };
const REPORT = join(REPOSITORY, 'docs/reports/pages.md');

/** What was seen of one load of a page, in milliseconds; the shift has no unit. */
interface Load {
  readonly lcp: number;
  readonly fcp: number;
  /** When the first work on the screen was painted with its cover. */
  readonly cover: number;
  readonly blocked: number;
  readonly shift: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** The way to the page of a work and back, in milliseconds and pixels. */
interface Way {
  readonly cold: number;
  readonly soft: number;
  readonly backTasks: number;
  readonly off: number;
}

/**
 * Collects what the browser says of a page's start, and reports when a heading is painted: in milliseconds from the start of the
 * document, as the times of events are. Runs in the page.
 */
const WATCH = `
  window.headingPainted = (title) =>
    new Promise((resolve) => {
      const look = () => {
        const isThere = [...document.querySelectorAll('h1')].some(
          (heading) => heading.textContent === title && heading.checkVisibility(),
        );
        requestAnimationFrame(isThere ? () => resolve(performance.now()) : look);
      };
      look();
    });
  window.seen = { lcp: 0, fcp: 0, cover: 0, shift: 0, tasks: [] };
  const lookAtCover = ({ target }) => {
    if (seen.cover > 0 || !target.matches?.('main article img, main .library img')) return;
    const { top, bottom } = target.getBoundingClientRect();
    if (top < innerHeight && bottom > 0) requestAnimationFrame(() => (seen.cover ||= performance.now()));
  };
  document.addEventListener('load', lookAtCover, { capture: true });
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (seen.shift += value));
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
`;

/** Waits until a page asks for nothing more, and a while longer. */
async function settled(page: UnwatchedPage): Promise<void> {
  await page.atRest();
  await new Promise((resolve) => setTimeout(resolve, SETTLES_MS));
}

/** Loads a page as somebody who was never there. */
async function load(browser: UnwatchedBrowser, address: string, { selector, least }: Shown): Promise<Load> {
  const page = await browser.open(PHONE, WATCH);
  await page.goto(address);
  await settled(page);
  const shown = await page.evaluate<number>(`document.querySelectorAll('${selector}').length`);
  if (shown < least) throw new Error(`${address} shows ${shown} of ${least} ${selector}`);
  const seen = await page.evaluate<
    Pick<Load, 'lcp' | 'fcp' | 'cover' | 'shift'> & { tasks: [number, number][] }
  >('seen');
  if (seen.cover === 0) throw new Error(`${address} shows no work on the first screen`);
  const { bytes, requests } = page.traffic();
  await page.close();
  // Of a task that began before the first paint, what came after it counts.
  const blocked = seen.tasks
    .map(([at, took]) => at + took - Math.max(at, seen.fcp))
    .reduce((sum, took) => sum + Math.max(0, took - 50), 0);
  // What is loaded before the first paint is seen with it.
  return { ...seen, cover: Math.max(seen.cover, seen.fcp), blocked, kilobytes: bytes / 1000, requests };
}

interface SeenCard {
  readonly title: string;
  readonly href: string;
  /** The middle of its title. */
  readonly x: number;
  readonly y: number;
}

/** A card in the middle of the screen, if there is one. Runs in the page. */
const MIDDLE_CARD = `
  [...document.querySelectorAll('main article :is(h2, h3) a')]
    .map((link) => ({ link, box: link.getBoundingClientRect() }))
    .filter(({ box }) => box.top > innerHeight / 4 && box.bottom < innerHeight * 0.8)
    .map(({ link, box }) => ({
      title: link.textContent,
      href: link.pathname,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    }))[0]`;

/** A card in the middle of the screen, once nothing moves any more. */
async function stillCard(page: UnwatchedPage): Promise<SeenCard> {
  for (let before = ''; ;) {
    const seen = await page.evaluate<SeenCard | undefined>(MIDDLE_CARD);
    const now = JSON.stringify(seen ?? {});
    if (seen && now === before) return seen;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, SETTLES_MS));
  }
}

/** Goes from a card far down in a list to its page and back; and opens that page as somebody who was never there. */
async function wayThere(browser: UnwatchedBrowser, origin: string): Promise<Way> {
  const page = await browser.open(PHONE, WATCH);
  await page.goto(`${origin}/community/hot`);
  await settled(page);
  await page.evaluate(`scrollTo(0, ${SCROLLED})`);
  await settled(page);
  const { title, href, x, y } = await stillCard(page);
  const before = await page.evaluate<number>('scrollY');
  if (before < PHONE.viewport.height) throw new Error(`the list was scrolled by ${before} px alone`);
  const painted = `headingPainted(${JSON.stringify(title)})`;
  const soft = page.evaluate<number>(`(async () => {
    const pressed = new Promise((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );
    return (await ${painted}) - (await pressed);
  })()`);
  await page.tap(x, y);
  const softTook = await soft;
  await settled(page);
  const workedBefore = await page.worked();
  await page.evaluate('history.back()');
  await settled(page);
  const backTasks = ((await page.worked()) - workedBefore) / PHONE.slowdown;
  const place = await page.evaluate<string>('location.pathname');
  if (place !== '/community/hot') throw new Error(`back is ${place}`);
  const off = Math.abs((await page.evaluate<number>('scrollY')) - before);
  await page.close();

  const other = await browser.open(PHONE, WATCH);
  await other.goto(new URL(href, origin).href);
  const cold = await other.evaluate<number>(painted);
  await other.close();
  return { cold, soft: softTook, backTasks, off };
}

/** Works of the site whose covers are on the first screens, with the covers that a phone gets. */
async function worksOf(browser: Browser, origin: string): Promise<Work[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${origin}/community/hot`);
  await cards(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('main article')].map((card) => {
      const picture = [...card.querySelectorAll('img')].find(({ currentSrc }) =>
        currentSrc.startsWith('http'),
      );
      return {
        title: card.querySelector('h2, h3')?.textContent ?? '',
        creator: [...card.querySelectorAll('a')].at(-1)?.textContent ?? '',
        address: picture?.currentSrc ?? '',
      };
    }),
  );
  const works: Work[] = [];
  for (const { address, ...work } of found.filter((each) => each.address !== '')) {
    const answer = await page.request.get(address);
    works.push({
      ...work,
      cover: await answer.body(),
      coverType: answer.headers()['content-type'] ?? 'image/webp',
    });
  }
  await context.close();
  return works;
}

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const middle = <Row>(rows: readonly Row[], of: (row: Row) => number): number => middleOf(rows.map(of));

function written(ours: readonly Load[], theirs: readonly Load[], ways: readonly Way[]): string {
  const row = (name: string, loads: readonly Load[]) =>
    `| ${name} | ${middle(loads, ({ lcp }) => lcp).toFixed(0)} | ${middle(loads, ({ fcp }) => fcp).toFixed(0)} | ${middle(loads, ({ cover }) => cover).toFixed(0)} | ${middle(loads, ({ blocked }) => blocked).toFixed(0)} | ${middle(loads, ({ shift }) => shift).toFixed(3)} | ${middle(loads, ({ kilobytes }) => kilobytes).toFixed(0)} | ${middle(loads, ({ requests }) => requests)} |`;
  const ratio = (of: (load: Load) => number) => (middle(ours, of) / middle(theirs, of)).toFixed(2);
  const soft = middle(ways, (way) => way.soft);
  const cold = middle(ways, (way) => way.cold);
  return `# Pages on a slow phone

A phone of 390 × 844 whose processor is slowed down ${PHONE.slowdown} times, with 1.6 Mbit/s and 150 ms to the server; each load by somebody who was
never there, the median of ${ROUNDS}. ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} when it ended: ratios count more than milliseconds. Written by
\`pnpm --filter @boardwalk/e2e bench:pages\`.

## The home beside a page that draws a list by hand

${theirs.length === 0 ? 'The other page was not measured: `PEER` named no checkout.\n' : `Beside the page of excalidraw-libraries, in turns (A-B-B-A), which shows ${PEER_ITEMS} items made of our works and their covers.`} Our
home draws the works that are near the view, as many as somebody scrolls to. What either page asks of other hosts is left out: no name of one is found. *Blocked* is what the main
thread's long tasks take beyond 50 ms each after the first paint. Nobody listens to the pages' scripts, as nobody does at a visitor's
([0180](../decisions/0180-pages-that-nobody-listens-to.md)).

| page | largest paint, ms | first paint, ms | first work with its cover, ms | blocked, ms | layout shift | kB | requests |
| --- | --: | --: | --: | --: | --: | --: | --: |
${row('home', ours)}
${
  theirs.length === 0
    ? ''
    : `${row('excalidraw-libraries', theirs)}\n\nLargest paint: **${ratio(({ lcp }) => lcp)} ×** (goal 0.5; blocked 200 ms, layout shift 0). The largest paint of the other page is its heading and
what stands below it; its works come later. First work with its cover: **${ratio(({ cover }) => cover)} ×**.\n`
}
## From a card to its page and back

From a card ${SCROLLED} px down in a list, until the heading of its page is painted. *Cold* is the same page opened by its address, until
the same. *Main thread* is all that going back takes of it, layout and paint as well, without the slowdown.

| cold, ms | from the card, ms | ratio (goal 0.1) | back: main thread, ms (goal for script 50) | back: pixels off (goal 0) |
| --: | --: | --: | --: | --: |
| ${cold.toFixed(0)} | ${soft.toFixed(0)} | ${(soft / cold).toFixed(2)} | ${middle(ways, (way) => way.backTasks).toFixed(0)} | ${Math.max(...ways.map(({ off }) => off)).toFixed(1)} |
`;
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port: free } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  return free;
}

const folder = mkdtempSync(join(tmpdir(), 'boardwalk-pages-'));
// Where we are root, Postgres runs as somebody else, who must be able to reach it.
chmodSync(folder, 0o755);
const server = await startServer({
  DATA_DIR: join(folder, 'data'),
  SEED: 'demo',
  GUEST_NAVIGATION: 'open',
});
const options = chromiumLaunchOptions();
const port = await freePort();
const watched = await chromium.launch({
  ...options,
  args: [
    ...(options.args ?? []),
    // Only what is served here: what is asked of other hosts would cost the other page time.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--remote-debugging-port=${port}`,
  ],
});
const browser = await connect(port);
try {
  const home = `${server.origin}/community/`;
  const works = await worksOf(watched, server.origin);
  const peer = PEER === undefined ? undefined : await servePeer(PEER, works, PEER_ITEMS);
  const ours: Load[] = [];
  const theirs: Load[] = [];
  const ways: Way[] = [];
  // The first visit of a server that has just started is nobody's.
  await load(browser, home, OUR_CARDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const turn = [async () => ours.push(await load(browser, home, OUR_CARDS))];
    if (peer)
      turn.push(async () =>
        theirs.push(await load(browser, `${peer.origin}/`, { selector: '.library', least: PEER_ITEMS })),
      );
    for (const each of round % 2 === 0 ? turn : turn.toReversed()) await each();
    ways.push(await wayThere(browser, server.origin));
  }
  await peer?.close();
  writeFileSync(REPORT, written(ours, theirs, ways));
} finally {
  browser.close();
  await watched.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
