import type { FileVersion } from '@boardwalk/api-client';
import type { StickyElement } from '@boardwalk/board';
import { aBoardFile, aBoardSnapshot, aPerson, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, freshFileKey } from '../../../../test/boards.ts';
import { openEditor, openOutline, outlineNames, putNote } from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';

const slow = { timeout: 15_000 };
const OBJECT = 'a'.repeat(64);

const note = (id: string, text: string): StickyElement => ({
  id,
  type: 'sticky',
  z: 'a0',
  x: 0,
  y: 0,
  w: 160,
  h: 160,
  text,
  style: {},
});

const VERSION: FileVersion = {
  id: '7',
  file_key: 'k7Qm3XpT9wRb',
  object_id: OBJECT,
  kind: 'automatic',
  name: null,
  element_count: 1,
  author: aPerson({ nick_name: 'Mara' }),
  restored_from: null,
  created_at: '2026-03-14T09:26:53.000Z',
};

/** The dialog of versions of an empty board, which once had a note. */
async function openVersions(
  copyKey = freshFileKey(),
  handlers: MockHandlers = {},
  draw = async (): Promise<void> => {},
) {
  const createVersion = vi.fn(() => VERSION);
  const restoreVersion = vi.fn(() => VERSION);
  const opened = await openEditor({
    handlers: {
      listVersions: () => ({ list: [VERSION], next_cursor: '', has_more: false }),
      getVersionObject: () => aBoardSnapshot({ elements: [{ ...note('n1', 'Once'), style: {} }] }),
      createFile: () => aBoardFile({ file_key: copyKey }),
      createVersion,
      restoreVersion,
      ...handlers,
    },
  });
  await draw();
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Versions…' }));
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect.element(dialog.getByRole('button', { name: /^Kept by itself/u }), slow).toBeVisible();
  return { ...opened, dialog, createVersion, restoreVersion };
}

describe('versions', () => {
  test('the board of now is kept under a name, which the keyboard is led to', async () => {
    const answer = Promise.withResolvers<FileVersion>();
    const createVersion = vi.fn(() => answer.promise);
    const { dialog } = await openVersions(freshFileKey(), { createVersion });
    const keep = dialog.getByRole('button', { name: 'Keep the board as it is now' });
    await userEvent.click(keep);
    await expect.element(dialog.getByText('Give the version a name.')).toBeVisible();
    expect(createVersion).not.toHaveBeenCalled();
    const name = dialog.getByLabelText('Name of a new version');
    await expect.element(name).toHaveFocus();
    await userEvent.fill(name, ' Before the review ');
    await userEvent.click(keep);
    await expect.poll(() => createVersion.mock.calls).toHaveLength(1);
    // Else it would be gone with the answer.
    await userEvent.fill(name, 'The next one');
    await expect.element(name).toHaveValue(' Before the review ');
    answer.resolve(VERSION);
    await expect.element(name).toHaveValue('');
  });

  test('one is compared with the board of now and brought back when that is confirmed', async () => {
    const { dialog, restoreVersion } = await openVersions();
    await userEvent.click(dialog.getByRole('button', { name: /^Kept by itself/u }));
    await expect.element(dialog.getByRole('region', { name: 'Then' }), slow).toBeVisible();
    await expect.element(dialog.getByText('Since then: 0 added, 0 changed, 1 deleted')).toBeVisible();
    await expect
      .element(dialog.getByRole('region', { name: 'Changes' }).getByRole('button'))
      .toHaveTextContent('RemovedSticky note “Once”');
    await expectAccessible();
    const restore = dialog.getByRole('button', { name: 'Bring this version back' });
    await userEvent.click(restore);
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
    expect(restoreVersion).not.toHaveBeenCalled();
    await userEvent.click(restore);
    await userEvent.click(
      page.getByRole('alertdialog').getByRole('button', { name: 'Bring this version back' }),
    );
    await expect.element(page.getByText('The version is back on the board')).toBeVisible();
    expect(restoreVersion).toHaveBeenCalledTimes(1);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('one is deleted when that is confirmed; the keyboard goes on with the version beside it, then with the name', async () => {
    let kept = [VERSION, { ...VERSION, id: '8', name: 'Before the review' }];
    const { dialog } = await openVersions(freshFileKey(), {
      listVersions: () => ({ list: kept, next_cursor: '', has_more: false }),
      deleteVersion: ({ path: { version_id: id } }) => {
        kept = kept.filter((version) => version.id !== id);
        return null;
      },
    });
    const remove = async (name: RegExp) => {
      await userEvent.click(dialog.getByRole('button', { name }));
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
      await expect.element(dialog.getByRole('button', { name })).not.toBeInTheDocument();
      await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    };
    await remove(/^Kept by itself/u);
    await expect.element(page.getByText('The version is deleted').first()).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^Before the review/u })).toHaveFocus();
    await remove(/^Before the review/u);
    await expect.element(dialog.getByLabelText('Name of a new version')).toHaveFocus();
  });

  test('both boards show the same part and their pictures; a change comes into view on both', async () => {
    const elements = [
      { ...note('n1', 'Once') },
      { ...note('far', 'Far away'), x: 4000, y: 3000 },
      { ...note('p1', ''), type: 'picture' as const, x: 300, asset: 'c'.repeat(64) },
    ];
    const { dialog } = await openVersions(
      freshFileKey(),
      { getVersionObject: () => aBoardSnapshot({ elements }) },
      () => putNote(400, 300, 'Today'),
    );
    performance.clearResourceTimings();
    await userEvent.click(dialog.getByRole('button', { name: /^Kept by itself/u }));
    // A narrow viewer does not show its scale, but has it.
    const scaleOf = (side: string) =>
      dialog.getByRole('region', { name: side }).element().querySelector('[title="Actual size"]')
        ?.textContent;
    await expect.element(dialog.getByRole('region', { name: 'Now' }), slow).toBeVisible();
    const isAsked = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('c'.repeat(64)));
    await expect.poll(isAsked, slow).toBe(true);
    // Until all of it fits, it is shown as large as it is.
    await expect.poll(() => scaleOf('Then'), slow).not.toBe('100%');
    const whole = scaleOf('Then');
    await dialog.getByRole('button', { name: /Far away/u }).click();
    await expect.poll(() => scaleOf('Then'), slow).not.toBe(whole);
    await expect.poll(() => scaleOf('Now')).toBe(scaleOf('Then'));
  });

  test('one becomes a board of its own, with its pictures', async () => {
    const copyKey = freshFileKey();
    const picture = { id: 'p1', type: 'picture', z: 'a1', x: 200, y: 0, w: 80, h: 40, text: '', style: {} };
    const stored: string[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(
      async () => new Response(new Blob(['abc'], { type: 'image/png' })),
    );
    const { dialog, address } = await openVersions(copyKey, {
      getVersionObject: () =>
        aBoardSnapshot({
          elements: [
            { ...note('n1', 'Once'), style: {} },
            { ...picture, type: 'picture', asset: 'b'.repeat(64) },
          ],
        }),
      uploadFileImage: ({ path: { fileKey, hash } }) => {
        stored.push(fileKey);
        return { hash, url: '/x', width: 400, height: 200, size: 9, type: 'image/png' };
      },
    });
    await userEvent.click(dialog.getByRole('button', { name: /^Kept by itself/u }));
    await userEvent.click(dialog.getByRole('button', { name: 'Open as a new board' }));
    await expect.poll(address, slow).toBe(`/editor/${copyKey}`);
    await expect.element(page.getByRole('textbox', { name: /^Board:/u }), slow).toBeInTheDocument();
    await openOutline();
    expect(outlineNames()).toEqual(['Sticky note “Once”', 'Picture']);
    expect(stored).toEqual([copyKey]);
  });

  test('one that cannot become a board leaves no half of it', async () => {
    const copyKey = freshFileKey();
    let isGone = true;
    let isOffline = true;
    const { api, dialog, address } = await openVersions(copyKey, {
      createCollabTicket: ({ path: { file_key: key } }) =>
        key === copyKey && isGone ? failWith('file_not_found') : aLiveTicket({ role: 'owner' }),
      deleteFile: () => (isOffline ? failWith('internal_error') : null),
    });
    await userEvent.click(dialog.getByRole('button', { name: /^Kept by itself/u }));
    const copy = dialog.getByRole('button', { name: 'Open as a new board' });
    await userEvent.click(copy);
    await expect.poll(() => api.callsOf('deleteFile').length, slow).toBe(1);
    // It could not be taken away: the next try goes on with it.
    isOffline = false;
    await userEvent.click(copy);
    await expect.poll(() => api.callsOf('deleteFile').length, slow).toBe(2);
    expect(api.callsOf('createFile')).toHaveLength(1);
    isGone = false;
    await userEvent.click(copy);
    await expect.poll(address, slow).toBe(`/editor/${copyKey}`);
    expect(api.callsOf('createFile')).toHaveLength(2);
    expect(api.callsOf('deleteFile')).toHaveLength(2);
  });

  test('who came by a link is not offered them', async () => {
    await openEditor({ file: { role: 'editor', may_keep_versions: false } });
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await expect.element(page.getByRole('menuitem', { name: 'Export…' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: 'Versions…' }).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
  });
});
