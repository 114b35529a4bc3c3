import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { board, openEditor, openOutline, outlineNames } from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';

afterEach(() => localStorage.removeItem('editor-icons'));

const panel = () => page.getByRole('dialog', { name: 'Emoji and icons' });
const search = () => panel().getByRole('searchbox', { name: 'Search icons' });

test('an icon is found by a word and put on the board by keyboard, named in the outline, remembered, and taken back', async () => {
  await openEditor();
  await userEvent.keyboard('{Shift>}e{/Shift}');
  await expect
    .element(panel().getByRole('searchbox', { name: 'Search emoji' }), { timeout: 15_000 })
    .toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{ArrowRight}{Enter}');
  await expect.element(search(), { timeout: 15_000 }).toBeVisible();
  await expect.element(panel().getByRole('tab', { name: 'Icons' })).toHaveFocus();
  // One of its words, and its name.
  await userEvent.fill(search(), 'boost');
  await expect.element(panel().getByRole('gridcell', { name: 'rocket' })).toBeVisible();
  await userEvent.fill(search(), 'rocket');
  await expect.element(panel().getByRole('gridcell', { name: 'chevrons up' })).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(board()).toHaveFocus();
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Icon “rocket”']);
  await userEvent.click(page.getByRole('button', { name: 'Emoji and icons' }));
  await expect.element(panel().getByRole('gridcell', { name: 'rocket' }).first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(outlineNames).toEqual([]);
});

test('with the pointer: a category, then an icon in the colour that was chosen last', async () => {
  await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Emoji and icons' }));
  await userEvent.click(panel().getByRole('tab', { name: 'Icons' }));
  await userEvent.click(panel().getByRole('button', { name: 'Food and drink' }));
  await userEvent.click(panel().getByRole('gridcell', { name: 'apple', exact: true }));
  const style = page.getByRole('toolbar', { name: 'Style' });
  await expect.element(style).toBeVisible();
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Icon “apple”']);
});

test('the panel of lines says the colour that a fresh icon has, and no width: it has one by its size', async () => {
  await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Emoji and icons' }));
  await userEvent.click(panel().getByRole('tab', { name: 'Icons' }));
  await userEvent.click(panel().getByRole('gridcell').first());
  const style = page.getByRole('toolbar', { name: 'Style' });
  await userEvent.click(style.getByRole('button', { name: 'Line', exact: true }));
  const pressed = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(pressed('Ink')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(pressed('2 px')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(pressed('4 px'));
  await expect.element(pressed('4 px')).toHaveAttribute('aria-pressed', 'true');
});
