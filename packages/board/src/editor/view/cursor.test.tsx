import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frames, mouse } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { sticky } from '../../../test/elements.ts';

test('a mouse that stands still shows another cursor when a key chooses another tool, and the one before when that ends', async () => {
  const { editor, at, canvas } = await edit([sticky('a', { x: 0, y: 0, w: 200, h: 200 })]);
  await mouse.event('mouseMoved', ...at(100, 100));
  expect(canvas.style.cursor).toBe('move');
  editor.focus();
  await userEvent.keyboard('h');
  await frames();
  expect(canvas.style.cursor).toBe('grab');
  await userEvent.keyboard('v');
  await frames();
  expect(canvas.style.cursor).toBe('move');
  await userEvent.keyboard('{ >}');
  expect(canvas.style.cursor).toBe('grab');
  await userEvent.keyboard('{/ }');
  expect(canvas.style.cursor).toBe('move');
});

test('a drag keeps its cursor while others move on the board', async () => {
  const { editor, at, canvas } = await edit([sticky('a', { x: 0, y: 0, w: 200, h: 200 })]);
  await mouse.event('mouseMoved', ...at(100, 100));
  await mouse.event('mousePressed', ...at(100, 100));
  for (const x of [200, 300, 400]) {
    await mouse.event('mouseMoved', ...at(x, 100));
    await frames();
  }
  editor.setPresence([{ id: '1', name: 'Noor', color: '#d6437f', cursor: { x: 0, y: 0 }, selection: [] }]);
  expect(canvas.style.cursor).toBe('move');
  await mouse.event('mouseReleased', ...at(400, 100));
  await frames();
  expect(canvas.style.cursor).toBe('move');
});
