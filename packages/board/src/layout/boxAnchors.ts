import type { BoardBox, BoardPoint } from '../document/elementBase.ts';
import type { Side } from './anchors.ts';
import { centerOf } from './geometry.ts';

/** Where the straight line from the middle of a box to a point leaves it. */
export function boxBorder(box: BoardBox, toward: BoardPoint): BoardPoint {
  const center = centerOf(box);
  const [dx, dy] = [toward.x - center.x, toward.y - center.y];
  const share = Math.min(box.w / 2 / Math.max(Math.abs(dx), 1e-9), box.h / 2 / Math.max(Math.abs(dy), 1e-9));
  return { x: center.x + dx * share, y: center.y + dy * share };
}

/** The middle of a side of a box. */
export function sideOf(box: BoardBox, side: Side): BoardPoint {
  const { x, y } = centerOf(box);
  if (side === 'top') return { x, y: box.y };
  if (side === 'bottom') return { x, y: box.y + box.h };
  return { x: side === 'left' ? box.x : box.x + box.w, y };
}
