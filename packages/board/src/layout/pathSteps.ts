import type { BoardPoint } from '../document/elementBase.ts';

/** A stretch of a line: straight to `to`, or a Bézier curve when it has control points. */
export interface PathStep {
  readonly to: BoardPoint;
  readonly controls?: readonly [BoardPoint, BoardPoint];
}

const ELBOW_RADIUS = 12;

const halfway = (a: BoardPoint, b: BoardPoint): BoardPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A chain of straight stretches with rounded corners. */
export function roundedSteps(
  start: BoardPoint,
  corners: readonly BoardPoint[],
  end: BoardPoint,
  radius = ELBOW_RADIUS,
): PathStep[] {
  const steps: PathStep[] = [];
  let at = start;
  corners.forEach((corner, index) => {
    const next = corners[index + 1] ?? end;
    const before = Math.hypot(corner.x - at.x, corner.y - at.y);
    const after = Math.hypot(next.x - corner.x, next.y - corner.y);
    const r = Math.min(radius, before / 2, after / 2);
    if (r < 0.5) return;
    const entry = {
      x: corner.x + ((at.x - corner.x) * r) / before,
      y: corner.y + ((at.y - corner.y) * r) / before,
    };
    const exit = {
      x: corner.x + ((next.x - corner.x) * r) / after,
      y: corner.y + ((next.y - corner.y) * r) / after,
    };
    steps.push({ to: entry });
    steps.push({ to: exit, controls: [halfway(entry, corner), halfway(corner, exit)] });
    at = corner;
  });
  steps.push({ to: end });
  return steps;
}
