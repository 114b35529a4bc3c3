import { cards, placeOf, searchField } from '../support/community.ts';
import { signUp } from '../support/people.ts';
import { expect, test, visit } from '../support/test.ts';
import { speak } from '../support/words.ts';

test.use({ guests: 'open' });

test('[SEARCH-04][SEARCH-05][SEARCH-06][SEARCH-12][SEARCH-14][ROUTE-11][ROUTE-12][PROD-05] a guest finds templates by suggestion, by hot search and by Enter', async ({
  page,
  look,
}) => {
  await visit(page, '/community/');
  const field = searchField(page);
  await field.click();
  const hot = page.getByRole('listbox', { name: 'Popular searches' });
  await expect(hot.getByRole('option')).toHaveCount(5);
  await look('search-panel');
  await field.pressSequentially('retro', { delay: 20 });
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions.getByRole('option').first()).toContainText(/retro/iu);
  await expect(hot).toHaveCount(0);
  await expect(suggestions.locator('mark').first()).toHaveText(/retro/iu);
  await look('search-suggestions');
  await field.press('Enter');
  await expect.poll(() => placeOf(page)).toBe('/community/search?keyword=retro');
  await expect(cards(page).first()).toContainText(/retro/iu);
  await expect(page.getByRole('status').filter({ hasText: /\d/u }).first()).toBeVisible();
  await look('search-results');

  const again = searchField(page);
  await again.fill('');
  await page.getByRole('listbox', { name: 'Popular searches' }).getByRole('option').first().click();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('link', { name: /^Paid/u }).click();
  await expect.poll(() => placeOf(page)).toContain('fee_type=3');
});

test('a guest finds a creator by name among all, sees their templates, and a name in the search leads to their page', async ({
  page,
  look,
}) => {
  await page.goto('/community/search?keyword=plan');
  await page.getByRole('button', { name: 'Creator', exact: true }).click();
  // Until the field is there, the arrow beside it has the same role.
  const field = page.getByRole('combobox', { name: 'Creator', exact: true });
  await expect(field).toBeFocused();
  await field.pressSequentially('marisl', { delay: 20 });
  await expect(page.getByRole('option', { name: /^Marisol Ten/u })).toBeVisible();
  await look('search-creators');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Creator: Marisol Ten' })).toBeVisible();
  expect(placeOf(page)).toContain('user_id=');
  await page.goto('/community/search?keyword=marisol');
  await page
    .getByRole('region', { name: 'Creators' })
    .getByRole('link', { name: /^Marisol Ten/u })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marisol Ten' })).toBeVisible();
});

test('Chinese is found by one character, by two, by a whole word, and shows in the results', async ({
  page,
  context,
  baseURL,
  look,
}) => {
  await speak(context, baseURL ?? '', 'zh-CN');
  await visit(page, '/community/');
  const field = page.getByRole('combobox').filter({ visible: true }).last();
  await field.fill('复盘');
  await expect(page.getByRole('option').first()).toContainText('复盘');
  await look('search-suggestions-zh');
  for (const keyword of ['盘', '复盘', '周计划']) {
    await page.goto(`/community/search?keyword=${encodeURIComponent(keyword)}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword);
    expect(await cards(page).count()).toBeGreaterThan(0);
    await expect(cards(page).filter({ hasText: keyword }).first()).toBeVisible();
  }
  await look('search-results-zh');
});

test('a search without results says so and recommends templates', async ({ page, look }) => {
  await page.goto('/community/search?keyword=zzqqxx');
  await expect(page.getByRole('main')).toContainText('zzqqxx');
  expect(await cards(page).count()).toBeGreaterThan(4);
  await look('search-nothing');
});

test('[SEARCH-01][SEARCH-03][PROD-08] a logged-in searcher’s history is offered and can be deleted as a whole', async ({
  page,
  context,
}) => {
  await signUp(context);
  await visit(page, '/community/');
  for (const keyword of ['roadmap', '看板']) {
    const field = searchField(page);
    await field.fill(keyword);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword);
  }
  await visit(page, '/community/');
  await searchField(page).click();
  const history = page.getByRole('listbox', { name: 'Recent searches' });
  await expect(history.getByRole('option')).toHaveText(['看板', 'roadmap']);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(history).toHaveCount(0);
  await visit(page, '/community/');
  await searchField(page).click();
  await expect(page.getByRole('listbox', { name: 'Popular searches' })).toBeVisible();
  await expect(history).toHaveCount(0);
});

test('[SEARCH-15] Esc closes the panel and leaves the page alone', async ({ page }) => {
  await visit(page, '/community/');
  await searchField(page).fill('plan');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  expect(placeOf(page)).toBe('/community/');
});
