import { beforeAll, describe, expect, it } from 'vitest';
import { shape } from '../../../test/elements.ts';
import { ShapeKind, type BoardBox, type BoardPoint } from '../../document/index.ts';
import { sideOf } from '../../layout/boxAnchors.ts';
import { centerOf } from '../../layout/geometry.ts';
import { traceOutline } from '../../render/paintPath.ts';
import { borderOfShape } from './border.ts';
import { linesInShape, outlineOfShape, textBoxOfShape } from './forms.ts';
import { registerForms } from './registerForms.ts';
import { shapePath } from './shapePath.ts';

const BOXES: readonly BoardBox[] = [
  { x: 20, y: 30, w: 160, h: 160 },
  { x: 20, y: 30, w: 320, h: 70 },
  { x: 20, y: 30, w: 60, h: 240 },
  { x: 20, y: 30, w: 16, h: 16 },
];

const canvas = new OffscreenCanvas(400, 320).getContext('2d');
if (!canvas) throw new Error('This browser draws no pictures');
const context = canvas;

/** Whether a point is within the outline that is the current path. */
const isIn = ({ x, y }: BoardPoint): boolean => context.isPointInPath(x, y);

function trace(kind: ShapeKind, box: BoardBox): void {
  traceOutline(context, outlineOfShape(kind, box));
}

/** The pixels that the current path covers, or its line of 2 pixels. */
function inked(paint: () => void): {
  left: number;
  top: number;
  right: number;
  bottom: number;
  count: number;
} {
  const { width, height } = context.canvas;
  context.clearRect(0, 0, width, height);
  paint();
  const { data } = context.getImageData(0, 0, width, height);
  const box = { left: width, top: height, right: -1, bottom: -1, count: 0 };
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 128) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.count += 1;
  }
  return box;
}

const moved = (point: BoardPoint, from: BoardPoint, by: number): BoardPoint => {
  const [dx, dy] = [point.x - from.x, point.y - from.y];
  const length = Math.hypot(dx, dy);
  return { x: point.x + (dx / length) * by, y: point.y + (dy / length) * by };
};

beforeAll(registerForms);

describe.each(Object.values(ShapeKind))('a shape that is a %s', (kind) => {
  it('fills its box up to each side, and stays in it', () => {
    for (const box of BOXES) {
      trace(kind, box);
      const { left, top, right, bottom } = inked(() => context.fill());
      const gaps = [left - box.x, top - box.y, box.x + box.w - 1 - right, box.y + box.h - 1 - bottom];
      expect(Math.min(...gaps), `${box.w} × ${box.h}`).toBeGreaterThanOrEqual(-1);
      // The tips of stars and the bulges of clouds come near a side, and need not touch it.
      for (const [index, gap] of gaps.entries())
        expect(gap, `${box.w} × ${box.h}`).toBeLessThan(
          Math.max(3, 0.11 * (index % 2 === 0 ? box.w : box.h)),
        );
    }
  });

  it('has its text and its inner lines within its outline', () => {
    for (const box of BOXES) {
      const text = textBoxOfShape(kind, box);
      trace(kind, box);
      const [right, bottom] = [text.x + text.w, text.y + text.h];
      const { x, y } = centerOf(text);
      const places = [
        [x, y],
        [text.x, y],
        [right, y],
        [x, text.y],
        [x, bottom],
      ] as const;
      expect(text.w).toBeGreaterThan(0);
      expect(text.h).toBeGreaterThan(0);
      expect(
        places.filter(([px, py]) => !isIn({ x: px, y: py })),
        `${box.w} × ${box.h}`,
      ).toEqual([]);
      const lines = linesInShape(kind, box);
      if (!lines) continue;
      for (const step of lines) {
        const [px, py] = step.slice(-2).map(Number);
        // The ends of a line are on the outline: a pixel toward the middle is within.
        const inner = moved({ x: px ?? 0, y: py ?? 0 }, centerOf(box), -1);
        expect(isIn(inner), `${step.join(' ')} in ${box.w} × ${box.h}`).toBe(true);
      }
    }
  });

  it('lets lines end on its outline, wherever they come from', () => {
    for (const box of BOXES) {
      const center = centerOf(box);
      const element = shape('s', { ...box, shape: kind });
      trace(kind, box);
      const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) => sideOf(box, side));
      const around = Array.from({ length: 24 }, (_, index) => ({
        x: center.x + 500 * Math.cos(index * 0.2618 + 0.1),
        y: center.y + 500 * Math.sin(index * 0.2618 + 0.1),
      }));
      for (const toward of [...sides, ...around]) {
        const end = borderOfShape(element, box, toward);
        const where = `${end.x}, ${end.y} of ${box.w} × ${box.h}`;
        // Curves are short straight stretches: within half a pixel of them.
        expect(isIn(moved(end, center, -0.6)), `within ${where}`).toBe(true);
        expect(isIn(moved(end, center, 0.6)), `beyond ${where}`).toBe(false);
      }
    }
  });

  it('is the same as the path of a picture', () => {
    for (const box of BOXES) {
      const drawn = inked(() => {
        context.lineWidth = 2;
        trace(kind, box);
        context.stroke();
        const lines = linesInShape(kind, box);
        if (!lines) return;
        traceOutline(context, lines);
        context.stroke();
      });
      const pathed = inked(() => {
        context.lineWidth = 2;
        context.stroke(new Path2D(shapePath(kind, box)));
      });
      expect(drawn.count).toBeGreaterThan(30);
      expect(Math.abs(pathed.count - drawn.count) / drawn.count).toBeLessThan(0.04);
      expect([pathed.left, pathed.top, pathed.right, pathed.bottom]).toEqual([
        drawn.left,
        drawn.top,
        drawn.right,
        drawn.bottom,
      ]);
    }
  });
});
