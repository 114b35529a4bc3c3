import type { BoardBox, BoardPoint } from '../document/types.ts';

/** True when two boxes share a point. */
export const intersects = (a: BoardBox, b: BoardBox): boolean =>
  a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h;

/** True when `inner` is wholly within `outer`. */
export const contains = (outer: BoardBox, inner: BoardBox): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

export const containsPoint = (box: BoardBox, point: BoardPoint): boolean =>
  point.x >= box.x && point.x <= box.x + box.w && point.y >= box.y && point.y <= box.y + box.h;

/** The smallest box around two. */
export function union(a: BoardBox, b: BoardBox): BoardBox {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** The box with `by` more on every side. */
export const grown = (box: BoardBox, by: number): BoardBox => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + 2 * by,
  h: box.h + 2 * by,
});

/** The box elsewhere, as large as it is. */
export const shifted = (box: BoardBox, by: BoardPoint): BoardBox => ({
  x: box.x + by.x,
  y: box.y + by.y,
  w: box.w,
  h: box.h,
});

export const centerOf = (box: BoardBox): BoardPoint => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** The smallest box around points; null when there are none. */
export function boxAround(points: Iterable<BoardPoint>): BoardBox | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left === Infinity ? null : { x: left, y: top, w: right - left, h: bottom - top };
}

/** Distance of a point from a stretch between two others. */
export function distanceToSegment(point: BoardPoint, from: BoardPoint, to: BoardPoint): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}

/** A point turned around another by degrees, clockwise. */
export function turned(point: BoardPoint, around: BoardPoint, degrees: number): BoardPoint {
  if (degrees === 0) return point;
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [point.x - around.x, point.y - around.y];
  return {
    x: around.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: around.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** The smallest upright box around one that is turned around its middle. */
export function boxAroundTurned(box: BoardBox, degrees: number, around = centerOf(box)): BoardBox {
  if (degrees === 0) return box;
  const { x, y, w, h } = box;
  const corners = [
    { x, y },
    { x: x + w, y },
    { x, y: y + h },
    { x: x + w, y: y + h },
  ];
  return boxAround(corners.map((corner) => turned(corner, around, degrees))) ?? box;
}
