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
    // A page that has taken another's token asks for a refresh token of its own before it exchanges.
    await context.route('**/api/user/session', (route) =>
      route.fulfill({
        json: { code: 0, msg: '', data: { user: { user_id: 'mira' }, refresh_token: 'renewed' } },
      }),
    );
    await context.route('**/api/user/token', async (route) => {
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
    // Whichever page is first: one that has its own refresh token, or one that has taken the other's access token.
    for (const [first, second] of [pages, pages.toReversed()]) {
      const before = exchanges;
      held = new Promise((resolve) => {
        open = resolve;
      });
      const token = first?.evaluate(() => window.refreshed());
      await expect.poll(() => exchanges).toBe(before + 1);
      // Wants a token while the exchange of the first is under way.
      const other = second?.evaluate(() => window.refreshed());
      await expect
        .poll(() => first?.evaluate(async () => (await navigator.locks.query()).pending?.length))
        .toBe(1);
      open();
      const expected = `access-${before + 1}`;
      expect(await Promise.all([token, other])).toEqual([expected, expected]);
      expect(exchanges).toBe(before + 1);
    }
  } finally {
    await browser.close();
    server.close();
  }
});
