import { BoardStore } from '@boardwalk/board';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { clickBoard, openEditor } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { LiveBoard } from './live/live-board.ts';

test('a map gets a theme and a branch a colour, which others see, and one undo takes each back', async () => {
  // As wide as the bar and the panels of the header, and a little less than both with room between.
  await page.viewport(1240, 800);
  const { fileKey } = await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Mind map' }));
  await clickBoard(700, 350);
  await userEvent.keyboard('Plan{Escape}{Tab}One{Escape}');
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  const seen = () =>
    [...store.elements.values()]
      .toSorted((one, other) => one.text.localeCompare(other.text))
      .map(({ text, theme, style }) => [text, theme, style.stroke]);
  await expect.poll(seen).toEqual([
    ['One', undefined, undefined],
    ['Plan', undefined, undefined],
  ]);
  const style = page.getByRole('toolbar', { name: 'Style' });
  const bar = style.element().getBoundingClientRect();
  for (const panel of document.querySelectorAll('header > div')) {
    const { left, right, bottom } = panel.getBoundingClientRect();
    expect(right <= bar.left || bar.right <= left || bottom <= bar.top, 'the bar covers the header').toBe(
      true,
    );
  }
  const look = page.getByRole('button', { name: 'Map colors' });
  await userEvent.click(look);
  await userEvent.click(page.getByRole('button', { name: 'Ocean' }));
  await expect.element(page.getByRole('button', { name: 'Ocean' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Pink' }));
  await expect.poll(seen).toEqual([
    ['One', undefined, 'pink'],
    ['Plan', 'ocean', undefined],
  ]);
  await userEvent.click(page.getByRole('button', { name: 'As in the theme' }));
  await expect.poll(() => seen()[0]?.[2]).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  const undo = page.getByRole('button', { name: 'Undo' });
  await userEvent.click(undo);
  await expect.poll(() => seen()[0]?.[2]).toBe('pink');
  await userEvent.click(undo);
  await expect.poll(() => seen()[0]?.[2]).toBeUndefined();
  await userEvent.click(undo);
  await expect.poll(() => seen()[1]?.[1]).toBeUndefined();
});
