import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { faultsInBothSchemes } from '../support/axe.ts';
import { clippedTexts, overhang } from '../support/layout.ts';
import { DEMO_ACCOUNTS, signIn } from '../support/people.ts';
import { allRoutes, knownPlaces, plainAddress, type Route, type Viewer } from '../support/routes.ts';
import { REPOSITORY } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, speak } from '../support/words.ts';

/*
 * Every page of the four apps by an automatic check of accessibility in light and in dark, wide and on a small phone, and
 * with the words of every language at 320 px. On demand: it takes some minutes. Writes docs/reports/routes.md.
 */

const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 320, height: 640 };
const REPORT = join(REPOSITORY, 'docs/reports/routes.md');

interface Found extends Route {
  /** Faults of accessibility, each with its scheme. */
  readonly axe: { readonly wide: readonly string[]; readonly small: readonly string[] };
  /** Words that do not fit at 320 px, with their language. */
  readonly words: readonly string[];
}

test.use({ guests: 'open' });

test('every page is accessible in light and dark, wide and narrow, and its words fit in every language', async ({
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? '';
  test.setTimeout(3_600_000);
  const found: Found[] = [];
  const first = await browser.newContext({ baseURL });
  const places = await knownPlaces(await first.newPage(), await signIn(first, DEMO_ACCOUNTS.creator));
  await first.close();
  const routes = allRoutes(places);
  for (const viewer of new Set(routes.map((route) => route.viewer))) {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport: WIDE });
    if (viewer !== 'guest') await signIn(context, DEMO_ACCOUNTS[viewer]);
    const page = await context.newPage();
    for (const route of routes.filter((each) => each.viewer === viewer)) {
      await speak(context, baseURL, 'en-US');
      await page.setViewportSize(WIDE);
      await open(page, route.address);
      const wide = await faultsInBothSchemes(page);
      const name = `${viewer}${route.address.replaceAll(/\W+/gu, '-')}`;
      await look(`${name}-wide`, page);
      await page.setViewportSize(SMALL);
      const small = await faultsInBothSchemes(page);
      const words: string[] = [];
      for (const language of LANGUAGES) {
        await speak(context, baseURL, language);
        await open(page, route.address);
        const over = await overhang(page);
        if (over > 0) words.push(`${language}: the page is ${over} px wider than its window`);
        for (const text of await clippedTexts(page)) words.push(`${language}: ${text}`);
        await look(`${name}-320-${language}`, page);
      }
      found.push({ ...route, axe: { wide, small }, words });
    }
    await context.close();
  }
  writeFileSync(REPORT, reportOf(found));
  expect(
    found.filter((each) => faultsOf(each).length > 0).map((each) => [each.address, ...faultsOf(each)]),
  ).toEqual([]);
});

/** Opens a page and waits until it has asked for all that it shows. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const faultsOf = ({ axe, words }: Found): readonly string[] => [
  ...axe.wide.map((fault) => `1440 px, ${fault}`),
  ...axe.small.map((fault) => `320 px, ${fault}`),
  ...words,
];

function reportOf(found: readonly Found[]): string {
  const count = (viewer: Viewer) => found.filter((each) => each.viewer === viewer).length;
  const rows = found.map((each) => {
    const faults = faultsOf(each).map((fault) => fault.replaceAll(/\s+/gu, ' ').replaceAll('|', '/'));
    const said = faults.length === 0 ? '–' : faults.map((fault) => fault.slice(0, 160)).join('<br>');
    return `| ${each.viewer} | \`${plainAddress(each.address)}\` | ${each.axe.wide.length} | ${each.axe.small.length} | ${each.words.length} | ${said} |`;
  });
  return `# Every page

Each page of the four apps as built, with the demo content: what an automatic check (axe: WCAG 2.0 to 2.2 A and AA, best
practices) finds in light and in dark at 1440 and at 320 px, and words that are cut off or make the page wider than its window
at 320 px in ${LANGUAGES.length} languages. ${found.length} pages: ${[
    ...new Set(found.map(({ viewer }) => viewer)),
  ]
    .map((viewer) => `${count(viewer)} as ${viewer}`)
    .join(', ')}. Written by \`pnpm --filter @boardwalk/e2e test:routes\`.

| viewer | page | axe, 1440 px | axe, 320 px | words | found |
| --- | --- | --: | --: | --: | --- |
${rows.join('\n')}
`;
}
