import { dropAllKept } from '@boardwalk/app-shell/kept-edits';
import { BoardStore } from '@boardwalk/board';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { allowClipboard } from '../../../test/clipboard.ts';
import { openEditor, putNote } from '../../../test/editor.ts';
import { expectAccessible, takeDownApp } from '../../../test/mount.tsx';
import { hold, tapOn } from '../../../test/touch.ts';
import { LiveBoard } from './live/live-board.ts';

/** What others see of a board: the text and the middle of its notes. */
function notesOn(fileKey: string): () => readonly (readonly [string, number, number])[] {
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  return () =>
    [...store.elements.values()].flatMap((element) =>
      element.type === 'sticky'
        ? [[element.text, element.x + element.w / 2, element.y + element.h / 2] as const]
        : [],
    );
}

/** Holds a finger at a point, and taps what the menu offers there. */
async function menuAt(x: number, y: number, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true });
  await hold(x, y, async () => await expect.element(item).toBeVisible());
  await tapOn(item);
  await expect.element(item).not.toBeInTheDocument();
}

afterEach(async () => {
  await allowClipboard(false);
  dropAllKept();
  await page.viewport(1280, 800);
});

test('by finger a note is cut on one board and pasted on another, where the menu was opened, though the browser refuses its clipboard', async () => {
  await page.viewport(390, 800);
  await allowClipboard(false);
  const first = await openEditor();
  const before = notesOn(first.fileKey);
  await putNote(200, 300, 'Moved');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => before().length).toBe(1);
  await hold(200, 300, async () => await expect.element(page.getByRole('menu')).toBeVisible());
  await expectAccessible();
  await tapOn(page.getByRole('menuitem', { name: /^Cut/u }));
  await expect.poll(before).toEqual([]);
  takeDownApp();

  const second = await openEditor();
  const after = notesOn(second.fileKey);
  await putNote(200, 250, 'There');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => after().length).toBe(1);
  const [, x = 0, y = 0] = after()[0] ?? [];
  await menuAt(210, 520, 'Paste Ctrl+V');
  await expect.poll(() => after().length).toBe(2);
  const moved = after().find(([text]) => text === 'Moved');
  expect([moved?.[1], moved?.[2]]).toEqual([x + 10, y + 270]);
});

test('says why nothing was pasted', async () => {
  await openEditor();
  const notices = page.getByRole('region', { name: 'Notifications' });
  const paste = async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'All commands' })).toBeVisible();
    await userEvent.keyboard('paste{Enter}');
  };
  await allowClipboard(false);
  await paste();
  await expect.element(notices.getByText(/^The browser does not let this page read/u)).toBeVisible();
  await allowClipboard(true);
  await navigator.clipboard.writeText(' ');
  await paste();
  await expect.element(notices.getByText(/^There is nothing to paste/u)).toBeVisible();
});

test('what is selected is copied as a picture, and the list of shortcuts names it with cut, copy and paste', async () => {
  await allowClipboard(true);
  await openEditor();
  await putNote(400, 300, 'Here');
  await putNote(900, 300, 'There');
  await userEvent.keyboard('{Alt>}{Shift>}c{/Shift}{/Alt}');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect.element(notices.getByText('Copied to clipboard')).toBeVisible();
  const [item] = await navigator.clipboard.read();
  expect(item?.types).toEqual(['image/png']);
  const picture = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
  // Twice the size of one note with some room, and not of both.
  expect(picture.width).toBeGreaterThan(320);
  expect(picture.width).toBeLessThan(800);
  await userEvent.keyboard('{Escape}?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByRole('heading', { name: 'Clipboard' })).toBeVisible();
  for (const name of ['Cut', 'Copy', 'Paste', 'Copy as picture'])
    await expect.element(dialog.getByText(name, { exact: true })).toBeVisible();
});
