import { cards, linkOf, placeOf } from '../support/community.ts';
import { expect, test, visit } from '../support/test.ts';

test('[SHELL-01][SHELL-10][SHELL-11][SHELL-13] logo, search, links and user area stand in one header over the page', async ({
  page,
}) => {
  await visit(page, '/community/hot');
  await expect(page.getByRole('banner')).toHaveCount(1);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /Boardwalk/u })).toHaveAttribute('href', '/community/');
  await expect(header.getByRole('combobox', { name: 'Search templates' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
  await linkOf(cards(page).first()).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('body header, body main, [role="dialog"]')].map(
      (element) => element.getAttribute('role') ?? element.localName,
    ),
  );
  expect(order.filter((part, index) => order.indexOf(part) === index)).toEqual(['header', 'main', 'dialog']);
});

test.describe('in the desktop client', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x64) BoardDesktop/2.1', guests: 'open' });

  test('[SHELL-02][SHELL-04][SHELL-05][SHELL-06] its header goes back, forward and to the community home', async ({
    page,
    look,
  }) => {
    await visit(page, '/community/hot');
    const header = page.getByRole('banner');
    await expect(header).toHaveCount(1);
    const title = page.getByRole('heading', { level: 1 });
    await header.getByRole('link', { name: 'Community home' }).click();
    await expect(title).toHaveText('Start from a board that already works');
    expect(placeOf(page)).toBe('/community/');
    await header.getByRole('button', { name: 'Back' }).click();
    await expect(title).toHaveText('Hot');
    await header.getByRole('button', { name: 'Forward' }).click();
    await expect(title).toHaveText('Start from a board that already works');
    await look('desktop-client');
  });
});
