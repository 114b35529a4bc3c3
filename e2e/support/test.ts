import { join } from 'node:path';
import { test as base, type BrowserContext, type Page, type Request } from '@playwright/test';
import { originOf, type ServerName } from './servers.ts';

export { expect } from '@playwright/test';

/** What a test file chooses by `test.use`. */
export interface BoardwalkOptions {
  /** The setting of guest navigation, and so the server, the tests run with. */
  guests: ServerName;
}

interface BoardwalkFixtures {
  /** Saves what the page shows now as `.screenshots/<project>/<name>.png`, in a run that is to take pictures. */
  look: (name: string, page?: Page) => Promise<void>;
  /** Fails the test when a page throws, logs an error, breaks its content policy or gets an answer of 500 and above. */
  calm: void;
}

const SCREENSHOTS = join(import.meta.dirname, '../.screenshots');

/** Whether somebody wants to see the pages: a hundred and fifty pictures cost more than most tests, and check nothing. */
const TAKES_PICTURES = Boolean(process.env['PLAYWRIGHT_PICTURES']);

/** Playwright's test on this product: a server by its setting, pages that may not fail quietly, and looks at them. */
export const test = base.extend<BoardwalkOptions & BoardwalkFixtures, { hands: void }>({
  hands: [
    async ({ browser }, give) => {
      const page = await browser.newPage();
      holdWhenPressing(page.locator('html'), 0);
      holdWhenPressing(page.mouse, 2);
      await page.close();
      await give();
    },
    { scope: 'worker', auto: true },
  ],
  guests: ['gated', { option: true }],
  baseURL: async ({ guests }, give) => give(originOf(guests)),
  look: async ({ page }, give, { project }) => {
    await give(async (name, shown = page) => {
      if (!TAKES_PICTURES) return;
      await shown.screenshot({
        path: join(SCREENSHOTS, project.name, `${name}.png`),
        animations: 'disabled',
      });
    });
  },
  calm: [
    async ({ context }, give, testInfo) => {
      const troubles = listen(context);
      const waiting = unanswered(context);
      await give();
      // What a page still waits for explains many a thing that it does not show.
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('requests without an answer', { body: [...waiting].join('\n') || 'none' });
      if (troubles.length > 0) throw new Error(`The pages were not calm:\n${troubles.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Milliseconds for which a button is held down: longer than a frame, in which a page may draw what the press alone has done. */
const HELD_MS = 40;

/**
 * Has all clicks of a kind of object, which take their options at a place, be as long as those of a hand. Left alone, a button goes
 * down and up within one task of the page: nobody presses like that, and what a page does in between is never seen.
 */
function holdWhenPressing(one: object, place: number): void {
  const shared = Object.getPrototypeOf(one) as Record<string, (...args: unknown[]) => Promise<void>>;
  for (const name of ['click', 'dblclick']) {
    const press = shared[name];
    if (press === undefined) throw new Error(`Nothing is pressed by ${name}`);
    shared[name] = function (...args) {
      args[place] = { delay: HELD_MS, ...(args[place] as object | undefined) };
      return press.apply(this, args);
    };
  }
}

/** The requests of all pages of a context that have no answer yet. */
function unanswered(context: BrowserContext): Iterable<string> {
  const waiting = new Map<Request, string>();
  context.on('request', (request) => waiting.set(request, `${request.method()} ${request.url()}`));
  context.on('requestfinished', (request) => waiting.delete(request));
  context.on('requestfailed', (request) => waiting.delete(request));
  return { [Symbol.iterator]: () => waiting.values() };
}

/** The list of troubles of all pages of a context, growing while they happen. */
export function listen(context: BrowserContext): readonly string[] {
  const troubles: string[] = [];
  context.on('weberror', (failure) => troubles.push(`thrown: ${failure.error().message}`));
  context.on('console', (message) => {
    // The browser's own line about an answer of 4xx; the page may well have asked for it.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    troubles.push(`logged: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}

/** Waits until the page's script runs it: what is pressed before that goes the way of a page without scripts. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

/** Opens a page of the community by its address and waits until it can be used. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
