import { DOCUMENT_FORMAT } from '@boardwalk/board/document';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { clickBoard, openEditor, putNote } from '../../../test/editor.ts';
import { expectAccessible, takeDownApp } from '../../../test/mount.tsx';

const slow = { timeout: 15_000 };

/** Files that the browser is given to keep from now on. */
function downloads(): { readonly name: string; readonly bytes: Promise<Uint8Array> }[] {
  const files: { name: string; bytes: Promise<Uint8Array> }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const bytes = fetch(this.href).then(async (answer) => new Uint8Array(await answer.arrayBuffer()));
    files.push({ name: this.download, bytes });
  });
  onTestFinished(() => click.mockRestore());
  return files;
}

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

  test('makes files of the board, which name what is not in them', async () => {
    const { fileKey } = await openEditor({ file: { name: 'A/B' } });
    await putNote(300, 300, 'Look ☕ 漢');
    await expect.element(page.getByText('Saved', { exact: true }), slow).toBeVisible();
    takeDownApp();
    const files = downloads();
    await openEditor({ fileKey, file: { role: 'viewer', name: 'A/B' }, ticket: 'viewer' });
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Export…' }));
    const dialog = page.getByRole('dialog', { name: 'Export' });
    const make = dialog.getByRole('button', { name: 'Export', exact: true });
    const made = async (format: string) => {
      await userEvent.selectOptions(dialog.getByLabelText('Format'), format);
      await userEvent.click(make);
      await expect.element(dialog.getByText(/is with your downloads$/u), slow).toBeVisible();
      return (await files.at(-1)?.bytes) ?? new Uint8Array();
    };
    const again = async () =>
      await userEvent.click(dialog.getByRole('button', { name: 'Export another file' }));
    await expectAccessible();
    expect([...(await made('Picture (PNG)')).subarray(1, 4)]).toEqual([...'PNG'].map((c) => c.charCodeAt(0)));
    await expect.element(dialog.getByText('Everything is in it.')).toBeVisible();
    await again();
    const pdf = new TextDecoder('latin1').decode(await made('Document (PDF)'));
    expect(pdf).toMatch(/^%PDF-/u);
    // The emoji, which no font of boards has, is a picture.
    await expect.element(dialog.getByText('Everything is in it.')).toBeVisible();
    await again();
    const markdown = new TextDecoder().decode(await made('Text (Markdown)'));
    expect(markdown).toContain('Look ☕ 漢');
    await expect.element(dialog.getByText('1 element became a line of the outline')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['A-B.png', 'A-B.pdf', 'A-B.md']);
    await expectAccessible();
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
});
