import { BoardStore, ShapeKind } from '@boardwalk/board';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aLiveTicket } from '../../../test/boards.ts';
import { clickBoard, openEditor } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { LiveBoard } from './live/live-board.ts';

test('shapes for everything and for flow charts are chosen by keys, each with a picture of its own', async () => {
  await page.viewport(1280, 800);
  const { fileKey } = await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Kind of shape' }));
  const flow = page.getByRole('group', { name: 'Flow chart' });
  await expect.element(flow).toBeVisible();
  const basic = page.getByRole('group', { name: 'Basic shapes' });
  const kinds = [...basic.getByRole('button').elements(), ...flow.getByRole('button').elements()];
  expect(kinds).toHaveLength(Object.values(ShapeKind).length);
  // A shape whose form has not come would be one more rectangle.
  const pictures = kinds.map((kind) => kind.querySelector('path')?.getAttribute('d'));
  expect(new Set(pictures).size).toBe(kinds.length);
  expect(new Set(kinds.map((kind) => kind.getAttribute('aria-label'))).size).toBe(kinds.length);
  await expectAccessible();

  await userEvent.keyboard('{End}');
  await expect.element(flow.getByRole('button', { name: 'Summing junction' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(basic.getByRole('button', { name: 'Rectangle', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const below = document.activeElement;
  expect(below).toBe(kinds[5]);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(kinds[0]);

  const pick = flow.getByRole('button', { name: 'Document', exact: true });
  await userEvent.click(pick);
  await clickBoard(700, 350);
  await userEvent.keyboard('{Escape}');
  const live = new LiveBoard({ fileKey, getTicket: async () => aLiveTicket() });
  const store = new BoardStore(live.doc);
  onTestFinished(() => {
    store.destroy();
    live.destroy();
  });
  const seen = () => [...store.elements.values()].map((element) => element.type === 'shape' && element.shape);
  await expect.poll(seen).toEqual(['document']);

  // The shape that there is becomes another one.
  await userEvent.click(
    page.getByRole('toolbar', { name: 'Style' }).getByRole('button', { name: 'Kind of shape' }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Speech bubble' }));
  await expect.poll(seen).toEqual(['speech']);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.poll(seen).toEqual(['document']);
});

test('all shapes can be reached on a small phone', async () => {
  await page.viewport(320, 568);
  await openEditor();
  await userEvent.click(page.getByRole('button', { name: 'Kind of shape' }));
  const last = page.getByRole('button', { name: 'Summing junction' });
  await expect.element(last).toBeInTheDocument();
  last.element().scrollIntoView();
  const { left, right, top, bottom, width } = last.element().getBoundingClientRect();
  expect([left >= 0, right <= 320, top >= 0, bottom <= 568]).toEqual([true, true, true, true]);
  expect(width).toBeGreaterThanOrEqual(36);
  const basic = page.getByRole('group', { name: 'Basic shapes' }).getByRole('button').elements();
  const outside = basic.filter((button) => {
    const box = button.getBoundingClientRect();
    return box.left < 0 || box.right > 320;
  });
  expect(outside.map((button) => button.getAttribute('aria-label'))).toEqual([]);
});
