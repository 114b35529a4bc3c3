import type { Route } from '@playwright/test';
import { expect, test, visit } from '../support/test.ts';

test('a list that is loaded again far down stands where it was, also where the rest of it comes after the page is loaded', async ({
  page,
}) => {
  await visit(page, '/community/hot');
  const list = page.getByRole('grid', { name: 'Templates', exact: true });
  // In rows of two: the first answer has 40 works.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(Number(await list.getAttribute('aria-rowcount'))).toBeGreaterThan(25);
  }).toPass();
  // Not at the end, where the browser keeps to the footer.
  const PLACE = 6300;
  await page.evaluate((top) => window.scrollTo(0, top), PLACE);
  const seen = () => page.evaluate(() => window.scrollY);
  await expect.poll(seen).toBe(PLACE);
  const inView = () =>
    page.evaluate(
      () => document.elementFromPoint(100, 400)?.closest('article')?.querySelector('h2, h3')?.textContent,
    );
  await expect.poll(inView).toBeTruthy();
  const name = await inView();

  const held: Route[] = [];
  await page.route(/\/api\/.*cursor=[1-9A-Za-z]/u, (route) => held.push(route));
  await page.reload();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect.poll(seen).toBe(PLACE);
  await expect.poll(inView).toBe(name);
});
