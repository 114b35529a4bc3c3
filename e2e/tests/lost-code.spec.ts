import { LOST_TEXTS } from '@boardwalk/domain';
import type { BrowserContext, Page } from '@playwright/test';
import { cards, isSameLife, linkOf, markLife } from '../support/community.ts';
import { expect, test, visit } from '../support/test.ts';
import { LANGUAGES, speak } from '../support/words.ts';

// A context of its own: what is lost here is reported by the page, as it must be.
let context: BrowserContext;

test.use({ guests: 'open' });
test.beforeEach(async ({ browser, baseURL }) => {
  context = await browser.newContext({ locale: 'en-US', ...(baseURL === undefined ? {} : { baseURL }) });
});
test.afterEach(async () => context.close());

/** A file of the application that the server has no more, as after a new version was installed. */
async function lose(page: Page, name: string) {
  const asked: string[] = [];
  const pattern = new RegExp(`/assets/${name}-[^/]+\\.js`, 'u');
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });
  });
  return { asked, bringBack: async () => await page.unroute(pattern) };
}

const like = (page: Page) => cards(page).first().getByRole('button', { name: 'Like' });

test('[ERR-31] a page whose dialog is gone is loaded again once, then stays and says so', async () => {
  const page = await context.newPage();
  const lost = await lose(page, 'LoginDialog');
  await visit(page, '/community/');
  await markLife(page);
  await like(page).click({ force: true });
  await expect.poll(() => lost.asked.length).toBeGreaterThan(0);
  await expect.poll(() => isSameLife(page).catch(() => true)).toBe(false);
  await visit(page, '/community/');
  await markLife(page);
  await like(page).click({ force: true });
  await expect(page.getByText('A part of the page did not load.')).toBeVisible();
  expect(await isSameLife(page)).toBe(true);
  expect(await cards(page).count()).toBeGreaterThan(0);
});

test('a work whose renderer is gone keeps its cover, its words and its button for another try', async () => {
  const page = await context.newPage();
  await visit(page, '/community/');
  await page.evaluate(() => sessionStorage.setItem('boardwalk:reloaded-at', String(Date.now())));
  const address = await linkOf(cards(page).first()).getAttribute('href');
  const lost = await lose(page, 'LiveBoard');
  await visit(page, address ?? '');
  await expect(page.getByText('The board could not be loaded.')).toBeVisible();
  expect(lost.asked.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Cover of/u })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use template' })).toBeVisible();
});

test('[ERR-31] a page whose texts are gone is shown in English as English, and works', async ({
  baseURL,
}) => {
  const page = await context.newPage();
  await speak(context, baseURL ?? '', 'ja-JP');
  await visit(page, '/community/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await page.evaluate(() => sessionStorage.setItem('boardwalk:reloaded-at', String(Date.now())));
  const lost = await lose(page, 'ja-JP');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  expect(lost.asked.length).toBeGreaterThan(0);
  await like(page).click({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [app, address] of [
  ['account', '/user/login'],
  ['workspace', '/app/home/'],
] as const) {
  test(`[ERR-31] the ${app} whose texts are gone in all languages says so, and starts once they are back`, async ({
    baseURL,
  }) => {
    const page = await context.newPage();
    const lost = await lose(page, '[a-z]{2}-[A-Z]{2}');
    for (const language of LANGUAGES) {
      await speak(context, baseURL ?? '', language);
      await page.goto(address);
      await expect(page.getByRole('main')).toContainText(LOST_TEXTS[language].text);
    }
    expect(lost.asked.length).toBeGreaterThan(LANGUAGES.length);
    await lost.bringBack();
    await page.getByRole('button', { name: LOST_TEXTS[LANGUAGES.at(-1) ?? 'en-US'].reload }).click();
    await expect(page.locator('input').first()).toBeVisible();
  });
}
