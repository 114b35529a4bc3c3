import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import { chromium } from 'playwright';
import { expect, inject, test } from 'vitest';
import { serveFolder } from '../src/serve-folder.ts';
import { buildPage } from '../src/vite-app.ts';

declare global {
  interface Window {
    /** Of the built page: refreshes its token. */
    refreshed: () => Promise<string | undefined>;
  }
}

test('two pages of one browser refresh their token once, and both go on with it', async () => {
  const { folder } = await buildPage(inject('app'), 'session');
  const server = await serveFolder(folder);
  const browser = await chromium.launch({ ...chromiumLaunchOptions(), headless: true });
  try {
    const context = await browser.newContext();
    let exchanges = 0;
    /** Lets the answers of exchanges through. */
    let open = (): void => undefined;
    let held = Promise.resolve();
    await context.route('**/api/**', async (route) => {
      exchanges += 1;
      const data = { access_token: `access-${exchanges}`, valid: 900 + exchanges, refresh_token: 'next' };
      await held;
      await route.fulfill({ json: { code: 0, msg: '', data } });
    });
    const pages = [await context.newPage(), await context.newPage()];
    for (const page of pages) {
      await page.goto(server.url);
      await page.getByText('Ready').waitFor();
    }
    expect(exchanges).toBe(2);
    held = new Promise((resolve) => {
      open = resolve;
    });
    // Both want a token while the first exchange is under way.
    const wanted = pages.map((page) => page.evaluate(() => window.refreshed()));
    await expect
      .poll(() => pages[0]?.evaluate(async () => (await navigator.locks.query()).pending?.length))
      .toBe(1);
    open();
    expect(await Promise.all(wanted)).toEqual(['access-3', 'access-3']);
    expect(exchanges).toBe(3);
  } finally {
    await browser.close();
    server.close();
  }
});
