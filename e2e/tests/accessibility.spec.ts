import { faultsInBothSchemes } from '../support/axe.ts';
import { cards, keyOf, linkOf, loginFrame, searchField, skipQuestions } from '../support/community.ts';
import { newBoard } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { expect, test, visit } from '../support/test.ts';

test('an automatic check finds no fault in the pages of a guest, in light and in dark', async ({
  page,
  look,
}) => {
  await visit(page, '/community/');
  const key = await keyOf(cards(page).first());
  const creator = await cards(page).first().getByRole('link').last().getAttribute('href');
  for (const address of [
    '/community/',
    '/community/hot',
    '/community/topic',
    '/community/search?keyword=plan',
    '/community/search?keyword=zzqqxx',
    '/community/search?keyword=plan&kind=mindmap&fee_type=1',
    `/community/${key}`,
    creator ?? '',
    '/community/focus',
    '/user/login?sign_up',
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await faultsInBothSchemes(page), address).toEqual([]);
    await look(address.replaceAll(/\W+/gu, '-'));
  }
});

test('nor in what opens over them, and in the workspace, in light and in dark', async ({
  page,
  context,
  look,
}) => {
  await visit(page, '/community/');
  const key = await keyOf(cards(page).first());
  await searchField(page).fill('plan');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await faultsInBothSchemes(page, true), 'search panel').toEqual([]);
  await page.keyboard.press('Escape');
  await linkOf(cards(page).first()).click();
  await expect(loginFrame(page).locator('input').first()).toBeVisible();
  expect(await faultsInBothSchemes(page, true), 'login dialog').toEqual([]);

  await signUp(context, 'Ada Marsh', { isAsked: true });
  await page.goto('/community/hot');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  expect(await faultsInBothSchemes(page, true), 'onboarding').toEqual([]);
  await look('onboarding');
  await skipQuestions(page);
  await newBoard(page);
  expect(await faultsInBothSchemes(page), 'editor').toEqual([]);
  await look('editor');
  await page.goto('/app/home/');
  await expect(page.getByRole('link', { name: 'Untitled board' })).toBeVisible();
  expect(await faultsInBothSchemes(page), 'workspace').toEqual([]);
  await look('workspace');
  await visit(page, '/community/profile');
  expect(await faultsInBothSchemes(page), 'own profile').toEqual([]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await faultsInBothSchemes(page, true), 'account menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1);
  expect(await faultsInBothSchemes(page, true), 'publish').toEqual([]);
  await look('publish');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Messages/u }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  expect(await faultsInBothSchemes(page, true), 'messages').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('textbox', { name: 'Your feedback' })).toBeVisible();
  expect(await faultsInBothSchemes(page, true), 'feedback').toEqual([]);
  await look('feedback');
  await visit(page, `/community/${key}`);
  await page.getByRole('button', { name: 'Report this template' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Choose what is wrong.')).toBeVisible();
  expect(await faultsInBothSchemes(page, true), 'report').toEqual([]);
  await look('report');
});
