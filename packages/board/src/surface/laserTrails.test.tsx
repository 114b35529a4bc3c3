import { expect, test, vi } from 'vitest';
import { colorAt } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { shape } from '../../test/elements.ts';
import type { RemotePresence } from '../editor/index.ts';

const RED = '255,0,0';

/** Somebody whose laser was at some places, 100 ms apart. */
const pointing = (...places: readonly (readonly [at: number, x: number, y: number])[]): RemotePresence[] => [
  {
    id: '2',
    name: 'Noor',
    color: '#ff0000',
    cursor: null,
    selection: [],
    ...(places.length > 0 ? { laser: places.map(([at, x, y]) => ({ at, x, y })) } : {}),
  },
];

const BOARD = [shape('a', { x: 0, y: 0, w: 10, h: 10 }), shape('b', { x: 500, y: 300, w: 10, h: 10 })];

test('the laser of somebody else is a dot with a trail in their colour, which fades; the dot stays until it is off', async () => {
  // The tests ask for less motion.
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? matchMedia('not all') : matchMedia(query),
  );
  const { editor, canvas, at } = await edit(BOARD);
  const [middle, end] = [at(250, 150), at(400, 150)];
  const bare = colorAt(canvas, ...middle);
  editor.setPresence(pointing([1000, 100, 150]));
  await expect.poll(() => colorAt(canvas, ...at(100, 150))).toBe(RED);
  const seen = new Set<string>();
  let frame = 0;
  const watch = () => {
    seen.add(colorAt(canvas, ...middle));
    frame = requestAnimationFrame(watch);
  };
  watch();
  editor.setPresence(pointing([1000, 100, 150], [1100, 400, 150]));
  await expect.poll(() => colorAt(canvas, ...end)).toBe(RED);
  // It fades: there are many shades of it.
  await expect.poll(() => seen.size).toBeGreaterThan(2);
  await expect.poll(() => colorAt(canvas, ...middle)).toBe(bare);
  cancelAnimationFrame(frame);
  expect(colorAt(canvas, ...end)).toBe(RED);
  // The same place again is nothing new, and brings no trail back.
  editor.setPresence(pointing([1000, 100, 150], [1100, 400, 150]));
  expect(colorAt(canvas, ...middle)).toBe(bare);
  editor.setPresence(pointing());
  await expect.poll(() => colorAt(canvas, ...end)).toBe(bare);
});

test('where less motion is asked for there is a dot alone', async () => {
  const { editor, canvas, at } = await edit(BOARD);
  const [start, middle, end] = [at(100, 150), at(250, 150), at(400, 150)];
  const bare = colorAt(canvas, ...middle);
  editor.setPresence(pointing([1000, 100, 150]));
  await expect.poll(() => colorAt(canvas, ...start)).toBe(RED);
  editor.setPresence(pointing([1000, 100, 150], [1100, 400, 150]));
  await expect.poll(() => colorAt(canvas, ...end)).toBe(RED);
  expect([colorAt(canvas, ...start), colorAt(canvas, ...middle)]).toEqual([bare, bare]);
  editor.setPresence([]);
  await expect.poll(() => colorAt(canvas, ...end)).toBe(bare);
});
