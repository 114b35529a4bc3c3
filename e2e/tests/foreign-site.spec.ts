import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../support/people.ts';
import { cards, linkOf, loginFrame } from '../support/community.ts';
import { originOf } from '../support/servers.ts';
import { expect, test, visit } from '../support/test.ts';
import type { Frame, Page } from '@playwright/test';

/** Everything the frames of the product say to one another, as somebody else would say it. */
const MESSAGES = [
  {
    type: 'login-success',
    data: { user: { user_id: 'AbCd3467yxTW', nick_name: 'Eve' }, refresh_token: 'forged' },
  },
  { type: 'third_login', data: { url: '/community/new' } },
  { type: 'paySuccess', data: { order_id: 'h3WqPnR8tXdM' } },
  { type: 'close', data: { needRefresh: true } },
  { type: 'UPDATE_AVATAR', data: { avatar_url: '/eve.webp' } },
  { type: 'UPDATE_EMAIL', data: { email: 'eve@evil.example' } },
  { type: 'UPDATE_MOBILE', data: { mobile: '+34600000000' } },
  { type: 'UPDATE_NAME', data: { nick_name: 'Eve' } },
  { type: 'CMT_PUBLISH', data: { file_key: null } },
  { type: 'INIT_MODAL' },
  { type: 'CLOSE_MODAL' },
];

/** A page that says all of it to the window on top and to every frame in it. */
const FOREIGN_PAGE = `<!doctype html><title>Elsewhere</title><script>
  const send = (target) => {
    if (target !== window) for (const message of ${JSON.stringify(MESSAGES)}) target.postMessage(message, '*');
    for (let index = 0; index < target.frames.length; index += 1) send(target.frames[index]);
  };
  send(window.top);
</script>`;

let foreign: Server;
let elsewhere: string;

test.use({ guests: 'open' });
test.beforeAll(async () => {
  foreign = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(FOREIGN_PAGE);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  foreign.close();
});

/** Counts what a page or frame hears of the foreign site. Listeners are called in their order: the product's were before. */
const count = (frame: Frame) =>
  frame.evaluate((origin) => {
    document.documentElement.dataset['heard'] = '0';
    window.addEventListener('message', (event) => {
      if (event.origin !== origin) return;
      const { dataset } = document.documentElement;
      dataset['heard'] = String(Number(dataset['heard']) + 1);
    });
  }, elsewhere);
const heard = (frame: Frame) => frame.evaluate(() => Number(document.documentElement.dataset['heard']));

/** Lets the foreign site talk to the page and all its frames, from beside them and from inside the dialog's own frame. */
async function attack(page: Page): Promise<void> {
  const ours = page.frames().filter((frame) => frame.url().startsWith(originOf('open')));
  for (const frame of ours) await count(frame);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, elsewhere);
  for (const frame of ours) await expect.poll(() => heard(frame)).toBe(MESSAGES.length);
  const inside = page.getByRole('dialog').locator('iframe');
  await inside.evaluate((frame: HTMLIFrameElement, src) => {
    frame.src = src;
  }, elsewhere);
  await expect.poll(() => heard(page.mainFrame())).toBe(2 * MESSAGES.length);
}

test('[OVL-10][OVL-13][PAY-01] what a foreign site says to a page or to a frame of it counts for nothing, and no app can be framed by one', async ({
  browser,
  request,
}) => {
  const origin = originOf('open');
  await test.step('each app says who may frame it', async () => {
    for (const [path, ancestors, option, frames] of [
      ['/community/hot', "'none'", 'DENY', "'self'"],
      ['/app/home/', "'none'", 'DENY', "'self'"],
      ['/console/', "'none'", 'DENY', "'none'"],
      ['/user/login', "'self'", 'SAMEORIGIN', "'self'"],
      ['/user/account/v2', "'self'", 'SAMEORIGIN', "'self'"],
      ['/user/checkout', "'self'", 'SAMEORIGIN', "'self'"],
    ] as const) {
      const headers = (await request.get(origin + path)).headers();
      expect([path, headers['x-frame-options']]).toEqual([path, option]);
      const policy = headers['content-security-policy']?.split('; ');
      expect(policy, path).toContain(`frame-ancestors ${ancestors}`);
      expect(policy, path).toContain(`frame-src ${frames}`);
    }
  });

  // The policy of the pages would not let the foreign site in at all: here it may try.
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', bypassCSP: true });
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  const isUntouched = async () => {
    await expect(dialog).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.dataset['heard'])).toBe(
      String(2 * MESSAGES.length),
    );
    expect(page.url()).not.toContain('/community/new');
  };

  await test.step('the login', async () => {
    await visit(page, '/community/hot');
    await linkOf(cards(page).first()).click();
    await page.getByRole('button', { name: 'Use template' }).click();
    await expect(loginFrame(page).getByRole('heading', { name: 'Log in' })).toBeVisible();
    await attack(page);
    await isUntouched();
    await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  await visit(page, '/app/?sign_in&next=/community/hot');
  await page.getByLabel('Email or mobile number').fill(DEMO_ACCOUNTS.member);
  await page.getByLabel(/^Password/u).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/community/hot');

  await test.step('the user centre', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'User centre' }).click();
    const centre = page.frameLocator('iframe[title="Your account"]');
    await expect(centre.getByLabel('Name', { exact: true })).toBeVisible();
    await attack(page);
    await isUntouched();
    // Its own × is there, with any page in the frame.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).not.toContainText('Eve');
    await page.keyboard.press('Escape');
  });

  await test.step('the payment, with the page of the provider in it', async () => {
    await visit(page, '/community/hot');
    await linkOf(cards(page).filter({ hasText: '¥' }).first()).click();
    await page.getByRole('button', { name: /^Buy for ¥/u }).click();
    await page.getByRole('button', { name: 'Go to payment' }).click();
    const payment = page.frameLocator('[role=dialog] iframe[title="Payment"]');
    await payment.getByRole('button', { name: /^Pay ¥/u }).click();
    const provider = payment.frameLocator('iframe[title="Payment"]');
    await expect(provider.getByRole('button', { name: /^Pay ¥/u })).toBeVisible();
    await attack(page);
    await isUntouched();
    await expect(page.getByText('Thank you. It is yours now.')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /^Buy for ¥/u })).toBeVisible();
  });
  await context.close();
});
