import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { cards, linkOf } from '../support/community.ts';
import { newBoard } from '../support/editor.ts';
import { bearer, dataOf, DEMO_ACCOUNTS, signIn, signUp } from '../support/people.ts';
import { PublishOnPage } from '../support/publish.ts';
import { expect, listen, test, visit } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('[ROLE-15] a moderator’s day: an admin lets in another; what one has claimed the other cannot decide; a work is refused with a reason, handed in again and passed; a report is dismissed; the log has it all', async ({
  page,
  context,
  browser,
  baseURL: origin,
  look,
}, { retry }) => {
  const baseURL = origin ?? '';
  const title = `Tide table ${retry + 1}`;
  await signIn(context, DEMO_ACCOUNTS.admin);
  const [others, creators] = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
  const name = `Robin Quay ${retry + 1}`;
  const robin = await signUp(others, name);
  const creator = await signUp(creators, 'Noor Weir');
  const troubles = [listen(others), listen(creators)];

  // A creator hands in a work.
  const making = await creators.newPage();
  const editor = await newBoard(making);
  await editor.write('sticky', { x: 600, y: 400 }, 'High water');
  await editor.saved();
  const opened = creators.waitForEvent('page');
  await making.getByRole('link', { name: 'Publish', exact: true }).click();
  const community = await opened;
  const publish = new PublishOnPage(community, wordsOf('en-US'));
  await publish.fillForm({
    title,
    description: 'When the water of a small harbour is high.',
    tags: ['tide'],
  });
  await publish.press('publish');
  await expect(community.getByRole('dialog', { name: 'Your work is in review' })).toBeVisible();

  // The admin makes somebody a moderator, who comes in and claims the work.
  await page.goto('/console/people');
  await page.getByLabel('Name, email address, mobile number or id').fill(robin.userId);
  await page.keyboard.press('Enter');
  // Until the one who is looked for stands alone, their row may still move.
  await expect(page.getByRole('button', { name: /^Change /u })).toHaveCount(1);
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await dialog(page).getByRole('combobox', { name: 'Kind of account' }).selectOption({ label: 'Admin' });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The changes are saved.')).toBeVisible();
  const other = await others.newPage();
  await other.goto('/console/review');
  await other.getByRole('link', { name: new RegExp(title, 'u') }).click();
  await other.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(other.getByText(/^Yours until/u)).toBeVisible();

  // Meanwhile nobody else can decide it.
  await page.goto('/console/review');
  await page.getByRole('link', { name: new RegExp(title, 'u') }).click();
  await expect(page.getByText(new RegExp(`^${name} is reviewing this until`, 'u'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pass', exact: true })).toHaveCount(0);
  await look('console-claimed');

  // It is refused with a ready reason, which the creator reads, and handed in again.
  await other.getByRole('button', { name: 'Refuse…' }).click();
  await dialog(other).getByRole('combobox', { name: 'Begin with' }).selectOption({ index: 1 });
  const reason = await dialog(other).getByRole('textbox', { name: 'Reason' }).inputValue();
  await dialog(other).getByRole('button', { name: 'Refuse', exact: true }).click();
  await expect(dialog(other)).toHaveCount(0);
  await visit(community, '/community/profile');
  await expect(community.getByRole('main')).toContainText(reason);
  await community.getByRole('button', { name: 'Improve and resubmit' }).click();
  await publish.press('publish');
  await expect(community.getByRole('dialog', { name: 'Your work is in review' })).toBeVisible();
  await page.goto('/console/review');
  await page.getByRole('link', { name: new RegExp(title, 'u') }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(page.getByText(`“${title}” is public now.`)).toBeVisible();

  // A report of a work comes in; the other moderator dismisses it.
  await visit(community, '/community/');
  const reported = cards(community).first();
  const address = (await linkOf(reported).getAttribute('href')) ?? '';
  const work = await reported.getByRole('heading').innerText();
  const report = {
    file_key: address.split(/[/?]/u).find((part) => /^[0-9A-Za-z]{12}$/u.test(part)),
    product: 'board',
    report_type: -1,
    report_desc: 'This looks like my own work.',
    source: 'community',
  };
  await dataOf(creators.request.post('/api/risk/file/report', { headers: bearer(creator), data: report }));
  await other.goto('/console/reports');
  await other.getByRole('link', { name: new RegExp(`${work}.*report`, 'u') }).click();
  await expect(other.getByText('This looks like my own work.')).toBeVisible();
  await other.getByRole('button', { name: 'Dismiss' }).click();
  await dialog(other).getByRole('button', { name: 'Dismiss' }).click();
  await expect(other.getByText('The reports were dismissed.')).toBeVisible();

  // The admin reads what the other has done.
  await page.goto(`/console/log?moderator=${robin.userId}`);
  await expect(page.getByRole('row', { name: new RegExp(name, 'u') })).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText(reason);
  expect(await accessibilityFaults(page), 'log').toEqual([]);
  await look('console-log');
  expect(troubles.flat()).toEqual([]);
  await Promise.all([others.close(), creators.close()]);
});
