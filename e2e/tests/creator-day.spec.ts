import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { cardOf } from '../support/community.ts';
import { EditorOnPage, newBoard } from '../support/editor.ts';
import { passDays } from '../support/pass-days.ts';
import { DEMO_ACCOUNTS, newAccount, signIn, signUp } from '../support/people.ts';
import { PublishOnPage } from '../support/publish.ts';
import { Reviewer } from '../support/review.ts';
import { expect, listen, test, visit } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the messages of the community's header. */
async function messages(page: Page) {
  await visit(page, '/community/hot');
  await page.getByRole('button', { name: /^Messages/u }).click();
  return dialog(page);
}

test('[PROD-19] a creator’s day: a board becomes a paid template; somebody buys it, uses it and asks; the creator answers and brings out a new version; what it earned is asked for and paid', async ({
  page,
  context,
  browser,
  playwright,
  baseURL: origin,
  look,
}, { retry }) => {
  test.setTimeout(240_000);
  const baseURL = origin ?? '';
  const title = `Mooring plan ${retry + 1}`;
  const creator = await signUp(context, `Wen Sluice ${retry + 1}`);
  const elsewhere = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const buyerName = `Ida Ferry ${retry + 1}`;
  await signUp(elsewhere, buyerName);
  const office = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const troubles = [listen(elsewhere), listen(office)];
  const reviewer = await Reviewer.enter(playwright, baseURL);

  // A board becomes a template that costs something.
  const editor = await newBoard(page);
  const board = page.url();
  const key = new URL(board).pathname.split('/').at(-1) ?? '';
  await editor.write('sticky', { x: 600, y: 400 }, 'Bow line');
  await editor.saved();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  const community = await opened;
  const publish = new PublishOnPage(community, wordsOf('en-US'));
  await publish.fillForm({
    title,
    description: 'Which line goes where when a boat comes in, on one board.',
    tags: ['harbour'],
    price: 20,
  });
  await publish.press('publish');
  await expect(community.getByRole('dialog', { name: 'Your work is in review' })).toBeVisible();
  await reviewer.decide(key, { decision: 'pass' });
  await expect(await messages(community)).toContainText(`“${title}” passed the review and is published.`);

  // Somebody finds it, buys it, uses it, and asks about it.
  const other = await elsewhere.newPage();
  await visit(other, `/community/search?keyword=${encodeURIComponent(title)}`);
  await cardOf(other, title).getByRole('heading').getByRole('link').click();
  await other.getByRole('button', { name: 'Buy for ¥20' }).click();
  await other.getByRole('button', { name: 'Go to payment' }).click();
  const payment = other.frameLocator('[role=dialog] iframe[title="Payment"]');
  await payment.getByRole('button', { name: /^Pay ¥/u }).click();
  await payment
    .frameLocator('iframe[title="Payment"]')
    .getByRole('button', { name: /^Pay ¥/u })
    .click();
  await expect(other.getByText('Thank you. It is yours now.').first()).toBeVisible();
  await expect(other.locator('iframe[title="Payment"]')).toBeHidden();
  await other.getByRole('button', { name: 'Use template' }).click();
  await dialog(other).getByRole('link', { name: 'Open file' }).click();
  const copy = new EditorOnPage(other);
  await copy.ready();
  await copy.outline();
  await expect(copy.row('Sticky note “Bow line”')).toBeVisible();
  await visit(other, `/community/${key}`);
  const asked = other.getByRole('region', { name: /^Comments/u });
  await asked.scrollIntoViewIfNeeded();
  await asked.getByRole('textbox', { name: 'Your comment' }).fill('And the stern line?');
  await asked.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(asked.getByText('And the stern line?')).toBeVisible();

  // The creator hears of it, answers, and brings out a version that has it.
  const inbox = await messages(community);
  await expect(inbox).toContainText(`${buyerName} has copied “${title}”.`);
  const sale = inbox.getByRole('link', { name: `“${title}” was bought. You earn ¥` });
  await expect(sale).toHaveAttribute('href', '/user/account/v2?tab=DISTRIBUTION&product=board');
  await expect(sale).not.toContainText(buyerName);
  await look('creator-messages', community);
  await inbox.getByRole('link', { name: new RegExp(`${buyerName} has commented on`, 'u') }).click();
  const comments = community.getByRole('region', { name: /^Comments/u });
  await comments.getByRole('button', { name: `Reply to ${buyerName}` }).click();
  await comments.getByRole('textbox', { name: 'Reply' }).fill('It comes in the next version.');
  await community.keyboard.press('Control+Enter');
  await expect(comments.getByText('It comes in the next version.')).toBeVisible();
  await page.bringToFront();
  await editor.write('sticky', { x: 900, y: 400 }, 'Stern line');
  await editor.saved();
  await visit(community, `/community/${key}`);
  await community.getByRole('button', { name: 'Manage publication' }).click();
  await publish.press('update');
  await publish.dialog.getByRole('textbox', { name: 'What is new (optional)' }).fill('The stern line.');
  await look('creator-update', community);
  await publish.press('publishUpdate');
  await expect(community.getByText('The earlier version stays public until then.').first()).toBeVisible();
  await reviewer.decide(key, { decision: 'pass' });

  // Who has a copy sees that there is more, and gets it without paying again.
  await visit(other, `/community/${key}`);
  await expect(other.getByText('Updated since you copied it.')).toBeVisible();
  await look('creator-updated', other);
  await other.getByRole('button', { name: 'Copy the new version' }).click();
  await dialog(other).getByRole('link', { name: 'Open file' }).click();
  await copy.ready();
  await copy.outline();
  await expect(copy.row('Sticky note “Stern line”')).toBeVisible();

  // What it earned is on hold while the buyer may give it back; then the creator asks for it, and an admin pays.
  const account = '/user/account/v2?tab=DISTRIBUTION&product=board';
  await page.goto(account);
  const held = page.locator('dl').filter({ hasText: 'On hold' });
  await expect(held).toContainText(/Yours¥0\D/u);
  await expect(page.getByRole('button', { name: 'Ask for a payout' })).toHaveCount(0);
  await look('creator-on-hold');
  await passDays('gated', creator.userId, 8);
  await page.goto(account);
  await page.getByRole('button', { name: 'Ask for a payout' }).click();
  await dialog(page).getByLabel('Where to').fill('Wen Sluice, harbour bank, 1234');
  await dialog(page).getByLabel('Your present password').fill(newAccount().password);
  await look('creator-payout');
  await dialog(page).getByRole('button', { name: 'Ask for a payout' }).click();
  await expect(page.getByText('On its way')).toBeVisible();
  expect(await accessibilityFaults(page), 'distribution').toEqual([]);
  await signIn(office, DEMO_ACCOUNTS.admin);
  const admin = await office.newPage();
  await admin.goto('/console/payouts');
  await admin.getByRole('button', { name: `Pay the payout of ${creator.nickName}` }).click();
  await look('creator-settle', admin);
  await dialog(admin).getByLabel('Reference of the transfer').fill(`T-${creator.userId}`);
  await dialog(admin).getByRole('button', { name: 'Mark as paid' }).click();
  await expect(admin.getByText('Settled')).toBeVisible();
  await page.goto(account);
  await expect(page.getByText(`Reference T-${creator.userId}`)).toBeVisible();
  await look('creator-paid');

  expect(troubles.flat()).toEqual([]);
  await Promise.all([elsewhere.close(), office.close(), reviewer.leave()]);
});
