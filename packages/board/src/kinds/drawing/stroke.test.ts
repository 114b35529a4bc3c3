import { describe, expect, test } from 'vitest';
import { BoardLimits } from '../../document/constants.ts';
import { checkSnapshot, makeSnapshot, type DrawingElement } from '../../document/index.ts';
import { decodeStroke, encodeStroke, MOST_POINTS, strokeBox } from './stroke.ts';

const LINE = [
  { x: 10, y: 20, pressure: 0 },
  { x: 110, y: 70, pressure: 0.5 },
  { x: 60, y: 220, pressure: 1 },
];

describe('a line drawn by hand', () => {
  test('is read as it was drawn, and goes where its box goes, as large as that', () => {
    const box = strokeBox(LINE);
    if (!box) throw new Error('no box');
    expect(box).toEqual({ x: 10, y: 20, w: 100, h: 200 });
    const strokes = encodeStroke(LINE, box);
    for (const [index, point] of decodeStroke(strokes, box).entries()) {
      expect(point.x).toBeCloseTo(LINE[index]?.x ?? Number.NaN, 2);
      expect(point.y).toBeCloseTo(LINE[index]?.y ?? Number.NaN, 2);
      expect(point.pressure).toBeCloseTo(LINE[index]?.pressure ?? Number.NaN, 2);
    }
    const [, second] = decodeStroke(strokes, { x: 0, y: 0, w: 50, h: 100 });
    expect(second?.x).toBeCloseTo(50, 2);
    expect(second?.y).toBeCloseTo(25, 2);
  });

  test('keeps within the smallest box and the most bytes that an element may have', () => {
    expect(strokeBox([{ x: 5, y: 5, pressure: 1 }])).toEqual({ x: 1, y: 1, w: 8, h: 8 });
    expect(strokeBox([])).toBeNull();
    const long = Array.from({ length: MOST_POINTS + 100 }, (_, x) => ({ x, y: x % 90, pressure: 0.5 }));
    const box = strokeBox(long) ?? { x: 0, y: 0, w: 8, h: 8 };
    const strokes = encodeStroke(long, box);
    expect(atob(strokes).length).toBeLessThanOrEqual(BoardLimits.strokes);
    const drawing: DrawingElement = {
      id: 'd',
      type: 'drawing',
      z: 'a0',
      style: {},
      text: '',
      ...box,
      strokes,
    };
    expect(checkSnapshot(makeSnapshot([drawing])).ok).toBe(true);
  });

  test.each([undefined, '', btoa('\u0002abcde'), btoa('\u0001abc')])(
    'that is not understood (%s) is none',
    (strokes) => {
      expect(decodeStroke(strokes, { x: 0, y: 0, w: 9, h: 9 })).toEqual([]);
    },
  );
});
