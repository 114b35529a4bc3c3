import { makeSnapshot } from '@boardwalk/board';
import { failWith } from '@boardwalk/test-kit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket, tellServer } from '../../../test/boards.ts';
import { openEditor, openOutline, outlineNames, putNote } from '../../../test/editor.ts';
import { expectAccessible, takeDownApp } from '../../../test/mount.tsx';
import { aWorkbook } from '../../../test/workbook.ts';

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

test('a viewer makes files of the board, which name what is not in them', async () => {
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

/** Drops a file on the page. */
function drop(name: string, content: BlobPart): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  const board = document.querySelector('[data-board]');
  if (board === null) throw new Error('There is no board.');
  board.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

test('a file that is dropped comes onto the board in one step, and says what is different', async () => {
  await openEditor();
  await putNote(300, 300, 'Mine');
  drop(
    'plan.mm',
    '<map><node TEXT="Trip"><node TEXT="Coat"><icon BUILTIN="unheard-of"/></node></node></map>',
  );
  const dialog = page.getByRole('dialog', { name: 'Import into this board' });
  await expect.element(dialog.getByText('plan.mm is on the board'), slow).toBeVisible();
  await expect.element(dialog.getByText('1 icon is missing')).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }).last());
  await openOutline();
  await expect
    .poll(() => outlineNames().toSorted())
    .toEqual(['Sticky note “Mine”', 'Topic “Coat”', 'Topic “Trip”']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(outlineNames).toEqual(['Sticky note “Mine”']);
  drop('plan.mm', '<map><node');
  await expect.element(dialog.getByText('plan.mm cannot be imported'), slow).toBeVisible();
  // Nothing is said of another file that was not found of it.
  drop('next.mm', '<map><node TEXT="Next"/></map>');
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(dialog.getByText(/cannot be imported/u).elements()).toEqual([]);
  await expect.element(dialog.getByText('next.mm is on the board'), slow).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a file does not come back by itself with the right to edit', async () => {
  let role: 'editor' | 'viewer' = 'editor';
  const { fileKey } = await openEditor({
    file: { role },
    handlers: { createCollabTicket: () => aLiveTicket({ role, ticket: role }) },
  });
  drop('plan.mm', '<map><node');
  const dialog = page.getByRole('dialog', { name: 'Import into this board' });
  await expect.element(dialog.getByText('plan.mm cannot be imported'), slow).toBeVisible();
  role = 'viewer';
  await tellServer(fileKey, 'rejoin');
  await expect.element(dialog, slow).not.toBeInTheDocument();
  role = 'editor';
  await tellServer(fileKey, 'rejoin');
  await expect.element(page.getByRole('button', { name: 'Sticky note' }), slow).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('pictures of another board are missing in a file of it, which says so; those of this one are here', async () => {
  await openEditor();
  const [here, elsewhere] = ['a'.repeat(64), 'b'.repeat(64)];
  const picture = { type: 'picture', z: 'a0', style: {}, text: '', x: 0, y: 0, w: 80, h: 80 } as const;
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push(url);
    return new Response(null, { status: url.includes(here) ? 200 : 404 });
  });
  const board = makeSnapshot([
    { ...picture, id: 'p1', asset: here },
    { ...picture, id: 'p2', asset: elsewhere },
  ]);
  drop('own.json', JSON.stringify(board));
  const dialog = page.getByRole('dialog', { name: 'Import into this board' });
  await expect.element(dialog.getByText('own.json is on the board'), slow).toBeVisible();
  await expect.element(dialog.getByText('1 picture is missing')).toBeVisible();
  expect(asked.filter((url) => url.includes(elsewhere))).toHaveLength(1);
});

test('pictures of topics in a workbook of XMind are stored for the board, in the shape that they have; one that is refused is counted', async () => {
  await openEditor({
    handlers: {
      uploadFileImage: async ({ path, form }) => {
        const file = form?.get('file');
        if (!(file instanceof Blob) || file.type !== 'image/png' || file.size !== 2)
          return failWith('image_not_accepted');
        return { hash: path.hash, url: '/x', width: 800, height: 400, size: 2, type: 'image/webp' };
      },
    },
  });
  drop('trip.xmind', aWorkbook());
  const dialog = page.getByRole('dialog', { name: 'Import into this board' });
  await expect.element(dialog.getByText('trip.xmind is on the board'), slow).toBeVisible();
  await expect.element(dialog.getByText('1 picture is missing')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Topic “Trip”, with a picture', 'Topic “Sea”']);
});

test('stopping an import has no more of its pictures sent', async () => {
  let sent = 0;
  const first = Promise.withResolvers<void>();
  await openEditor({
    handlers: {
      uploadFileImage: async ({ path }) => {
        sent += 1;
        if (sent === 1) await first.promise;
        return { hash: path.hash, url: '/x', width: 800, height: 400, size: 2, type: 'image/webp' };
      },
    },
  });
  const bytes = aWorkbook();
  drop('trip.xmind', bytes);
  const dialog = page.getByRole('dialog', { name: 'Import into this board' });
  await expect.poll(() => sent, slow).toBe(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  first.resolve();
  drop('trip.xmind', bytes);
  await expect.element(dialog.getByText('trip.xmind is on the board'), slow).toBeVisible();
  expect(sent).toBe(3);
});
