import { chromiumLaunchOptions } from '@boardwalk/tooling-test-browser';
import type { Browser, BrowserContext } from '@playwright/test';
import { cards, linkOf, loginFrame } from '../support/community.ts';
import { newAccount } from '../support/people.ts';
import { originOf } from '../support/servers.ts';
import { expect, listen, test, visit } from '../support/test.ts';

// A browser trusts 127.0.0.1 without TLS, but not a name of the local network that leads there.
const HOST = 'boardwalk.test';

let browser: Browser;
let context: BrowserContext;

test.use({ guests: 'open' });
test.beforeAll(async ({ playwright }) => {
  const options = chromiumLaunchOptions();
  const args = [...(options.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
  browser = await playwright.chromium.launch({ ...options, args });
});
test.afterAll(async () => browser.close());
test.beforeEach(async ({ guests }) => {
  const { port } = new URL(originOf(guests));
  context = await browser.newContext({ baseURL: `http://${HOST}:${port}`, locale: 'en-US' });
});
test.afterEach(async () => context.close());

test('on a plain HTTP address of a local network one logs in, uses a template and copies its link', async () => {
  const troubles = listen(context);
  const page = await context.newPage();
  await visit(page, '/community/');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await linkOf(cards(page).first()).click();
  await page.getByRole('button', { name: 'Use template' }).click();

  const form = loginFrame(page);
  await form.getByRole('button', { name: 'Create an account' }).click();
  const account = newAccount();
  await form.getByLabel('Your name').fill(account.nick_name);
  await form.getByLabel('Email or mobile number').fill(account.account);
  await form.getByLabel(/^Password/u).fill(account.password);
  await form.getByRole('button', { name: 'Create account' }).click();
  const copied = page.getByRole('dialog', { name: 'Copied' });
  await expect(copied).toBeVisible();
  await copied.getByRole('button', { name: 'Continue exploring' }).click();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied to clipboard')).toBeVisible();
  // The browser says itself that it heeds this header on trusted origins only.
  expect(troubles.filter((trouble) => !trouble.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});
