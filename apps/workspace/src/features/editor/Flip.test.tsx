import { BoardStore } from '@boardwalk/board';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { openEditor, putNote } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { LiveBoard } from './live/live-board.ts';

test('what is selected is flipped from its menu, which is said, and others see it', async () => {
  const { fileKey } = await openEditor();
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  const order = () =>
    [...store.elements.values()]
      .flatMap((element) => ('w' in element ? [element] : []))
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text);
  await putNote(300, 300, 'Left');
  await putNote(700, 300, 'Right');
  await expect.poll(order).toEqual(['Left', 'Right']);
  await userEvent.keyboard('{Control>}a{/Control}');
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('There is no board.');
  await userEvent.click(canvas, { button: 'right', position: { x: 300, y: 300 } });
  const item = page.getByRole('menuitem', { name: /^Flip horizontally/u });
  await expect.element(item).toBeVisible();
  await expectAccessible();
  await userEvent.click(item);
  await expect.poll(order).toEqual(['Right', 'Left']);
  await expect.element(page.getByRole('status').filter({ hasText: 'Flip horizontally' })).toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(order).toEqual(['Left', 'Right']);
});
