import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { cards, keyOf, linkOf } from '../support/community.ts';
import { bearer, dataOf, signUp } from '../support/people.ts';
import { expect, test, visit } from '../support/test.ts';

const templates = (page: Page) => page.getByRole('region', { name: 'Templates' });

test('[ROLE-33] a template is bought for a team on its page; the team has it in its list, and a member uses it', async ({
  page,
  context,
  browser,
  baseURL: origin,
  look,
}) => {
  const baseURL = origin ?? '';
  const owner = await signUp(context, 'Ana Lind');
  const headers = bearer(owner);
  const team = await dataOf<{ id: string }>(
    context.request.post('/api/web/team', { headers, data: { name: 'Harbour' } }),
  );
  await page.goto(`/app/home/team/${team.id}`);
  await expect(templates(page).getByText('No templates yet')).toBeVisible();
  expect(await accessibilityFaults(page), 'no templates').toEqual([]);
  await look('team-templates-none');

  await visit(page, '/community/hot');
  const card = cards(page).filter({ hasText: '¥' }).first();
  const title = await linkOf(card).innerText();
  const fileKey = await keyOf(card);
  await linkOf(card).click();
  await page.getByRole('button', { name: /^Buy for ¥/u }).click();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  const payment = page.frameLocator('[role=dialog] iframe[title="Payment"]');
  await payment.getByRole('combobox', { name: 'For' }).selectOption({ label: 'Harbour' });
  await expect(payment.getByText(/^Everyone in Harbour can copy it/u)).toBeVisible();
  await payment.getByRole('button', { name: /^Pay ¥/u }).click();
  const sandbox = payment.frameLocator('iframe[title="Payment"]');
  await sandbox.getByRole('button', { name: /^Pay ¥/u }).click();
  await expect(page.getByText('Thank you. Harbour has it now.').first()).toBeVisible();
  // The only team has it: nothing offers to buy it again.
  await expect(page.getByRole('button', { name: 'Use template' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy for a team' })).toHaveCount(0);
  await look('team-template-bought');
  await page.getByRole('button', { name: 'See its templates' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/home/team/${team.id}#templates$`, 'u'));
  await expect(templates(page).getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/community/file/${fileKey}`,
  );
  await expect(templates(page)).toBeInViewport();
  expect(await accessibilityFaults(page), 'templates').toEqual([]);
  await look('team-templates');

  // The checkout of the same template for the same team leads to the list.
  await page.goto(`/user/checkout?goods=template-${fileKey}&team=${team.id}&product=board`);
  await expect(page.getByText('The team has this already.')).toBeVisible();
  expect(await page.getByRole('button', { name: /^Pay/u }).count()).toBe(0);
  await page.getByRole('link', { name: 'See the team’s templates' }).click();
  await expect(templates(page).getByRole('article')).toHaveCount(1);

  // A member of the team uses it, and gets a board in the team.
  const { token } = await dataOf<{ token: string }>(
    context.request.get(`/api/web/share/team/${team.id}/member/token?role=editor`, { headers }),
  );
  const elsewhere = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const member = await signUp(elsewhere, 'Robin Quay');
  await dataOf(elsewhere.request.post(`/api/web/invitation/${token}/accept`, { headers: bearer(member) }));
  const other = await elsewhere.newPage();
  await other.goto(`/app/home/team/${team.id}#templates`);
  await templates(other)
    .getByRole('button', { name: `Use ${title}` })
    .click();
  await expect(other).toHaveURL(/\/app\/editor\/\w{12}/u);
  await page.goto(`/app/home/?team=${team.id}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await elsewhere.close();
});
