import { aUserId } from '@boardwalk/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTicketFor } from '../../../../test/boards.ts';
import { openEditor, putNote } from '../../../../test/editor.ts';
import { LiveBoard } from '../live/live-board.ts';
import { cursorColor } from '../live/presence.ts';

const slow = { timeout: 15_000 };

/** How many pixels of a canvas are of a colour. */
function pixelsOf(canvas: HTMLCanvasElement | null, color: string): number {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return 0;
  const wanted = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let pixels = 0;
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((part, index) => data[at + index] === part)) pixels += 1;
  return pixels;
}

test('the laser of who presents is seen by the others on the board, in a presentation too, and writes nothing on it', async () => {
  const { fileKey } = await openEditor();
  await putNote(300, 300, 'Look');
  await expect.element(page.getByText('Saved', { exact: true }), slow).toBeVisible();
  const noor = new LiveBoard({ fileKey, getTicket: async () => aTicketFor('Noor', 2) });
  onTestFinished(() => noor.destroy());
  await expect.poll(() => noor.getState().isLoaded, slow).toBe(true);
  await expect.poll(() => noor.getOthers().length, slow).toBe(1);
  let edits = 0;
  noor.doc.on('update', () => (edits += 1));
  const laser = () => noor.getOthers()[0]?.laser;

  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Present' }));
  const slides = page.getByRole('dialog');
  await expect.element(slides.getByRole('button', { name: 'Laser pointer' }), slow).toBeVisible();
  const canvas = () => document.querySelector<HTMLCanvasElement>('dialog canvas');
  await expect.poll(() => canvas()?.dataset['waiting']).toBeUndefined();
  expect(laser()).toBeUndefined();
  await userEvent.keyboard('l');
  const stage = canvas();
  if (!stage) throw new Error('There is no slide.');
  await userEvent.hover(stage, { position: { x: 200, y: 200 } });
  await userEvent.hover(stage, { position: { x: 320, y: 240 } });
  await expect.poll(() => laser()?.length, slow).toBeGreaterThan(0);
  expect(laser()?.every(({ at, x, y }) => [at, x, y].every(Number.isInteger))).toBe(true);
  await userEvent.keyboard('l');
  await expect.poll(laser, slow).toBeUndefined();

  // And the other way round: over the slide, and over the board.
  const color = cursorColor(aUserId(2));
  noor.setLaser([[1, 380, 380]]);
  await expect.poll(() => pixelsOf(canvas(), color), slow).toBeGreaterThan(20);
  await userEvent.keyboard('{Escape}');
  await expect.element(slides).not.toBeInTheDocument();
  const board = () => pixelsOf(document.querySelector('canvas'), color);
  await expect.poll(board, slow).toBeGreaterThan(20);
  noor.setLaser(null);
  await expect.poll(board, slow).toBe(0);
  expect(edits).toBe(0);
});
