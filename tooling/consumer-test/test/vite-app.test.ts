import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { serveFolder } from '../src/serve-folder.ts';
import { buildPage, type BuiltApp } from '../src/vite-app.ts';

const app = inject('app');
let browser: Browser;
let withoutReset: BuiltApp;

beforeAll(async () => {
  browser = await chromium.launch({ ...chromiumLaunchOptions(), headless: true });
  withoutReset = await buildPage(app, 'without-reset');
});
afterAll(() => browser.close());

/** Opens a built page, hands it over, and reports what went wrong on it. */
async function visit<Result>(built: BuiltApp, look: (page: Page) => Promise<Result>): Promise<Result> {
  const server = await serveFolder(built.folder);
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  try {
    await page.goto(server.url);
    await page.locator('main > *').first().waitFor();
    const result = await look(page);
    expect(faults).toEqual([]);
    return result;
  } finally {
    await page.close();
    server.close();
  }
}

/** How the application's own elements look. */
const ownLooks = (page: Page) =>
  page.evaluate(() =>
    ['heading', 'list', 'picture'].map((id) => {
      const { display, fontSize, fontWeight, listStyleType, margin, padding } = getComputedStyle(
        document.getElementById(id) ?? document.body,
      );
      return { id, display, fontSize, fontWeight, listStyleType, margin, padding };
    }),
  );

test('an application with a button fetches at most 20 kB beside React, and nothing later', async () => {
  const bare = await buildPage(app, 'react-only');
  for (const page of ['button', 'button-from-root']) {
    const built = await buildPage(app, page);
    const beside = built.scripts + built.styles - bare.scripts;
    expect(beside, `${page}: ${beside} bytes`).toBeLessThanOrEqual(20_000);
    expect(built.files).toHaveLength(1);
  }
});

test('components come with their styles; tokens change no element of the page', async () => {
  const plain = await visit(await buildPage(app, 'plain'), ownLooks);
  await visit(withoutReset, async (page) => {
    expect(await ownLooks(page)).toEqual(plain);
    const button = page.getByRole('button', { name: 'Open' });
    const looks = await button.evaluate((element) => {
      const { backgroundColor, borderRadius, height, fontFamily } = getComputedStyle(element);
      return {
        backgroundColor,
        borderRadius,
        height,
        sameFont: fontFamily === getComputedStyle(document.body).fontFamily,
      };
    });
    expect(looks).toEqual({
      backgroundColor: expect.stringMatching(/^oklch\(0\.5/),
      borderRadius: '6px',
      height: '36px',
      sameFont: true,
    });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Title' });
    await dialog.waitFor();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  });
});

/** Place and size of every element of the kit, and what the reset could change about it. */
const kitLooks = (page: Page) =>
  page.evaluate(() => {
    document.body.style.cssText = 'margin: 0; width: 600px; font: 14px / 1.5 serif; color: rgb(1, 2, 3)';
    const kit = document.getElementById('kit');
    const origin = kit?.getBoundingClientRect();
    return [...(kit?.querySelectorAll('*') ?? [])].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return [];
      const { color, display, font, listStyleType, margin, padding, textDecorationLine } =
        getComputedStyle(element);
      return {
        element: `${element.tagName} ${element.getAttribute('class') ?? ''}`,
        box: [box.x - (origin?.x ?? 0), box.y - (origin?.y ?? 0), box.width, box.height].map(Math.round),
        style: { color, display, font, listStyleType, margin, padding, textDecorationLine },
      };
    });
  });

test('a component looks the same with and without the reset', async () => {
  const without = await visit(withoutReset, kitLooks);
  const withReset = await visit(await buildPage(app, 'with-reset'), kitLooks);
  expect(without.length).toBeGreaterThan(40);
  expect(without).toEqual(withReset);
});

/** The part of the kit's testing helpers that is used here, from the installed package. */
interface Testing {
  kitTester: (driver: unknown) => {
    chooseFromMenu: (button: string, entry: string) => Promise<void>;
    chooseFromContextMenu: (target: { role: string; name: string }, entry: string) => Promise<void>;
    selectOption: (field: string, option: string) => Promise<void>;
    chooseSuggestion: (field: string, typed: string, option: string) => Promise<void>;
    showTab: (tab: string) => Promise<void>;
    fillForm: (fields: Record<string, string>, button?: string) => Promise<void>;
    answer: (button: string) => Promise<void>;
    dismiss: () => Promise<void>;
  };
  playwright: (page: Page) => unknown;
}

test('the testing helpers operate components of a built page with Playwright', async () => {
  const entry = createRequire(join(app, 'package.json')).resolve('@boardwalk/ui-kit/testing');
  const { kitTester, playwright } = (await import(pathToFileURL(entry).href)) as Testing;
  await visit(await buildPage(app, 'operated'), async (page) => {
    const kit = kitTester(playwright(page));
    const reported = () => page.locator('output').textContent();
    await kit.selectOption('Order', 'Hottest');
    await kit.chooseSuggestion('Subject', 'road', 'Roadmap');
    await kit.showTab('Likes');
    await kit.chooseFromContextMenu({ role: 'button', name: 'Plans' }, 'Delete');
    await kit.answer('Delete it');
    await expect.poll(reported).toMatch(/asked: ok$/u);
    await kit.chooseFromMenu('File', 'Rename');
    await kit.fillForm({ Name: 'Quarter {plan}' }, 'Save');
    await kit.dismiss();
    await expect
      .poll(reported)
      .toBe('order Hottest\nsubject Roadmap\ntab likes\nasked: ok\nrenamed Quarter {plan}\nclosed');
  });
});
