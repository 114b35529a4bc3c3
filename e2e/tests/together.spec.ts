import { EditorOnPage, newBoard } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { expect, listen, test } from '../support/test.ts';

/** Whether what an editor shows is changing. */
async function changesIn(editor: EditorOnPage): Promise<boolean> {
  const before = await editor.picture();
  await editor.page.waitForTimeout(300);
  return before !== (await editor.picture());
}

test('two browsers on one board see each other’s changes and cursors, and undo only their own', async ({
  page,
  context,
  browser,
  baseURL,
  look,
}) => {
  await signUp(context);
  const first = await newBoard(page);
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await context.storageState(),
    viewport: page.viewportSize(),
  });
  const troubles = listen(elsewhere);
  const secondPage = await elsewhere.newPage();
  await secondPage.goto(page.url());
  const second = new EditorOnPage(secondPage);
  await second.ready();
  await second.outline();
  await first.outline();

  await first.write('sticky', { x: 700, y: 300 }, 'From the first');
  await expect(second.row('Sticky note “From the first”')).toBeVisible();
  await second.write('sticky', { x: 1000, y: 300 }, 'From the second');
  await expect(first.row('Sticky note “From the second”')).toBeVisible();

  await page.mouse.move(900, 600);
  await expect.poll(() => changesIn(second)).toBe(false);
  const before = await second.picture();
  await page.mouse.move(1000, 620, { steps: 3 });
  await expect.poll(() => second.picture()).not.toBe(before);
  await look('together', secondPage);

  await first.undo();
  await expect(first.row('Sticky note “From the second”')).toBeVisible();
  await expect(second.row('Sticky note “From the first”')).toHaveCount(0);
  await first.saved();
  await second.saved();
  expect(troubles).toEqual([]);
  await elsewhere.close();
});

test('edits made without a connection are kept, said to be unsaved, and sent when it is back', async ({
  page,
  context,
  look,
}) => {
  await signUp(context);
  const editor = await newBoard(page);
  await editor.outline();
  await editor.write('sticky', { x: 700, y: 300 }, 'Before');
  await editor.saved();
  await context.setOffline(true);
  await editor.write('sticky', { x: 1000, y: 300 }, 'Meanwhile');
  await expect(page.locator('[data-state="waiting"]')).toBeVisible();
  await look('editor-offline');
  await context.setOffline(false);
  await editor.saved();
  await page.reload();
  await editor.ready();
  await editor.outline();
  await expect(editor.row('Sticky note “Meanwhile”')).toBeVisible();
});
