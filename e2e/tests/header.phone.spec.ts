import { cards, searchField } from '../support/community.ts';
import { expect, test, visit } from '../support/test.ts';

test.use({ guests: 'open' });

test('[SHELL-07] on a phone the search unfolds from the header, and the menu holds the product pages', async ({
  page,
  look,
}) => {
  await visit(page, '/community/hot');
  const header = page.getByRole('banner');
  await expect(header.getByRole('combobox')).toBeHidden();
  await header.getByRole('button', { name: 'Search', exact: true }).click();
  await searchField(page).fill('weekly');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await look('header-search');
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('weekly');
  await expect(cards(page).first()).toContainText(/week/iu);
  await header.getByRole('button', { name: 'Menu' }).click();
  await look('header-menu');
  await page.getByRole('menuitem', { name: 'Topics' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/topics/iu);
});
