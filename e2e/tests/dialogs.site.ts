import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { faultsInBothSchemes } from '../support/axe.ts';
import { clippedTexts, overhang } from '../support/layout.ts';
import { DEMO_ACCOUNTS, signIn } from '../support/people.ts';
import {
  alike,
  isCalled,
  isOfFew,
  PATIENCE,
  placeNow,
  press,
  pressables,
  ROWS_PRESSED,
  standStill,
  STEP_MS,
  type Pressable,
} from '../support/pressables.ts';
import { allRoutes, knownPlaces, plainAddress, type Route } from '../support/routes.ts';
import { REPOSITORY } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, speak } from '../support/words.ts';

/*
 * Everything that opens over the pages of the four apps: each button of each page is pressed once, and so is each entry of the menus
 * that open. What opens is checked by axe in light and in dark, and its words in every language at 320 px. On demand: it takes
 * about an hour. Writes docs/reports/dialogs.md, unless ONLY_ROUTES, a regular expression, chooses some addresses. With GO_ON=yes
 * it goes on where it was interrupted: what opened and was without faults is not checked again.
 */

const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 320, height: 640 };
const REPORT = join(REPOSITORY, 'docs/reports/dialogs.md');
/** The addresses to look at; all of them when undefined. */
const ONLY_ROUTES = process.env['ONLY_ROUTES'];
/** What opened and was checked so far, one line for each way. A run of some addresses leaves it alone. */
const CHECKED = join(REPOSITORY, 'e2e/.results/dialogs.jsonl');
/** What opens over a page. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** What can be pressed on a page. */
const BUTTON = 'button, [role="button"]';
/** Ends the session of the person who looks: all pages after it would ask to sign in. */
const ENDS = /log out|sign out|everywhere/iu;
/** How many browsers look at pages at once: most of the time they wait. */
const AT_ONCE = 3;

/** A way to something that opens: the button of a page, and the entry of the menu that it opened. */
interface Way {
  readonly button: Pressable;
  readonly entry?: Pressable;
}

interface Opened extends Way {
  readonly route: Route;
  readonly kind: string;
  readonly axe: readonly string[];
  readonly words: readonly string[];
  /** Languages it was not seen in, as pressing had used up what is pressed, such as a board that was moved to the trash. */
  readonly unseen: readonly string[];
}

/** What a way leads to: what is found in it, and the entries of a menu. */
type Seen = Pick<Opened, 'kind' | 'axe' | 'words' | 'unseen'> & { readonly entries: readonly Pressable[] };

test.use({ guests: 'open' });

test('all that opens over a page is accessible in light and dark, and its words fit in every language', async ({
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? '';
  test.setTimeout(7_200_000);
  const first = await browser.newContext({ baseURL });
  const places = await knownPlaces(await first.newPage(), await signIn(first, DEMO_ACCOUNTS.creator));
  await first.close();
  const wanted = new RegExp(ONLY_ROUTES ?? '', 'u');
  const routes = allRoutes(places).filter(({ address }) => wanted.test(address));
  const queue = [...Map.groupBy(routes, (route) => `${route.viewer} ${appOf(route)}`).values()];
  queue.sort((one, other) => other.length - one.length);
  const checked = checkedBefore();
  const contents = new Set<string>();
  const found: Opened[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let some = queue.shift(); some !== undefined; some = queue.shift())
        found.push(...(await checkPages(some, { browser, baseURL, look, checked, contents })));
    }),
  );
  // The pages of an app on which nothing opens were not seen as they are: each has at least the menu of the person.
  const lanes = new Set(found.map(({ route }) => `${route.viewer} ${appOf(route)}`));
  for (const { viewer, address } of routes)
    if (viewer !== 'guest') expect(lanes).toContain(`${viewer} ${appOf({ address })}`);
  const all = found.toSorted((one, other) => routes.indexOf(one.route) - routes.indexOf(other.route));
  if (ONLY_ROUTES === undefined) writeFileSync(REPORT, reportOf(all));
  expect(
    all
      .filter(({ axe, words }) => axe.length + words.length > 0)
      .map((each) => [each.route.address, nameOf(each), ...each.axe, ...each.words]),
  ).toEqual([]);
});

interface Site {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly look: (name: string, page?: Page) => Promise<void>;
  /** What was checked before and had no faults, by the names of its ways. */
  readonly checked: ReadonlyMap<string, Seen>;
  /** What was checked of each app and person and had no faults, by its words: the same from another button is not checked again. */
  readonly contents: Set<string>;
}

/** Which of the four apps a page is of. */
const appOf = ({ address }: Pick<Route, 'address'>): string => address.split('/')[1] ?? '';

/** Checks what opens over the pages that one person sees of one app; what several of them have is pressed once. */
async function checkPages(routes: readonly Route[], site: Site): Promise<Opened[]> {
  const found: Opened[] = [];
  const pressed = new Set<string>();
  for (const route of routes) {
    // What was pressed before may have chosen another language, or ended the session.
    const context = await newVisit(route, site);
    const page = await context.newPage();
    // Without it, a page that is never idle is waited for until the whole test ends.
    page.setDefaultTimeout(STEP_MS);
    await open(page, route);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.locator('h1').first(), `the page of ${route.address}`).toBeAttached();
    await standStill(page.locator(BUTTON));
    const buttons = await pressables(page.locator(BUTTON));
    process.stdout.write(
      `${route.viewer} ${route.address}: ${buttons.length} buttons, ${found.length} found before it\n`,
    );
    const inRows = new Map<string, number>();
    const ways: Way[] = buttons
      .filter((button) => {
        if (ENDS.test(button.name) || pressed.has(alike(button.name)) || !isOfFew(inRows, button))
          return false;
        pressed.add(alike(button.name));
        return true;
      })
      .map((button) => ({ button }));
    for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
      const known = `${route.viewer} ${plainAddress(route.address)} ${nameOf(way)}`;
      const before = site.checked.get(known);
      const seen = before ?? (await check(page, context, { route, way, ...site }).catch(unchecked));
      if (seen === null) continue;
      if (before === undefined && ONLY_ROUTES === undefined)
        appendFileSync(CHECKED, `${JSON.stringify([known, seen])}\n`);
      found.push({ ...way, route, ...seen });
      const { button } = way;
      for (const entry of seen.entries) {
        const name = alike(nameOf({ button, entry }));
        if (ENDS.test(entry.name) || pressed.has(name)) continue;
        pressed.add(name);
        ways.push({ button, entry });
      }
    }
    await context.close();
  }
  return found;
}

/** What a run that was interrupted has checked and found no faults in; nothing when this one begins from the start. */
function checkedBefore(): Map<string, Seen> {
  if (ONLY_ROUTES !== undefined) return new Map();
  mkdirSync(dirname(CHECKED), { recursive: true });
  if (process.env['GO_ON'] !== 'yes') rmSync(CHECKED, { force: true });
  if (!existsSync(CHECKED)) return new Map();
  const lines = readFileSync(CHECKED, 'utf8').split('\n').filter(Boolean);
  const before = lines.map((line) => JSON.parse(line) as [string, Seen]);
  return new Map(
    before.filter(([, { axe, words, unseen }]) => axe.length + words.length + unseen.length === 0),
  );
}

/** A browser that knows nothing yet but who looks at the page. */
async function newVisit({ viewer }: Route, { browser, baseURL }: Site): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: WIDE });
  if (viewer !== 'guest') await signIn(context, DEMO_ACCOUNTS[viewer]);
  await speak(context, baseURL, 'en-US');
  return context;
}

interface Walk extends Site {
  readonly route: Route;
  readonly way: Way;
}

const NOTHING = { axe: [], words: [], unseen: [], entries: [] } as const;

/** What could not be checked is found: the others go on. */
function unchecked(fault: unknown): Seen {
  const [why = ''] = (fault instanceof Error ? fault.message : String(fault)).split('\n');
  return { ...NOTHING, kind: '–', words: [`it could not be checked: ${why}`] };
}

/** Goes a way and checks what opens; null when nothing does, or when it is gone. */
async function check(
  page: Page,
  context: BrowserContext,
  { route, way: known, baseURL, look, contents }: Walk,
): Promise<Seen | null> {
  await speak(context, baseURL, 'en-US');
  let way = known;
  let top = await walk(page, route, way, { size: WIDE, isNamed: true });
  if (top === 'another stands at its place') {
    const button = (await pressables(page.locator(BUTTON))).find(
      ({ name }) => alike(name) === alike(way.button.name),
    );
    if (button === undefined) {
      process.stdout.write(`  ${nameOf(way)} is gone: what was pressed before has changed the page\n`);
      return null;
    }
    way = { ...way, button };
    top = await walk(page, route, way, { size: WIDE, isNamed: true });
  }
  if (top === 'nothing opens') return null;
  if (typeof top === 'string') return { ...NOTHING, kind: '–', words: [top] };
  const kind = await roleOf(top);
  const content = `${route.viewer} ${appOf(route)} ${kind} ${alike(await top.innerText())}`;
  if (contents.has(content)) return { ...NOTHING, kind };
  // What it covers is hidden from screen readers while it is open, and is checked as a page of its own.
  const axe = await faultsInBothSchemes(page, true, OVER);
  const entries =
    kind === 'menu' && way.entry === undefined ? await pressables(top.locator('[role="menuitem"]')) : [];
  const name = `over-${route.viewer}${`${route.address} ${nameOf(way)}`.replaceAll(/\W+/gu, '-')}`;
  await look(name, page);
  const words: string[] = [];
  let unseen: string[] = [];
  for (const language of LANGUAGES) {
    await speak(context, baseURL, language);
    const fault = await walkSmall(page, route, way, kind);
    if (fault !== undefined) {
      await speak(context, baseURL, 'en-US');
      if (await isGone(page, route, way)) {
        unseen = LANGUAGES.slice(LANGUAGES.indexOf(language));
        break;
      }
      await speak(context, baseURL, language);
      words.push(`${language}: ${fault}`);
      continue;
    }
    // A busy machine lays the page out a little later.
    await expect
      .poll(() => overhang(page), { timeout: PATIENCE })
      .toBe(0)
      .catch(() => undefined);
    const over = await overhang(page);
    if (over > 0) words.push(`${language}: the page is ${over} px wider than its window`);
    for (const text of await clippedTexts(page)) words.push(`${language}: ${text}`);
    await look(`${name}-320-${language}`, page);
  }
  if (axe.length + words.length + unseen.length === 0) contents.add(content);
  return { kind, axe, words, unseen, entries };
}

/** Whether nothing stands any more, in English, where the button of a way did, nor in another row: pressing it has used it up. */
async function isGone(page: Page, route: Route, { button }: Way): Promise<boolean> {
  await page.setViewportSize(WIDE);
  await open(page, route);
  const all = page.locator(BUTTON);
  await standStill(all);
  const place = await placeNow(all, button);
  if (place === null || !(await all.nth(place).isVisible())) return true;
  return button.spot === null && !(await isCalled(all.nth(place), button.name));
}

/**
 * Goes a way on a small screen; where that has no such button, on a wide one that becomes small. It is tried twice: pressing may have
 * changed what is pressed, such as a button to follow, and a busy machine may be late.
 *
 * @returns why the same does not open as on a wide screen; undefined when it does
 */
async function walkSmall(page: Page, route: Route, way: Way, kind: string): Promise<string | undefined> {
  let fault: string | undefined;
  for (const size of [SMALL, WIDE, SMALL, WIDE]) {
    const top = await walk(page, route, way, { size, isNamed: false });
    const role = typeof top === 'string' ? undefined : await roleOf(top);
    if (role === kind) {
      await page.setViewportSize(SMALL);
      return undefined;
    }
    fault = typeof top === 'string' ? top : `a ${role} opens in place of a ${kind}`;
  }
  return fault;
}

const roleOf = async (opened: Locator): Promise<string> => (await opened.getAttribute('role')) ?? '';

/** Why nothing is on top after a way. */
type Unopened = 'nothing opens' | 'it cannot be pressed' | 'another stands at its place';

/**
 * Opens the page again in a window of some size, and presses what the way names; gives what is on top then.
 *
 * @param how.isNamed whether the page is in the language of the way's names
 */
async function walk(
  page: Page,
  route: Route,
  { button, entry }: Way,
  { size, isNamed }: { size: typeof WIDE; isNamed: boolean },
): Promise<Locator | Unopened> {
  await page.setViewportSize(size);
  await open(page, route);
  // What comes after the page would move the places of the others.
  await expect
    .poll(() => page.locator(BUTTON).count(), { timeout: PATIENCE })
    .toBeGreaterThanOrEqual(button.among)
    .catch(() => undefined);
  const place = isNamed ? button.place : await placeNow(page.locator(BUTTON), button);
  if (place === null) return 'it cannot be pressed';
  const there = page.locator(BUTTON).nth(place);
  if (isNamed && !(await isCalled(there, button.name))) return 'another stands at its place';
  if (!(await press(there))) return 'it cannot be pressed';
  const over = await onTop(page);
  if (over === null) return 'nothing opens';
  if (entry === undefined) return over;
  if (!(await press(over.locator('[role="menuitem"]').nth(entry.place)))) return 'it cannot be pressed';
  await expect(page.locator('[role="menu"]').filter({ visible: true }))
    .toHaveCount(0, { timeout: PATIENCE })
    .catch(() => undefined);
  return (await onTop(page)) ?? 'nothing opens';
}

/** What opened last over the page; null when nothing did. */
async function onTop(page: Page): Promise<Locator | null> {
  const over = page.locator(OVER).filter({ visible: true }).last();
  try {
    await expect(over).toBeVisible({ timeout: PATIENCE });
  } catch {
    return null;
  }
  // A notice passes by itself, unless the pointer rests on it.
  if ((await over.locator('xpath=ancestor::*[@role="region"]').count()) > 0)
    await over.hover({ timeout: PATIENCE }).catch(() => undefined);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  return over;
}

const nameOf = ({ button, entry }: Way): string =>
  entry === undefined ? button.name : `${button.name} → ${entry.name}`;

async function open(page: Page, { address }: Route): Promise<void> {
  // What was pressed last may still be on its way to another page, which ends this one's way.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(address);
  }).toPass({ timeout: 3 * STEP_MS });
  // A page that goes on asking is looked at as it is.
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

function reportOf(found: readonly Opened[]): string {
  const rows = found.map((each) => {
    const faults = [...each.axe, ...each.words].map((fault) =>
      fault.replaceAll(/\s+/gu, ' ').replaceAll('|', '/'),
    );
    if (each.unseen.length > 0) faults.push(`not seen in ${each.unseen.join(', ')}: used up`);
    const said = faults.length === 0 ? '–' : faults.map((fault) => fault.slice(0, 160)).join('<br>');
    const way = nameOf(each).replaceAll('|', '/');
    return `| ${each.route.viewer} | \`${plainAddress(each.route.address)}\` | ${way} | ${each.kind} | ${each.axe.length} | ${each.words.length} | ${said} |`;
  });
  return `# Everything that opens over a page

Each button of each page of the four apps as built is pressed once, and each entry of the menus that open; of the
rows of a list the first ${ROWS_PRESSED}. What opens with the same words from several buttons of an app is checked once. Of what opens: what an
automatic check (axe: WCAG 2.0 to 2.2 A and AA, best practices) finds in light and in dark, and words that are cut off or make
the page wider than its window at 320 px in ${LANGUAGES.length} languages. Pressing uses some things up, such as a board that is moved to the trash:
in the languages after that it is not seen, and says so. ${found.length} things opened. Written by
\`pnpm --filter @boardwalk/e2e test:dialogs\`.

| viewer | page | pressed | what opens | axe | words | found |
| --- | --- | --- | --- | --: | --: | --- |
${rows.join('\n')}
`;
}
