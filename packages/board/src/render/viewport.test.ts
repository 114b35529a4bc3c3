import { describe, expect, test } from 'vitest';
import { fitted, toSurface } from './viewport.ts';

const box = { x: -500, y: 200, w: 1000, h: 400 };

describe('fitting a box', () => {
  test('puts it whole into the middle', () => {
    const viewport = fitted(box, 800, 600);
    const from = toSurface(viewport, { x: box.x, y: box.y });
    const to = toSurface(viewport, { x: box.x + box.w, y: box.y + box.h });
    expect(from.x).toBeCloseTo(40);
    expect(to.x).toBeCloseTo(760);
    expect((from.y + to.y) / 2).toBeCloseTo(300);
  });

  test('leaves free what is covered, and stands in the middle of the rest', () => {
    const covered = { top: 100, right: 200, bottom: 60, left: 0 };
    const viewport = fitted(box, 800, 600, { covered, padding: 20 });
    const from = toSurface(viewport, { x: box.x, y: box.y });
    const to = toSurface(viewport, { x: box.x + box.w, y: box.y + box.h });
    expect(from.x).toBeCloseTo(20);
    expect(to.x).toBeCloseTo(580);
    expect((from.y + to.y) / 2).toBeCloseTo(320);
  });

  test('on a surface that is all covered still shows something', () => {
    const covered = { top: 400, right: 400, bottom: 400, left: 400 };
    expect(fitted(box, 300, 300, { covered }).scale).toBeGreaterThan(0);
  });
});
