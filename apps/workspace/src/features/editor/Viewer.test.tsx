import { DOCUMENT_FORMAT } from '@boardwalk/board/document';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { clickBoard, openEditor, putNote } from '../../../test/editor.ts';
import { expectAccessible, takeDownApp } from '../../../test/mount.tsx';

const slow = { timeout: 15_000 };

describe('a viewer', () => {
  test('sees the board and no tools, and cannot change it', async () => {
    await openEditor({ file: { role: 'viewer' }, ticket: 'viewer' });
    await expect.element(page.getByText('View only')).toBeVisible();
    await expect.element(page.getByRole('toolbar', { name: 'Tools' })).not.toBeInTheDocument();
    await clickBoard(300, 300, { clickCount: 2 });
    await userEvent.keyboard('Mine');
    await expect.element(page.getByText('Nothing on this board yet')).toBeVisible();
  });

  test('gets the menu of the board on an element too', async () => {
    const { fileKey } = await openEditor();
    await putNote(300, 300, 'Look');
    await expect.element(page.getByText('Saved', { exact: true }), slow).toBeVisible();
    takeDownApp();
    await openEditor({ fileKey, file: { role: 'viewer' }, ticket: 'viewer' });
    await expect.element(page.getByText('View only')).toBeVisible();
    const canvas = document.querySelector('canvas');
    if (canvas === null) throw new Error('There is no board.');
    await userEvent.click(canvas, { button: 'right', position: { x: 300, y: 300 } });
    await expect.element(page.getByRole('menuitem', { name: /^Select all/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });

  test('on a page older than the server’s format reads that it has to be loaded again', async () => {
    await openEditor({
      handlers: { createCollabTicket: () => aLiveTicket({ format: DOCUMENT_FORMAT + 1 }) },
    });
    await expect
      .element(page.getByText('There is a new version of this page. Reload it to go on editing.'))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Sticky note' }).elements()).toEqual([]);
    await expectAccessible();
  });

  test('who tries to change something reads why it stays as it is, once at a time', async () => {
    await openEditor({ file: { role: 'viewer' }, ticket: 'viewer' });
    await clickBoard(300, 300, { clickCount: 2 });
    await userEvent.keyboard('n');
    const notice = page.getByText('You can only look at this board. Ask its owner for the right to edit it.');
    await expect.element(notice, slow).toBeVisible();
    expect(notice.elements()).toHaveLength(1);
  });

  test('who may only comment reads so, and why the board stays as it is', async () => {
    await openEditor({ file: { role: 'commenter' }, ticket: 'viewer' });
    await expect.element(page.getByText('Comment only')).toBeVisible();
    await clickBoard(300, 300, { clickCount: 2 });
    await userEvent.keyboard('n');
    const why = 'You can comment on this board. Ask its owner for the right to edit it.';
    await expect.element(page.getByText(why), slow).toBeVisible();
  });

  test('finds a text and presents the board', async () => {
    const { fileKey } = await openEditor();
    await putNote(300, 300, 'Look here');
    await putNote(700, 300, 'and look there');
    await expect.element(page.getByText('Saved', { exact: true }), slow).toBeVisible();
    takeDownApp();
    await openEditor({ fileKey, file: { role: 'viewer', name: 'Look' }, ticket: 'viewer' });
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = page.getByRole('searchbox', { name: 'Find on this board' });
    await expect.element(field, slow).toHaveFocus();
    await userEvent.keyboard('look');
    await expect.element(page.getByText('1 of 2: Look here')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('2 of 2: and look there')).toBeInTheDocument();
    await expectAccessible();
    // What was looked at last is selected, and the board has the keyboard.
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: /^Board:/u })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Present' }));
    const slides = page.getByRole('dialog', { name: 'Look' });
    await expect.element(slides.getByText('1 of 1', { exact: true }), slow).toBeVisible();
    await userEvent.click(slides.getByRole('button', { name: 'End the presentation' }));
    await expect.element(slides).not.toBeInTheDocument();
  });
});
