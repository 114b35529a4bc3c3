import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickBoard, openEditor, openOutline, outlineNames } from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';

test('a topic gets a note and labels by keyboard, from board and outline, and one undo takes them back', async () => {
  await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Mind map' }));
  await clickBoard(700, 350);
  await userEvent.keyboard('Plan{Escape}{F4}');
  const dialog = page.getByRole('dialog', { name: 'Note and labels' });
  const note = dialog.getByRole('textbox', { name: 'Note' });
  const labels = dialog.getByRole('textbox', { name: 'Labels' });
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('Ask Ana first');
  await userEvent.fill(labels, 'x'.repeat(41));
  await userEvent.keyboard('{Enter}');
  await expect.element(labels).toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(labels, 'soon, 研究');
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await openOutline();
  const named = 'Topic “Plan”, labels: soon and 研究, with a note';
  expect(outlineNames()).toEqual([named]);
  await userEvent.click(page.getByRole('treeitem', { name: named }));
  await userEvent.click(page.getByRole('button', { name: 'Note and labels' }).last());
  await expect.element(note).toHaveValue('Ask Ana first');
  await userEvent.fill(labels, '');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(outlineNames).toEqual(['Topic “Plan”, with a note']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await userEvent.click(undo);
  await expect.poll(outlineNames).toEqual([named]);
  await userEvent.click(undo);
  await expect.poll(outlineNames).toEqual(['Topic “Plan”']);
});

test('a frame gets presenter notes, which are shown on request to who presents', async () => {
  await openEditor();
  await userEvent.keyboard('f');
  await clickBoard(700, 350);
  await userEvent.keyboard('Welcome{Escape}{F4}');
  const dialog = page.getByRole('dialog', { name: 'Presenter notes' });
  await expect.element(dialog.getByRole('textbox', { name: 'Presenter notes' })).toHaveFocus();
  expect(dialog.getByRole('textbox').elements()).toHaveLength(1);
  await userEvent.keyboard('Wait for Ana');
  await expectAccessible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Present' }));
  const notes = page.getByRole('region', { name: 'Presenter notes' });
  await expect
    .element(page.getByRole('button', { name: 'Presenter notes' }))
    .toHaveAttribute('aria-pressed', 'false');
  await expect.element(notes).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  await expect.element(notes.getByText('Wait for Ana')).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'End the presentation' }));
});
