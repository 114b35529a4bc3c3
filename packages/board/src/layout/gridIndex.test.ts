import { expect, test } from 'vitest';
import { GridIndex } from './gridIndex.ts';

const at = (x: number, y: number, size = 10) => ({ x, y, w: size, h: size });

test('a grid finds what is in any of some areas, each once', () => {
  const grid = new GridIndex();
  for (let index = 0; index < 40; index += 1) grid.set(`e${index}`, at(index * 1000, 0));
  grid.set('wide', { x: 0, y: 0, w: 1500, h: 10 });
  expect([...grid.query(at(0, 0), at(1000, 0))].toSorted()).toEqual(['e0', 'e1', 'wide']);
  expect([...grid.query(at(5000, 0), at(90_000, 0))]).toEqual(['e5']);
  expect(grid.query({ x: -1e6, y: -1e6, w: 2e6, h: 2e6 }).size).toBe(41);
});

test('what is filed elsewhere, or taken out, is not found where it was, however large it is', () => {
  const grid = new GridIndex();
  const [here, there, everywhere] = [at(0, 0), at(9000, 0), at(-50_000, -50_000, 100_000)];
  grid.set('a', here);
  grid.set('a', there, here);
  expect(grid.query(at(0, 0)).has('a')).toBe(false);
  expect(grid.query(at(9000, 0)).has('a')).toBe(true);
  grid.set('a', everywhere, there);
  expect(grid.query(at(20_000, 20_000)).has('a')).toBe(true);
  grid.set('a', here, everywhere);
  expect(grid.query(at(20_000, 20_000)).has('a')).toBe(false);
  grid.delete('a', here);
  expect(grid.query(at(0, 0)).has('a')).toBe(false);
});
