import type { BoardBox, BoardPoint } from '../../document/types.ts';
import { boxBorder, sideOf } from '../../layout/boxAnchors.ts';
import { centerOf } from '../../layout/geometry.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import { outlineOfShape } from './forms.ts';
import { shapeLayout } from './layout.ts';
import type { ShapeElement } from './model.ts';
import type { OutlineStep } from './outline.ts';

/** Stretches that stand for a curve. */
const STRETCHES = 16;

/** Points around the corner of a rounded box, from an angle on, in quarter turns. */
function corner(x: number, y: number, r: number, from: number): BoardPoint[] {
  return Array.from({ length: STRETCHES + 1 }, (_, index) => {
    const angle = ((from + index / STRETCHES) * Math.PI) / 2;
    return { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r };
  });
}

/** The points of an outline, its curves as short straight stretches. */
function pointsOf(steps: readonly OutlineStep[]): BoardPoint[] {
  const points: BoardPoint[] = [];
  for (const step of steps) {
    if (step[0] === 'move' || step[0] === 'line') points.push({ x: step[1], y: step[2] });
    else if (step[0] === 'curve') {
      const [, x1, y1, x2, y2, x, y] = step;
      const from = points.at(-1) ?? { x, y };
      for (let index = 1; index <= STRETCHES; index += 1) {
        const t = index / STRETCHES;
        const at = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
        points.push({ x: at(from.x, x1, x2, x), y: at(from.y, y1, y2, y) });
      }
    } else if (step[0] === 'round') {
      const [, x, y, w, h, r] = step;
      points.push(
        ...corner(x + w - r, y + h - r, r, 0),
        ...corner(x + r, y + h - r, r, 1),
        ...corner(x + r, y + r, r, 2),
        ...corner(x + w - r, y + r, r, 3),
      );
    } else if (step[0] === 'ellipse') {
      const [, x, y, rx, ry] = step;
      for (let quarter = 0; quarter < 4; quarter += 1)
        points.push(
          ...corner(0, 0, 1, quarter).map((point) => ({ x: x + point.x * rx, y: y + point.y * ry })),
        );
    }
  }
  return points;
}

/** Where the straight line from the middle of a shape to a point leaves its outline for good. */
export function borderOfShape({ shape, style }: ShapeElement, box: BoardBox, toward: BoardPoint): BoardPoint {
  const center = centerOf(box);
  const [dx, dy] = [toward.x - center.x, toward.y - center.y];
  const points = pointsOf(outlineOfShape(shape, box, style));
  let farthest = 0;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? points.at(-1) ?? to;
    const [ex, ey] = [to.x - from.x, to.y - from.y];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const [fx, fy] = [from.x - center.x, from.y - center.y];
    const along = (fx * ey - fy * ex) / cross;
    const across = (fx * dy - fy * dx) / cross;
    // A point that two stretches share belongs to both.
    if (across >= -1e-9 && across <= 1 + 1e-9) farthest = Math.max(farthest, along);
  }
  return farthest > 0 ? { x: center.x + dx * farthest, y: center.y + dy * farthest } : boxBorder(box, toward);
}

/** Where shapes stand, and where lines end at them: on their outlines. */
export const anchoredShapeLayout: KindLayout<BoxItem & { readonly element: ShapeElement }> = {
  ...shapeLayout,
  anchors: ({ box, element }) => ({
    side: (side) => borderOfShape(element, box, sideOf(box, side)),
    border: (toward) => borderOfShape(element, box, toward),
  }),
};
