import { expect, test } from 'vitest';
import type { SharedLaserPoint } from '../live/presence.ts';
import { laserSender } from './laser-sender.ts';

/** A sender at a clock that stands still until it is put on. */
function sending() {
  const sent: (readonly SharedLaserPoint[] | null)[] = [];
  let time = 0;
  const point = laserSender(
    (points) => sent.push(points),
    () => time,
  );
  const at = (ms: number, x: number) => {
    time = ms;
    point({ x, y: 0 });
  };
  return { at, off: () => point(null), sent, last: () => sent.at(-1) };
}

test('names the places of the last second, some way apart, and always the newest', () => {
  const { at, last } = sending();
  for (const ms of [0, 10, 20, 30, 40, 50]) at(ms, ms + 0.4);
  expect(last()).toEqual([
    [0, 0, 0],
    [30, 30, 0],
    [50, 50, 0],
  ]);
  at(1045, 7);
  expect(last()).toEqual([
    [50, 50, 0],
    [1045, 7, 0],
  ]);
});

test('stays short however long and fast somebody points', () => {
  const { at, sent } = sending();
  for (let ms = 0; ms < 20_000; ms += 4) at(ms, 1_000_000 - ms);
  for (const points of sent) expect(points?.length).toBeLessThanOrEqual(32);
  // A state may be 16,384 characters long, with selection and drag beside this.
  expect(Math.max(...sent.map((points) => JSON.stringify(points).length))).toBeLessThan(1_000);
  expect(sent.at(-1)?.length).toBeGreaterThan(20);
});

test('says once that it is off', () => {
  const { at, off, sent } = sending();
  off();
  expect(sent).toEqual([]);
  at(0, 1);
  off();
  off();
  expect(sent).toEqual([[[0, 1, 0]], null]);
  at(5000, 2);
  expect(sent.at(-1)).toEqual([[5000, 2, 0]]);
});
