import type { Locator, Page } from '@playwright/test';
import { cards, linkOf, loginFrame } from '../support/community.ts';
import { newAccount } from '../support/people.ts';
import { expect, hydrated, test, visit } from '../support/test.ts';

test.use({ guests: 'open' });

/** Most stops of the Tab key on the way to something on one page. */
const STOPS_MAX = 150;

/** Goes to a control by the Tab key alone, as somebody without a pointer does. */
async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let stop = 0; stop < STOPS_MAX && !(await hasFocus()); stop += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** Goes to a control and presses it. */
async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types into it. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}

/** Chooses one of a group: Tab leads to the group, arrows from one to the next. */
async function choose(page: Page, group: Locator, name: string): Promise<void> {
  await reach(page, group.getByRole('radio').first());
  const wanted = group.getByRole('radio', { name });
  await page.keyboard.press('Space');
  for (let step = 0; step < 20 && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

/** Goes to a card: Tab leads to the grid, arrows from card to card; Enter opens the one that has the focus. */
async function reachCard(page: Page, card: Locator): Promise<void> {
  const cells = page.getByRole('main').getByRole('gridcell');
  await reach(page, cells.and(page.locator('[tabindex="0"]')));
  const hasFocus = () => card.evaluate((element) => document.activeElement?.contains(element) ?? false);
  for (let step = 0; step < 40 && !(await hasFocus()); step += 1) await page.keyboard.press('ArrowRight');
  expect(await hasFocus()).toBe(true);
}

/** Searches from any page, and opens a free template of the results. */
async function find(page: Page, keyword: string, at: number): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search templates' }).filter({ visible: true }).last();
  await write(page, field, keyword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword);
  const free = cards(page).filter({ hasNotText: /¥|Members/u });
  const title = await linkOf(free.nth(at)).innerText();
  await reachCard(page, free.nth(at));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('[PROD-01][PROD-02][PROD-09][PROD-14] find, read, use, publish and report, with the keyboard alone', async ({
  page,
  look,
}) => {
  test.setTimeout(300_000);
  await visit(page, '/community/');
  await find(page, 'retro', 0);

  // Read: the board moves by keys.
  const board = page.getByRole('application');
  await reach(page, board);
  const picture = () => board.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await picture();
  await page.keyboard.press('ArrowRight');
  await expect.poll(picture).not.toBe(before);
  await look('keyboard-1-read');

  // Use: signing up in the dialog that asks.
  await press(page, page.getByRole('button', { name: 'Use template' }));
  const frame = loginFrame(page);
  const account = newAccount('Tab Walker');
  await press(page, frame.getByRole('button', { name: 'Create an account' }));
  await write(page, frame.getByLabel('Your name'), account.nick_name);
  await write(page, frame.getByLabel('Email or mobile number'), account.account);
  await write(page, frame.locator('input[type="password"]'), account.password);
  await page.keyboard.press('Enter');
  const copied = page.getByRole('dialog', { name: 'Copied' });
  await expect(copied).toBeVisible();
  await look('keyboard-2-copied');
  await press(page, copied.getByRole('link', { name: 'Open file' }));
  await page.waitForURL(/\/app\/editor\/\w{12}$/u);

  // Publish the copy.
  await visit(page, '/community/profile');
  const questions = page.getByRole('dialog', { name: 'Tell us a little about yourself' });
  await press(page, questions.getByRole('button', { name: 'Skip the questions' }));
  await expect(questions).toBeHidden();
  await press(page, page.getByRole('main').getByRole('button', { name: 'Publish a board' }));
  const publish = page.getByRole('dialog', { name: 'Publish to community' });
  await reach(page, publish.getByRole('radio'));
  await page.keyboard.press('Space');
  await press(page, publish.getByRole('button', { name: 'Next' }));
  await expect(publish.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
  const title = publish.getByRole('textbox', { name: 'Title' });
  await reach(page, title);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('A walk without a mouse');
  await write(
    page,
    publish.getByRole('textbox', { name: 'Description' }),
    'Everything in reach of ten fingers.',
  );
  await write(page, publish.getByRole('textbox', { name: 'Tags' }), 'keyboard');
  await page.keyboard.press('Enter');
  await look('keyboard-3-form');
  await press(page, publish.getByRole('button', { name: 'Publish', exact: true }));
  const done = page.getByRole('dialog', { name: 'Your work is in review' });
  await expect(done).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(done).toBeHidden();

  // Report another one.
  await hydrated(page);
  await find(page, 'plan', 1);
  await press(page, page.getByRole('button', { name: 'Report this template' }));
  const report = page.getByRole('dialog', { name: 'Report this template' });
  await choose(page, report, 'Copied from somebody else');
  await write(page, report.getByRole('textbox'), 'This is our board and our words.');
  await press(page, report.getByRole('checkbox'), 'Space');
  await press(page, report.getByRole('button', { name: 'Send report' }));
  await expect(report.getByText('Thank you for your report')).toBeVisible();
  await look('keyboard-4-reported');
  await press(page, report.getByRole('button', { name: 'Done' }));
  await expect(report).toBeHidden();
  // The focus is back where the dialog was asked for.
  await expect(page.getByRole('button', { name: 'Report this template' })).toBeFocused();
});
