import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  board,
  clickBoard,
  openEditor,
  openOutline,
  outlineNames,
  putNote,
} from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';
import { another } from '../../../../test/outline.ts';

afterEach(() => localStorage.removeItem('editor-emoji'));

const panel = () => page.getByRole('dialog', { name: 'Emoji and icons' });
const search = () => panel().getByRole('searchbox', { name: 'Search emoji' });

test('an emoji is found by a word and put on the board by keyboard, remembered, and taken back by one undo', async () => {
  await openEditor();
  await userEvent.keyboard('{Shift>}e{/Shift}');
  await expect.element(search(), { timeout: 15_000 }).toHaveFocus();
  await page.viewport(390, 800);
  await userEvent.fill(search(), 'smiling face with heart-eyes');
  await expect.element(panel().getByText('smiling face with heart-eyes').last()).toBeVisible();
  const picker = document.querySelector('[frimousse-root]');
  expect(picker?.scrollWidth).toBe(picker?.clientWidth);
  await page.viewport(1280, 800);
  await userEvent.fill(search(), 'unicorn');
  await expect.element(panel().getByRole('gridcell', { name: 'unicorn' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(board()).toHaveFocus();
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Text “🦄”']);
  await userEvent.click(page.getByRole('button', { name: 'Emoji and icons' }));
  const cells = panel().getByRole('gridcell', { name: 'unicorn' });
  await expect.element(cells.first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Emoji and icons' }));
  await expect.element(panel()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(outlineNames).toEqual([]);
});

test('Escape that ends a composition leaves the panel open', async () => {
  await openEditor();
  await userEvent.keyboard('{Shift>}e{/Shift}');
  await expect.element(search(), { timeout: 15_000 }).toHaveFocus();
  const escape = (taken: KeyboardEventInit) =>
    search()
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...taken }),
      );
  for (const taken of [{ isComposing: true }, { keyCode: 229 }]) expect(escape(taken)).toBe(true);
  await expect.element(search()).toHaveFocus();
  expect(escape({})).toBe(false);
  await expect.element(panel()).not.toBeInTheDocument();
});

test('with the pointer: a category, a skin tone, and into the text that is being written', async () => {
  await openEditor();
  await putNote(640, 200, 'Done!');
  await clickBoard(640, 200, { clickCount: 2 });
  await userEvent.keyboard('{Home}');
  await userEvent.click(page.getByRole('button', { name: 'Emoji and icons' }));
  await userEvent.click(panel().getByRole('button', { name: 'People' }));
  await userEvent.click(panel().getByRole('button', { name: 'Dark skin tone', exact: true }));
  const waving = panel().getByRole('gridcell', { name: 'waving hand' });
  await expect.element(waving).toHaveTextContent('👋🏿');
  await userEvent.click(waving);
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Sticky note “👋🏿Done!”']);
});

test('into the cell of a table that is being written, and not into the text of the table, which nobody sees', async () => {
  const { fileKey } = await openEditor();
  await userEvent.keyboard('b');
  await clickBoard(640, 400);
  await userEvent.keyboard('Done!{Home}');
  await userEvent.click(page.getByRole('button', { name: 'Emoji and icons' }));
  await userEvent.click(panel().getByRole('button', { name: 'People' }));
  await userEvent.click(panel().getByRole('gridcell', { name: 'waving hand' }));
  const other = await another(fileKey);
  const texts = () =>
    [...other.elements.values()].flatMap((element) =>
      element.type === 'table' ? [element.text, ...Object.values(element.cells)] : [],
    );
  await expect.poll(texts).toEqual(['', expect.stringMatching(/^👋.*Done!$/u)]);
});
