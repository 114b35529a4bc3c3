import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cards, linkOf, skipQuestions } from '../support/community.ts';
import { hydrated, expect, test, visit } from '../support/test.ts';
import { mailedLink } from '../support/mails.ts';
import { newAccount } from '../support/people.ts';

const NEW_PASSWORD = 'a better shore 9';

async function logIn(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('Email or mobile number').fill(account);
  await page.getByLabel(/^Password/u).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('[SHELL-20][OVL-06][OVL-13][UC-02][UC-04][PAY-01][PAY-02][PAY-03][ENUM-21] from signing up to a membership: the address is proven, the password replaced by mail', async ({
  page,
  context,
  guests,
  look,
}) => {
  test.setTimeout(120_000);
  const { nick_name: name, account, password } = newAccount();

  await test.step('signing up leads back to the page one was on', async () => {
    await visit(page, '/community/hot');
    await page.getByRole('link', { name: 'Sign up free' }).click();
    await page.waitForURL('**/app/?sign_up&next=**');
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Email or mobile number').fill(account);
    await page.getByLabel(/^Password/u).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/community/hot');
    await hydrated(page);
    await skipQuestions(page);
  });

  await test.step('the account centre asks to prove the address, and the link of the mail does', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'User centre' }).click();
    const centre = page.frameLocator('iframe[title="Your account"]');
    await expect(centre.getByText(`Confirm ${account}`)).toBeVisible();
    await look('user-centre-dialog');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe[title="Your account"]')).toBeHidden();
    await page.goto('/user/account/v2?tab=ACCOUNT&product=board');
    await look('account-unproven');
    await page.goto(await mailedLink(guests, account, '/user/verify-email'));
    await look('verify-email');
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  });

  await test.step('a password that was forgotten is replaced by mail, and ends the session', async () => {
    await page.goto('/user/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await look('forgot-password');
    await page.getByLabel('Email address').fill(account);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
    const link = await mailedLink(guests, account, '/user/reset-password');
    await page.goto(link);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await look('reset-password');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    await page.goto('/community/');
    await page.goto(link);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible();
  });

  await test.step('a visitor who wants a section signs in first and lands there', async () => {
    await page.goto('/user/account/v2?tab=WALLET&product=board');
    await page.waitForURL('**/user/login?next=**');
    await logIn(page, account, NEW_PASSWORD);
    await page.waitForURL('**/user/account/v2?tab=WALLET&product=board');
    await expect(page.getByText('Free plan')).toBeVisible();
    await look('account-wallet');
  });

  await test.step('a name that is changed is there in the community', async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Ada of the Marsh');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await look('account-account');
    const community = await context.newPage();
    await visit(community, '/community/hot');
    await community.getByRole('button', { name: 'Your account' }).click();
    await expect(community.getByText('Ada of the Marsh')).toBeVisible();
    await community.close();
  });

  await test.step('a membership is bought by the test checkout', async () => {
    await page.getByRole('link', { name: 'Wallet' }).click();
    await page.getByRole('button', { name: /^Buy /u }).first().click();
    const checkout = page.frameLocator('iframe[title="Payment"]');
    await expect(checkout.getByRole('button', { name: /^Pay /u })).toBeVisible();
    await look('account-checkout');
    await checkout.getByRole('button', { name: /^Pay /u }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await look('account-paid');
    await page.getByRole('dialog').getByText('Close', { exact: true }).click();
    await expect(page.getByText('VIP', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Orders' }).click();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await look('account-orders');
    const receipt = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Receipt of /u }).click();
    const sheet = await receipt;
    await expect(sheet.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    const saved = sheet.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Download as PDF' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^Receipt \w+\.pdf$/u);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await sheet.close();
  });

  await test.step('a template is bought in the payment dialog of its page, and used', async () => {
    await visit(page, '/community/hot');
    await linkOf(cards(page).filter({ hasText: '¥' }).first()).click();
    await page.getByRole('button', { name: /^Buy for ¥/u }).click();
    await page.getByRole('button', { name: 'Go to payment' }).click();
    const payment = page.frameLocator('[role=dialog] iframe[title="Payment"]');
    await payment.getByRole('button', { name: /^Pay ¥/u }).click();
    const sandbox = payment.frameLocator('iframe[title="Payment"]');
    await expect(sandbox.getByRole('button', { name: /^Pay ¥/u })).toBeVisible();
    await look('payment-dialog');
    await sandbox.getByRole('button', { name: /^Pay ¥/u }).click();
    await expect(page.getByText('Thank you. It is yours now.').first()).toBeVisible();
    await expect(page.locator('iframe[title="Payment"]')).toBeHidden();
    await page.getByRole('button', { name: 'Use template' }).click();
    await expect(page.getByRole('dialog', { name: 'Copied' })).toBeVisible();
  });

  await test.step('an address that is none says so', async () => {
    const answer = await page.goto('/user/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
  });
});
