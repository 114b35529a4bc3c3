import { newAccount, signUp } from '../support/people.ts';
import { placeOf } from '../support/community.ts';
import { expect, hydrated, test, visit } from '../support/test.ts';

test('[SHELL-18][SHELL-19][SHELL-20][LANG-09][PROD-24][STATE-35] the overseas header leads to the sign-in and sign-up pages, and these back to where one was, where somebody new is asked a few questions, once', async ({
  page,
  look,
}) => {
  await visit(page, '/community/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/app/?sign_in&next=%2Fcommunity%2F',
  );
  await header.getByRole('link', { name: 'Sign up free' }).click();
  expect(placeOf(page)).toBe('/app/?sign_up&next=%2Fcommunity%2F');
  await look('sign-up');

  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  const account = newAccount('Noor Vane');
  await page.getByLabel('Your name').fill(account.nick_name);
  await page.getByLabel('Email or mobile number').fill('creator@example.com');
  await page.getByLabel(/^Password/u).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('There is already an account');
  await look('sign-up-taken');
  await page.getByLabel('Email or mobile number').fill(account.account);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/community/');
  await hydrated(page);

  const questions = page.getByRole('dialog', { name: 'Tell us a little about yourself' });
  await expect(questions.getByLabel('Your name')).toHaveValue('Noor Vane');
  await look('onboarding-job');
  await questions.getByText('UX and design').click();
  await questions.getByRole('button', { name: 'Continue' }).click();
  await questions.getByText('Reddit').click();
  await look('onboarding-channel');
  await page.reload();
  await expect(questions.getByLabel('Reddit')).toBeChecked();
  await questions.getByRole('button', { name: 'Continue' }).click();
  await questions.getByText('Workshops').click();
  await questions.getByRole('button', { name: 'Continue' }).click();
  await expect(questions.getByLabel('Personal')).toBeChecked();
  await look('onboarding-space');
  await questions.getByRole('button', { name: 'Finish' }).click();
  const finish = page.getByRole('dialog', { name: 'You got 50 points' });
  // The visit of the day has earned some as well.
  await expect(finish).toContainText('You have 55, 45 to go.');
  await look('onboarding-finish');
  await finish.getByRole('button', { name: 'Start now' }).click();
  await expect(finish).toBeHidden();
  await page.reload();
  await hydrated(page);
  await header.getByRole('link', { name: 'Go to Workspace' }).click();
  await page.waitForURL('**/app/home/**');
  await look('workspace-home-new');
});

test('[SHELL-08][SHELL-09][SHELL-12][SHELL-14][SHELL-15][SHELL-21][SHELL-22][SHELL-23][SHELL-24][SHELL-25][SHELL-26][SHELL-27][SHELL-28][SHELL-30][SHELL-31][SHELL-32][SHELL-33][SHELL-34] the header knows who is here: tools, numbers and ways on', async ({
  page,
  context,
  look,
}) => {
  await signUp(context, 'Ida Fenn');
  await visit(page, '/community/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Go to Workspace' })).toHaveAttribute('href', '/app/');
  await expect(header.getByRole('link', { name: 'Whiteboard' })).toHaveAttribute('href', '/app/');
  await expect(header.getByRole('button', { name: /^Messages/u })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Collections' })).toHaveAttribute('href', /tab=2/u);
  await expect(header.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/community/history');
  await header.getByRole('button', { name: 'Your account' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toContainText('Ida Fenn');
  for (const text of ['0 following', '0 followers', '0 published', 'Get VIP'])
    await expect(menu).toContainText(text);
  for (const entry of ['Personal page', 'User centre', 'My wallet', 'Log out'])
    await expect(menu.getByRole('menuitem', { name: entry })).toBeVisible();
  await look('avatar-menu');
});

test('[SHELL-29] logging out ends the session, then the page loads again, for nobody', async ({
  page,
  context,
  request,
}) => {
  await signUp(context);
  await visit(page, '/community/hot');
  await page.getByRole('button', { name: 'Your account' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await loaded;
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Sign up free' })).toBeVisible();
  expect(placeOf(page)).toBe('/community/hot');
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect((await request.get('/api/user/session', { headers: { cookie: cookies } })).status()).toBe(401);
});

test('a page of the workspace asks for a login and comes back to what was asked for', async ({ page }) => {
  await page.goto('/app/editor/2222222222AA');
  await page.waitForURL('**/user/login?next=**');
  const account = newAccount();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill(account.nick_name);
  await page.getByLabel('Email or mobile number').fill(account.account);
  await page.getByLabel(/^Password/u).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/app/editor/2222222222AA');
  await expect(page.getByText('This board cannot be opened')).toBeVisible();
});
