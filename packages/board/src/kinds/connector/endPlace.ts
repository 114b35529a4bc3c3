import { ConnectorAnchor } from '../../document/constants.ts';
import type { BoardBox, BoardPoint, BoundEnd } from '../../document/types.ts';
import type { Anchors, Side } from '../../layout/anchors.ts';
import { centerOf, turned } from '../../layout/geometry.ts';

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

/** A fixed place of an element, in shares of its width and height before it is turned. */
type Place = NonNullable<BoundEnd['at']>;

/** Two shares that differ by less are the same: of a corner it is open at which of its sides a line leaves it. */
const SAME = 0.002;

/** The sides at which a line can leave a fixed place, as they are before the element is turned. */
function sidesAt([x, y]: Place): Side[] {
  const [right, down] = [x - 0.5, y - 0.5];
  const level = right > 0 ? 'right' : 'left';
  const upright = down > 0 ? 'bottom' : 'top';
  const lead = Math.abs(right) - Math.abs(down);
  if (Math.abs(lead) < SAME) return Math.abs(right) < SAME ? [] : [upright, level];
  return [lead > 0 ? level : upright];
}

/** The side that one looks to when its element is turned. */
function turnedSide(side: Side, rotation: number): Side {
  const { x, y } = turned(OUTWARD[side], { x: 0, y: 0 }, rotation);
  if (Math.abs(x) > Math.abs(y) + SAME) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'bottom' : 'top';
}

/** Where a fixed place of an element is on its outline. */
export function pointAt(anchors: Anchors, [x, y]: Place): BoardPoint {
  const { upright, rotation } = anchors;
  const inside = { x: upright.x + upright.w * x, y: upright.y + upright.h * y };
  return anchors.border(turned(inside, centerOf(upright), rotation));
}

/** The end that holds on to the place of an element's outline before a point. */
export function endAtPlace(element: string, { upright, rotation }: Anchors, point: BoardPoint): BoundEnd {
  const { x, y } = turned(point, centerOf(upright), -rotation);
  const share = (from: number, size: number, value: number) =>
    Math.round(Math.min(1, Math.max(0, (value - from) / size)) * 1000) / 1000;
  return endAtShares(element, [share(upright.x, upright.w, x), share(upright.y, upright.h, y)]);
}

/** The end that holds on to a fixed place of an element: the middles of its sides, and its own, are anchors. */
export function endAtShares(element: string, [x, y]: Place): BoundEnd {
  const sides = sidesAt([x, y]);
  const [anchor = ConnectorAnchor.CENTER, other] = sides;
  const isMiddle = other === undefined && Math.min(Math.abs(x - 0.5), Math.abs(y - 0.5)) < SAME;
  return isMiddle ? { element, anchor } : { element, anchor, at: [x, y] };
}

/** Where a line leaves an element at a fixed place. */
function placeAt(at: Place, target: Anchors, other: BoardPoint): EndPlace {
  const point = pointAt(target, at);
  const toward = ({ x, y }: BoardPoint) => x * (other.x - point.x) + y * (other.y - point.y);
  const sides = sidesAt(at).map((side) => turnedSide(side, target.rotation));
  const [side] = sides.toSorted((a, b) => toward(OUTWARD[b]) - toward(OUTWARD[a]));
  return side ? { point, side, box: target.box } : { point, side: null };
}

/**
 * Where a line leaves an element.
 * @param other where it leads to
 * @param straight true for a line that leaves it at any point of its outline
 */
export function placeEnd(
  { anchor, at }: Omit<BoundEnd, 'element'>,
  target: Anchors,
  other: BoardPoint,
  straight: boolean,
): EndPlace {
  const { box } = target;
  if (at) return placeAt(at, target, other);
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
