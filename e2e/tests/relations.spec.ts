import { EditorOnPage, newBoard } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { expect, listen, test } from '../support/test.ts';

test('a relation drawn by keys is there for the others at once, and goes when it is undone', async ({
  page,
  context,
  browser,
  baseURL,
  look,
}) => {
  await signUp(context);
  const first = await newBoard(page, 'New mind map');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Time');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Budget');
  await page.keyboard.press('Escape');
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await context.storageState(),
    viewport: page.viewportSize(),
  });
  const troubles = listen(elsewhere);
  const secondPage = await elsewhere.newPage();
  await first.saved();
  await secondPage.goto(page.url());
  const second = new EditorOnPage(secondPage);
  await second.ready();
  await second.outline();
  await expect(second.row('Topic “Budget”')).toBeVisible();

  await page.keyboard.press('Alt+c');
  await expect(page.getByText('Click the other end')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await look('connecting');
  await page.keyboard.press('Enter');
  await expect(second.row('Topic “Budget”, related to Time')).toBeVisible();
  await expect(second.row('Connector from Topic “Budget” to Topic “Time”')).toBeVisible();
  await look('relation', secondPage);

  await first.undo();
  await expect(second.row('Topic “Budget”')).toBeVisible();
  await first.saved();
  await second.saved();
  expect(troubles).toEqual([]);
  await elsewhere.close();
});
