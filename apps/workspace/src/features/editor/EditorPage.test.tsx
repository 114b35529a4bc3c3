import { aBoardFile, failWith } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, freshFileKey, tellServer } from '../../../test/boards.ts';
import { board, clickBoard, openEditor, openOutline, outlineNames, putNote } from '../../../test/editor.ts';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const slow = { timeout: 15_000 };

describe('opening', () => {
  test('[ERR-30] a file that cannot be opened shows cmt_open_file_error and ways on', async () => {
    await mountApp(`/editor/${freshFileKey()}`, {
      getFile: () => failWith('file_not_found'),
      createCollabTicket: () => failWith('file_not_found'),
    });
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('This board cannot be opened'), slow).toBeVisible();
    await expect.element(alert.getByText('cmt_open_file_error')).toBeVisible();
    await expect
      .element(alert.getByRole('link', { name: 'Go to my boards' }))
      .toHaveAttribute('href', '/home/');
    await expectAccessible();
  });

  test('[ERR-30] a file of others says whom to ask', async () => {
    await mountApp(`/editor/${freshFileKey()}`, {
      getFile: () => failWith('not_member'),
      createCollabTicket: () => failWith('not_member'),
    });
    await expect.element(page.getByText('This board is not shared with you'), slow).toBeVisible();
    await expect.element(page.getByText('cmt_open_file_error')).toBeVisible();
  });

  test('a board deleted while one is in it ends the editor', async () => {
    let isThere = true;
    const { fileKey } = await openEditor({
      handlers: {
        createCollabTicket: () => (isThere ? aLiveTicket({ role: 'owner' }) : failWith('file_not_found')),
      },
    });
    isThere = false;
    await tellServer(fileKey, 'close');
    await expect.element(page.getByText('This board cannot be opened'), slow).toBeVisible();
  });
});

describe('drawing', () => {
  test('notes are drawn, written on, undone and redone', async () => {
    await openEditor();
    await expect.element(page.getByText('Your board is open')).toBeVisible();
    await putNote(300, 300, 'Ship it');
    await expect.element(page.getByText('Your board is open')).not.toBeInTheDocument();
    await openOutline();
    expect(outlineNames()).toEqual(['Sticky note “Ship it”']);
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(outlineNames).toEqual(['Sticky note, empty']);
    await userEvent.click(page.getByRole('button', { name: 'Redo' }));
    await expect.poll(outlineNames).toEqual(['Sticky note “Ship it”']);
  });

  test('is saved when the server has stored it', async () => {
    const { fileKey } = await openEditor();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await tellServer(fileKey, 'hold');
    await putNote(300, 300, 'Hello');
    await expect.element(page.getByText('Saving…')).toBeVisible();
    await tellServer(fileKey, 'release');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  test('the bar beside the selection changes its look and leaves the keyboard with the board', async () => {
    await openEditor();
    await putNote(300, 300, 'Note');
    await userEvent.click(page.getByRole('button', { name: 'Fill color' }));
    await userEvent.click(page.getByRole('button', { name: 'Green' }));
    await expect.element(page.getByRole('button', { name: 'Green' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Green' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Bold' }));
    await expect.element(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(board()).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('Your board is open')).toBeVisible();
  });

  test('a shape can be chosen before and after it is drawn', async () => {
    await openEditor();
    await userEvent.click(page.getByRole('button', { name: 'Kind of shape' }));
    await userEvent.click(page.getByRole('button', { name: 'Diamond' }));
    await clickBoard(500, 350);
    await userEvent.keyboard('Decide{Escape}');
    const kinds = page.getByRole('toolbar', { name: 'Style' }).getByRole('button', { name: 'Kind of shape' });
    await userEvent.click(kinds);
    await expect
      .element(page.getByRole('button', { name: 'Diamond' }))
      .toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(page.getByRole('button', { name: 'Hexagon' }));
    await userEvent.click(kinds);
    await expect
      .element(page.getByRole('button', { name: 'Hexagon' }))
      .toHaveAttribute('aria-pressed', 'true');
  });

  test('a mind map grows by the buttons of its bar, and folds', async () => {
    await openEditor();
    await userEvent.click(page.getByRole('button', { name: 'Mind map' }));
    await clickBoard(400, 350);
    await userEvent.keyboard('Plan{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Add topic below' }));
    await userEvent.keyboard('First{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Add topic after' }));
    await userEvent.keyboard('Second{Escape}');
    await openOutline();
    expect(outlineNames()).toEqual(['Topic “Plan”', 'Topic “First”', 'Topic “Second”']);
    await userEvent.click(page.getByRole('treeitem', { name: 'Topic “Plan”' }));
    await userEvent.click(page.getByRole('button', { name: 'Fold', exact: true }));
    await expect.element(page.getByRole('button', { name: 'Unfold', exact: true })).toBeVisible();
  });
});

describe('keyboard and screen reader', () => {
  test('what is chosen with the keyboard appears on the board, ready to be written on', async () => {
    await openEditor();
    await expect.element(board()).toHaveFocus();
    (page.getByRole('button', { name: 'Select', exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('button', { name: 'Sticky note' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(board()).toHaveFocus();
    await userEvent.keyboard('By hand{Escape}');
    await openOutline();
    expect(outlineNames()).toEqual(['Sticky note “By hand”']);
  });

  test('the outline is a tree in which everything is found, changed, added and deleted', async () => {
    await openEditor();
    await userEvent.click(page.getByRole('button', { name: 'Mind map' }));
    await clickBoard(600, 350);
    await userEvent.keyboard('Plan{Escape}');
    await openOutline();
    await userEvent.click(page.getByRole('treeitem', { name: 'Topic “Plan”' }));
    await userEvent.click(
      page.getByRole('complementary', { name: 'Outline' }).getByRole('button', { name: 'Add topic below' }),
    );
    await userEvent.fill(page.getByLabelText('Text: Topic'), '第一步');
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    await expect.poll(outlineNames).toEqual(['Topic “Plan”', 'Topic “第一步”']);
    const plan = page.getByRole('treeitem', { name: 'Topic “Plan”' });
    await expect.element(plan).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(page.getByRole('treeitem', { name: 'Topic “第一步”' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(plan).toHaveFocus();
    await expect.element(plan).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(plan).toHaveAttribute('aria-expanded', 'false');
    expect(outlineNames()).toEqual(['Topic “Plan”']);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Delete}');
    await expect.poll(outlineNames).toEqual(['Topic “Plan”']);
    await expectAccessible();
  });

  test('selecting and deleting are announced', async () => {
    await openEditor();
    await putNote(300, 300, 'Ship it');
    await expect.element(page.getByText('Selected: Sticky note “Ship it”')).toBeInTheDocument();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('1 element deleted')).toBeInTheDocument();
  });

  test('? lists the shortcuts, as long as nothing is being written', async () => {
    await openEditor();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await putNote(300, 300, 'Why?');
    await openOutline();
    expect(outlineNames()).toEqual(['Sticky note “Why?”']);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('the right button and a long press open a menu of what is there, which locks, and says so', async () => {
    await openEditor();
    await putNote(300, 300, 'Ship it');
    await userEvent.keyboard('{Escape}');
    const canvas = document.querySelector('canvas');
    if (canvas === null) throw new Error('There is no board.');
    await userEvent.click(canvas, { button: 'right', position: { x: 300, y: 300 } });
    await userEvent.click(page.getByRole('menuitem', { name: 'Lock', exact: false }));
    await expect.element(page.getByText('Lock', { exact: true })).toBeInTheDocument();
    // What is locked has one button: the one that unlocks it.
    await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('This is locked. Unlock it to change it.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Unlock' }));
    await expect.element(page.getByRole('button', { name: 'Fill color' })).toBeVisible();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(page.getByRole('menuitem', { name: /^Delete/u }));
    await expect.element(page.getByText('1 element deleted')).toBeInTheDocument();
    await userEvent.click(canvas, { button: 'right', position: { x: 300, y: 300 } });
    await expect.element(page.getByRole('menuitem', { name: /^Select all/u })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  });

  test('Ctrl+K finds every command by typing, only those that make sense now, and runs it', async () => {
    await openEditor();
    await putNote(300, 300, 'One');
    await putNote(520, 380, 'Two');
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'All commands' });
    await expect.element(palette).toBeVisible();
    await userEvent.keyboard('align top');
    await userEvent.keyboard('{Enter}');
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(page.getByText('Align top')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('align top');
    await expect.element(page.getByText('No command fits. Try another word.')).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
  });

  test('letters typed before the palette is there are in its field, and choose no tool', async () => {
    await openEditor();
    await putNote(300, 300, 'One');
    // What holds them has joined the board with what announces.
    await expect.element(page.getByText('Selected: Sticky note “One”')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}out');
    await expect.element(page.getByRole('combobox', { name: 'All commands' })).toHaveValue('out');
    await userEvent.keyboard('line{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Outline' })).toBeVisible();
  });

  test('the whole editor keeps the rules of accessibility, light and dark', async () => {
    await openEditor();
    await putNote(300, 400, 'Note');
    await expectAccessible();
    document.documentElement.dataset['theme'] = 'dark';
    await expectAccessible();
  });
});

describe('the header', () => {
  test('renames the board in place; Esc leaves the name as it was', async () => {
    let name = 'Plan';
    const { api } = await openEditor({
      file: { name },
      handlers: {
        renameFile: ({ body }) => {
          ({ name } = body);
          return aBoardFile({ name });
        },
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Rename Plan' }));
    await userEvent.keyboard('Other{Escape}');
    await expect.element(page.getByRole('button', { name: 'Rename Plan' })).toBeVisible();
    expect(api.callsOf('renameFile')).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Rename Plan' }));
    await userEvent.keyboard(' 路线图 {Enter}');
    await expect.poll(() => api.callsOf('renameFile')[0]?.body).toEqual({ name: '路线图' });
    await expect.element(board()).toHaveFocus();
  });

  test('an empty name is refused with words', async () => {
    const { api } = await openEditor({ file: { name: 'Plan' } });
    await userEvent.click(page.getByRole('button', { name: 'Rename Plan' }));
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect.element(page.getByText('Give the board a name.').first()).toBeVisible();
    expect(api.callsOf('renameFile')).toEqual([]);
  });

  test('[ROLE-41] the owner can publish', async () => {
    const { fileKey } = await openEditor();
    await expect
      .element(page.getByRole('link', { name: 'Publish' }))
      .toHaveAttribute('href', `/community/profile?publish=${fileKey}`);
  });

  test('publishing waits until the server has everything', async () => {
    const { fileKey } = await openEditor();
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await tellServer(fileKey, 'hold');
    await putNote(300, 300, 'Last words');
    await userEvent.click(page.getByRole('link', { name: 'Publish' }));
    expect(opened).not.toHaveBeenCalled();
    await tellServer(fileKey, 'release');
    await expect
      .poll(() => opened.mock.calls[0]?.[0])
      .toMatch(new RegExp(`/community/profile\\?publish=${fileKey}$`, 'u'));
    opened.mockRestore();
  });

  test('[ROLE-41] nobody else sees publishing', async () => {
    await openEditor({ file: { role: 'editor' } });
    await expect.element(page.getByRole('link', { name: 'Publish' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await expect.element(page.getByRole('menuitem', { name: 'Copy link for your team' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Publish…' })).not.toBeInTheDocument();
  });

  test('says where the work stands in the review', async () => {
    await openEditor({ file: { auditStatus: 3 } });
    await expect.element(page.getByRole('link', { name: 'Publish again' })).toBeVisible();
  });
});
