import { ConnectorAnchor } from '../../document/constants.ts';
import type { BoardBox, BoardPoint } from '../../document/types.ts';
import type { Anchors, Side } from '../../layout/anchors.ts';
import { centerOf } from '../../layout/geometry.ts';

/** Where a line ends: a point, and the side of the element there; null for a free end, or a middle. */
export interface EndPlace {
  readonly point: BoardPoint;
  readonly side: Side | null;
  /** The box of the element that it holds on to. */
  readonly box?: BoardBox;
}

const OUTWARD: Readonly<Record<Side, BoardPoint>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

function facingSide(box: BoardBox, toward: BoardPoint): Side {
  const { x, y } = centerOf(box);
  const dx = (toward.x - x) / Math.max(box.w, 1);
  const dy = (toward.y - y) / Math.max(box.h, 1);
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 'right' : 'left';
  return dy >= 0 ? 'bottom' : 'top';
}

/**
 * Where a line leaves an element.
 * @param other where it leads to
 * @param straight true for a line that leaves it at any point of its outline
 */
export function placeEnd(
  anchor: ConnectorAnchor,
  target: Anchors,
  other: BoardPoint,
  straight: boolean,
): EndPlace {
  const { box } = target;
  if (anchor === ConnectorAnchor.CENTER) return { point: centerOf(box), side: null };
  if (anchor === ConnectorAnchor.AUTO && straight) return { point: target.border(other), side: null };
  const side = anchor === ConnectorAnchor.AUTO ? facingSide(box, other) : anchor;
  return { point: target.side(side), side, box };
}

/** The direction, along an axis, in which a line leaves its end on the way to a point. */
export function outwardOf(end: EndPlace, toward: BoardPoint): BoardPoint {
  if (end.side) return OUTWARD[end.side];
  const dx = toward.x - end.point.x;
  const dy = toward.y - end.point.y;
  if (Math.abs(dx) >= Math.abs(dy)) return { x: Math.sign(dx) || 1, y: 0 };
  return { x: 0, y: Math.sign(dy) };
}
