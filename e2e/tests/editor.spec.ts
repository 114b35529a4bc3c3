import { EditorOnPage, newBoard } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('[OPEN-29] notes, texts and shapes are added, retyped, moved, deleted, undone and redone, and all of it is kept', async ({
  page,
  context,
  look,
}) => {
  await signUp(context);
  const editor = await newBoard(page);
  await editor.outline();
  await look('editor-empty');
  await editor.write('sticky', { x: 600, y: 300 }, 'First note');
  await editor.write('text', { x: 850, y: 250 }, 'A line of text');
  await editor.write('shape', { x: 1150, y: 300 }, '流程 Step');
  for (const name of ['Sticky note “First note”', 'Text “A line of text”', 'Shape “流程 Step”'])
    await expect(editor.row(name)).toBeVisible();

  await page.mouse.dblclick(600, 300);
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');
  await expect(editor.row('Sticky note “First note and more”')).toBeVisible();
  await page.keyboard.press('Escape');

  const before = await editor.picture();
  await editor.drag({ x: 600, y: 300 }, { x: 620, y: 620 });
  await expect.poll(() => editor.picture()).not.toBe(before);
  await page.keyboard.press('Escape');
  await page.mouse.click(600, 300);
  await expect(editor.row('Sticky note “First note and more”')).toHaveAttribute('aria-selected', 'false');
  await page.mouse.click(620, 620);
  await expect(editor.row('Sticky note “First note and more”')).toHaveAttribute('aria-selected', 'true');
  await look('editor-selected');

  await page.mouse.click(1150, 300);
  await page.keyboard.press('Delete');
  await expect(editor.row('Shape “流程 Step”')).toHaveCount(0);
  await editor.undo();
  await expect(editor.row('Shape “流程 Step”')).toBeVisible();
  await editor.redo();
  await expect(editor.row('Shape “流程 Step”')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.row('Shape “流程 Step”')).toBeVisible();

  await editor.saved();
  await page.reload();
  await editor.ready();
  await editor.outline();
  for (const name of ['Sticky note “First note and more”', 'Text “A line of text”', 'Shape “流程 Step”'])
    await expect(editor.row(name)).toBeVisible();
});

test('topics of a mind map are added by keys, hung elsewhere by dragging, folded and unfolded', async ({
  page,
  context,
  look,
}) => {
  await signUp(context);
  const editor = await newBoard(page);
  await editor.outline();
  await editor.write('topic', { x: 600, y: 500 }, 'Centre');
  await page.mouse.click(600, 500);
  await page.keyboard.press('Tab');
  await page.keyboard.type('One');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await expect(editor.row('Topic “One”')).toHaveAttribute('aria-level', '2');
  await expect(editor.row('Topic “Two”')).toHaveAttribute('aria-level', '2');
  await look('editor-mind-map');

  // One stands above Two, both to the right of the centre.
  await editor.drag({ x: 786, y: 533 }, { x: 806, y: 468 });
  await expect(editor.row('Topic “Two”')).toHaveAttribute('aria-level', '3');
  await editor.undo();
  await expect(editor.row('Topic “Two”')).toHaveAttribute('aria-level', '2');
  await editor.redo();
  await expect(editor.row('Topic “Two”')).toHaveAttribute('aria-level', '3');

  await page.mouse.click(600, 500);
  await expect(page.getByText('Selected: Topic “Centre”', { exact: false })).toBeAttached();
  const unfolded = await editor.picture();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Unfold' })).toBeVisible();
  await expect.poll(() => editor.picture()).not.toBe(unfolded);
  await look('editor-folded');
  await page.getByRole('button', { name: 'Unfold' }).click();
  await expect(page.getByRole('button', { name: 'Fold', exact: true })).toBeVisible();
  await expect.poll(() => editor.picture()).toBe(unfolded);
});

test('the board is panned and zoomed by wheel, hand, keys and buttons, which changes nothing on it', async ({
  page,
  context,
}) => {
  await signUp(context);
  const editor = await newBoard(page);
  await editor.write('sticky', { x: 700, y: 400 }, 'Here');
  await editor.saved();
  const percent = page.getByRole('group', { name: 'Zoom' }).getByRole('button').nth(1);
  const changes = async (what: string, act: () => Promise<void>) => {
    const before = await editor.picture();
    await act();
    await expect.poll(() => editor.picture(), { message: what }).not.toBe(before);
  };
  await expect(percent).toHaveText('100%');
  await changes('wheel', () => page.mouse.wheel(0, 100));
  await changes('wheel and Ctrl', async () => {
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
  });
  await expect(percent).not.toHaveText('100%');
  await changes('hand', async () => {
    await page.getByRole('button', { name: 'Hand' }).click();
    await editor.drag({ x: 700, y: 500 }, { x: 800, y: 550 });
  });
  await changes('button', () => page.getByRole('button', { name: 'Zoom out' }).click());
  await percent.click();
  await expect(percent).toHaveText('100%');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await editor.outline();
  await expect(page.getByRole('treeitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
});

test('a board is renamed, found again in the workspace, and moved to the trash', async ({
  page,
  context,
  look,
}) => {
  await signUp(context);
  const editor = await newBoard(page, 'New mind map');
  await page.getByRole('button', { name: 'Rename Untitled mind map' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Harbour plan');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Harbour plan' })).toBeVisible();
  await editor.saved();
  await page.getByRole('link', { name: 'All boards' }).click();
  await expect(page.getByRole('link', { name: 'Harbour plan' })).toBeVisible();
  await look('workspace-home');
  await page.getByRole('button', { name: 'Actions for Harbour plan' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page.getByRole('link', { name: 'Harbour plan' })).toHaveCount(0);
});

test('someone else’s board stays closed', async ({ page, context, browser, baseURL }) => {
  await signUp(context);
  await newBoard(page);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  await signUp(stranger);
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(other.getByText('This board is not shared with you')).toBeVisible();
  await stranger.close();
});

test('a file of another program becomes a board; what cannot is refused, and nothing is left of it', async ({
  page,
  context,
  look,
}) => {
  await signUp(context);
  await page.goto('/app/home/');
  await page.getByRole('link', { name: /^Import a file/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import a file' })).toBeVisible();
  const field = page.locator('input[type=file]');
  const give = async (name: string, text: string) =>
    await field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('cut.mm', '<map><node TEXT="Trip">');
  await expect(page.getByRole('alert')).toContainText('The file is damaged or cut off.');
  await look('import-refused');
  await give(
    'trip.mm',
    '<map><node TEXT="Trip"><node TEXT="Pack"><icon BUILTIN="unheard-of"/><node TEXT="Coat"/></node></node></map>',
  );
  await expect(page.getByRole('status').filter({ hasText: 'trip.mm is a board now' })).toContainText(
    '1 icon is missing',
  );
  await look('import-done');
  await page.getByRole('link', { name: 'Open the board' }).click();
  const editor = new EditorOnPage(page);
  await editor.ready();
  await editor.outline();
  await expect(editor.row('Topic “Coat”')).toHaveAttribute('aria-level', '3');
  await page.goto('/app/home/');
  await expect(page.getByRole('grid', { name: 'Boards' }).getByRole('link', { name: 'trip' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Boards' }).getByRole('link', { name: 'cut' })).toHaveCount(0);
});

test('the buttons of the header stand still while its menu is fetched', async ({ page, context }) => {
  await signUp(context);
  const menu = Promise.withResolvers<undefined>();
  await page.route(/\/MoreMenu-[^/]*\.js/u, async (route) => {
    await menu.promise;
    await route.continue();
  });
  await newBoard(page);
  const outline = page.getByRole('button', { name: 'Outline', exact: true });
  const comments = page.getByRole('button', { name: 'Comments', exact: true });
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeDisabled();
  const before = await outline.boundingBox();
  menu.resolve(undefined);
  await expect(comments).toBeVisible();
  expect(await outline.boundingBox()).toEqual(before);
});
