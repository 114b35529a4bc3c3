import { BoardStore, slidesOf } from '@boardwalk/board';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../../test/boards.ts';
import { clickBoard, openEditor } from '../../../../test/editor.ts';
import { expectAccessible } from '../../../../test/mount.tsx';
import { LiveBoard } from '../live/live-board.ts';

const dialog = page.getByRole('dialog', { name: 'Order of slides' });
const rows = () => [...dialog.getByRole('listitem').elements()];
const names = () => rows().map((row) => row.querySelector('[dir="auto"]')?.textContent);

async function drawFrames(...titles: string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    await userEvent.click(page.getByRole('button', { name: 'Frame', exact: true }));
    await clickBoard(340 + index * 200, 400);
    await userEvent.keyboard(`${title}{Enter}{Escape}`);
  }
}

async function openSlides(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'More', exact: true }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Order of slides…' }));
  await expect.element(dialog).toBeVisible();
}

/** What another person sees of the board. */
function otherOf(fileKey: string): () => string[] {
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  return () => slidesOf(store).map(({ text }) => text);
}

test('slides are ordered by keys and buttons, others see it, and undo and reading order take it back', async () => {
  await page.viewport(1280, 800);
  const { fileKey } = await openEditor();
  await drawFrames('One', 'Two', 'Three');
  const seen = otherOf(fileKey);
  await openSlides();
  await expect.poll(names).toEqual(['One', 'Two', 'Three']);
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Move Three up' }));
  await expect.poll(names).toEqual(['One', 'Three', 'Two']);
  await expect.element(dialog.getByText('Three is slide 2 of 3 now.')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(names).toEqual(['Three', 'One', 'Two']);
  await expect.element(dialog.getByRole('button', { name: 'Move Three up' })).toHaveFocus();
  await expect.poll(seen).toEqual(['Three', 'One', 'Two']);
  await userEvent.click(dialog.getByRole('button', { name: 'Use reading order' }));
  await expect.poll(names).toEqual(['One', 'Two', 'Three']);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(seen).toEqual(['Three', 'One', 'Two']);
});

test('slides are dragged by their grips', async () => {
  await page.viewport(1280, 800);
  await openEditor();
  await drawFrames('One', 'Two', 'Three');
  await openSlides();
  await expect.poll(names).toEqual(['One', 'Two', 'Three']);
  const [first] = dialog.getByTestId('grip').elements();
  const last = rows().at(-1);
  if (!first || !last) throw new Error('no rows');
  await userEvent.dragAndDrop(first, last);
  await expect.poll(names).toEqual(['Two', 'Three', 'One']);
});

test('a board without frames says what to do, and the menu of a frame deletes it with what is in it', async () => {
  await page.viewport(1280, 800);
  const { fileKey } = await openEditor();
  await openSlides();
  await expect.element(dialog.getByText(/^There is no frame yet/u)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await drawFrames('One');
  await userEvent.click(page.getByRole('button', { name: 'Sticky note' }));
  await clickBoard(340, 400);
  await userEvent.keyboard('In it{Escape}');
  const seen = otherOf(fileKey);
  await expect.poll(seen).toEqual(['One']);
  await userEvent.keyboard('{Escape}{Control>}a{/Control}{Shift>}{F10}{/Shift}');
  await userEvent.click(page.getByRole('menuitem', { name: /^Delete with content/u }));
  await expect.poll(seen).toEqual([]);
});
