import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardBox, BoardPoint, ConnectorElement } from '../../document/types.ts';
import { distanceToSegment } from '../../layout/geometry.ts';
import { connector, shape } from '../../../test/elements.ts';
import { BoardScene, sourceOf } from '../../layout/boardScene.ts';
import { estimateText, TextMeasurer } from '../../layout/textMeasurer.ts';
import { registerAllParts } from '../allParts.ts';
import { makeSnapshot } from '../../document/index.ts';
import { elbowCorners } from './elbowRoute.ts';
import type { EndPlace } from './endPlace.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

const endOf = (box: BoardBox, side: (typeof SIDES)[number]): EndPlace => ({
  point: {
    x: box.x + { top: box.w / 2, bottom: box.w / 2, left: 0, right: box.w }[side],
    y: box.y + { left: box.h / 2, right: box.h / 2, top: 0, bottom: box.h }[side],
  },
  side,
  box,
});

/** Whether a chain runs through the inside of a box. */
const runsThrough = (chain: readonly BoardPoint[], { x, y, w, h }: BoardBox): boolean =>
  chain.slice(1).some((to, index) => {
    const from = chain[index] ?? to;
    const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
    const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
    return right > x + 1 && left < x + w - 1 && bottom > y + 1 && top < y + h - 1;
  });

const anyBox = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -400, max: 400 }),
  w: fc.integer({ min: 40, max: 300 }),
  h: fc.integer({ min: 40, max: 300 }),
});
const anySide = fc.constantFrom(...SIDES);
/** Two boxes with room for a line between them. */
const apart = fc
  .tuple(anyBox, anyBox)
  .filter(
    ([a, b]) => a.x + a.w + 30 < b.x || b.x + b.w + 30 < a.x || a.y + a.h + 30 < b.y || b.y + b.h + 30 < a.y,
  );

describe('a line of right angles', () => {
  test('goes round the elements at its ends, whatever sides it holds on to', () => {
    fc.assert(
      fc.property(apart, anySide, anySide, ([a, b], out, into) => {
        const [from, to] = [endOf(a, out), endOf(b, into)];
        const chain = [from.point, ...elbowCorners(from, to), to.point];
        for (const [index, point] of chain.slice(1).entries()) {
          const before = chain[index] ?? point;
          expect(Math.min(Math.abs(point.x - before.x), Math.abs(point.y - before.y))).toBeLessThan(0.01);
        }
        expect(runsThrough(chain, a)).toBe(false);
        expect(runsThrough(chain, b)).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  test('runs through its bends in their order, and never back on itself', () => {
    const place = fc.record({
      x: fc.integer({ min: -600, max: 600 }),
      y: fc.integer({ min: -600, max: 600 }),
    });
    fc.assert(
      fc.property(place, fc.array(place, { minLength: 1, maxLength: 5 }), place, (start, bends, end) => {
        const [from, to] = [start, end].map((point) => ({ point, side: null }));
        if (!from || !to) return;
        const chain = [start, ...elbowCorners(from, to, bends), end];
        const distances = bends.map((bend) =>
          Math.min(
            ...chain.slice(1).map((point, index) => distanceToSegment(bend, chain[index] ?? point, point)),
          ),
        );
        expect(Math.max(...distances)).toBeLessThan(0.01);
        for (let index = 2; index < chain.length; index++) {
          const [a, b, c] = [chain[index - 2], chain[index - 1], chain[index]];
          if (!a || !b || !c) continue;
          const turn = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
          expect(turn).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('goes straight where a bend is as good as in front of its end', () => {
    const from = endOf({ x: 0, y: 0, w: 100, h: 100 }, 'right');
    const to = endOf({ x: 300, y: 200, w: 100, h: 100 }, 'top');
    expect(elbowCorners(from, to, [{ x: 350, y: 56 }])).toEqual([{ x: 350, y: 50 }]);
  });
});

describe('a line with bends', () => {
  registerAllParts();
  const pathOf = (given: Partial<ConnectorElement>) => {
    const elements = [shape('a'), shape('b', { x: 600 }), connector('line', 'a', 'b', given)];
    const scene = new BoardScene(
      sourceOf(makeSnapshot(elements)),
      new TextMeasurer(estimateText, 'sans-serif'),
    );
    const item = scene.get('line');
    if (item?.kind !== 'connector') throw new Error('no line');
    return item.path;
  };
  const nearest = (points: readonly BoardPoint[], x: number, y: number) =>
    Math.min(...points.map((point) => Math.hypot(point.x - x, point.y - y)));

  test('runs through each of them, straight or curved', () => {
    for (const route of ['straight', 'curved'] as const) {
      const { points } = pathOf({ route, bends: [[300, 400], [450, -200]] }); // prettier-ignore
      expect(nearest(points, 300, 400)).toBeLessThan(0.01);
      expect(nearest(points, 450, -200)).toBeLessThan(0.01);
    }
  });

  test('leaves an element towards its first bend, and comes to the other from its last one', () => {
    const { start, end } = pathOf({ route: 'elbow', bends: [[80, 400], [680, -300]] }); // prettier-ignore
    expect(start).toEqual({ x: 80, y: 160 });
    expect(end).toEqual({ x: 680, y: 0 });
  });
});
