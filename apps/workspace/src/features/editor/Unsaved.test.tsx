import type { FileRole } from '@boardwalk/domain';
import { aBoardFile } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, freshFileKey, storedOnServer, tellServer } from '../../../test/boards.ts';
import { openEditor, openOutline, outlineNames, putNote } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const slow = { timeout: 15_000 };

describe('edits that cannot be saved', () => {
  /** Opens a board, draws on it offline, and comes back with no right to edit. */
  async function lowered(ownKey = '') {
    let role: FileRole = 'editor';
    const opened = await openEditor({
      handlers: {
        createCollabTicket: ({ path }) =>
          path.file_key === ownKey ? aLiveTicket({ role: 'owner' }) : aLiveTicket({ role, ticket: role }),
        createFile: () => aBoardFile({ file_key: ownKey }),
      },
    });
    window.dispatchEvent(new Event('offline'));
    await putNote(400, 300, 'Not to be lost');
    role = 'viewer';
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('You may only view this board now.'), slow).toBeVisible();
    return opened;
  }

  test('are offered to the person, who may keep them as a board of their own', async () => {
    const fileKey = freshFileKey();
    const { api, address } = await lowered(fileKey);
    await expectAccessible();
    // Anyone who is typing and presses Enter must not throw the edits away.
    const save = page.getByRole('button', { name: 'Save as a new board of mine' });
    await expect.element(save).toHaveFocus();
    await userEvent.click(save);
    await expect.poll(address).toBe(`/editor/${fileKey}`);
    expect(api.callsOf('createFile')).toHaveLength(1);
    await openOutline();
    await expect.poll(outlineNames).toEqual(['Sticky note “Not to be lost”']);
  });

  test('are given up only when the person says so', async () => {
    await lowered();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Discard my changes' }));
    await expect.element(page.getByText('View only')).toBeVisible();
    await openOutline();
    expect(outlineNames()).toEqual([]);
  });

  test('leave the view as it was when the board is had again', async () => {
    const { api, fileKey } = await openEditor({
      handlers: { createCollabTicket: () => aLiveTicket({ role: 'owner' }) },
    });
    await openOutline();
    await userEvent.click(page.getByRole('button', { name: 'Zoom out' }));
    const zoomed = page.getByRole('button', { name: /80%/u });
    await expect.element(zoomed).toBeVisible();
    await tellServer(fileKey, 'hold');
    await putNote(400, 600, 'Again');
    // The test's own server takes the note in, and reports only that it has not.
    await expect.poll(() => storedOnServer(fileKey)).toContain('Again');
    await tellServer(fileKey, 'misread');
    await expect.element(page.getByText('The server could not read them.'), slow).toBeVisible();
    expect(api.callsOf('createCollabTicket')).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Discard my changes' }));
    await expect.poll(() => api.callsOf('createCollabTicket').length).toBe(2);
    await expect.poll(outlineNames, slow).toEqual(['Sticky note “Again”']);
    await expect.element(zoomed).toBeVisible();
  });
});

describe('leaving', () => {
  test('waits until all is stored, then goes', async () => {
    const { fileKey, address } = await openEditor({ handlers: ONE_PLACE });
    await tellServer(fileKey, 'hold');
    await putNote(300, 300, 'Last words');
    await userEvent.click(page.getByRole('link', { name: 'All boards' }));
    await expect.element(page.getByRole('alertdialog', { name: 'Saving your last changes' })).toBeVisible();
    expect(address()).toBe(`/editor/${fileKey}`);
    await tellServer(fileKey, 'release');
    await expect.poll(address, slow).toBe('/home/');
  });

  test('offline it says what would become of the changes, and one can stay', async () => {
    const { fileKey, address } = await openEditor();
    window.dispatchEvent(new Event('offline'));
    await putNote(300, 300, 'Unsent');
    await expect.element(page.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: 'All boards' }));
    await expect
      .element(page.getByRole('alertdialog', { name: 'Some changes are not saved yet' }))
      .toBeVisible();
    await expect.element(page.getByText('They are kept in this browser.', { exact: false })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Stay here' }));
    expect(address()).toBe(`/editor/${fileKey}`);
    await expect
      .element(page.getByText('Your changes are kept in this browser', { exact: false }))
      .toBeVisible();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true }), slow).toBeVisible();
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});
