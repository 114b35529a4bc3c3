import type { BoardBox, BoardPoint } from '../../document/types.ts';
import { outwardOf, type EndPlace } from './endPlace.ts';
import { rightAngles, type Heading } from './rightAngles.ts';

/** The distance a line keeps clear of its element before it turns. */
const STUB = 24;

/** So far a line that goes round an element stays away from it, at least. */
const CLEARANCE = 6;

const halfway = (a: BoardPoint, b: BoardPoint): BoardPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const beyond = ({ x, y }: BoardPoint, by: BoardPoint, distance: number): BoardPoint => ({
  x: x + by.x * distance,
  y: y + by.y * distance,
});

const flipped = ({ x, y }: BoardPoint): BoardPoint => ({ x: y, y: x });

/**
 * The corners that look best where nothing is in the way.
 * @param out the direction in which the line leaves `p`, along an axis; `into` that in which it would leave `q`
 */
function simpleCorners(p: BoardPoint, out: BoardPoint, q: BoardPoint, into: BoardPoint): BoardPoint[] {
  // What goes up and down is what goes left and right, seen across.
  if (out.x === 0 && into.x === 0)
    return simpleCorners(flipped(p), flipped(out), flipped(q), flipped(into)).map(flipped);
  const [a, b] = [beyond(p, out, STUB), beyond(q, into, STUB)];
  const middle = halfway(p, q);
  if (out.x !== 0 && into.x !== 0) {
    const upright = (x: number) => [
      { x, y: a.y },
      { x, y: b.y },
    ];
    if (out.x === into.x) return upright(out.x > 0 ? Math.max(a.x, b.x) : Math.min(a.x, b.x));
    if ((q.x - p.x) * out.x > 0) return upright(middle.x);
    return [a, { x: a.x, y: middle.y }, { x: b.x, y: middle.y }, b];
  }
  const corner = out.x !== 0 ? { x: q.x, y: p.y } : { x: p.x, y: q.y };
  const ahead = (corner.x - p.x) * out.x + (corner.y - p.y) * out.y >= 0;
  const arrives = (corner.x - q.x) * into.x + (corner.y - q.y) * into.y >= 0;
  if (ahead && arrives) return [corner];
  return out.x !== 0 ? [a, { x: a.x, y: b.y }, b] : [a, { x: b.x, y: a.y }, b];
}

/** A bend that is nearly straight in front of an end, put right there: a line does not step aside for less than it turns in. */
function inLine(bend: BoardPoint, { point, side }: EndPlace): BoardPoint {
  const isAcross = side === 'left' || side === 'right';
  if (side === null || Math.abs(isAcross ? bend.y - point.y : bend.x - point.x) > STUB / 2) return bend;
  return isAcross ? { x: bend.x, y: point.y } : { x: point.x, y: bend.y };
}

const isIn = ({ x, y, w, h }: BoardBox, point: BoardPoint): boolean =>
  point.x > x && point.x < x + w && point.y > y && point.y < y + h;

const overlap = (a: BoardBox, b: BoardBox): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Whether a chain of horizontal and vertical stretches runs through a box. */
function runsThrough(chain: readonly BoardPoint[], { x, y, w, h }: BoardBox): boolean {
  return chain.slice(1).some((to, index) => {
    const from = chain[index] ?? to;
    return (
      Math.max(from.x, to.x) > x + 1 &&
      Math.min(from.x, to.x) < x + w - 1 &&
      Math.max(from.y, to.y) > y + 1 &&
      Math.min(from.y, to.y) < y + h - 1
    );
  });
}

/**
 * The corners of a line of horizontal and vertical stretches that leaves and enters its ends straight, runs through bends, and
 * goes round the elements at its ends. Where these lie over each other there is no way round, and it runs through them.
 */
export function elbowCorners(
  from: EndPlace,
  to: EndPlace,
  bends: readonly BoardPoint[] = [],
): readonly BoardPoint[] {
  const boxes = [from.box, to.box].filter((box) => box !== undefined);
  const [one, two] = boxes;
  const isFree = !one || !two || !overlap(one, two);
  const simple = () =>
    simpleCorners(from.point, outwardOf(from, to.point), to.point, outwardOf(to, from.point));
  if (bends.length === 0) {
    const corners = simple();
    const chain = [from.point, ...corners, to.point];
    if (!isFree || !boxes.some((box) => runsThrough(chain, box))) return corners;
  }
  const through = bends.map((bend, index) => {
    const near = index === 0 ? inLine(bend, from) : bend;
    return index === bends.length - 1 ? inLine(near, to) : near;
  });
  const [first, last] = [through[0] ?? to.point, through.at(-1) ?? from.point];
  const [out, into] = [outwardOf(from, first), outwardOf(to, last)];
  // Where there is less room than usual in front of an end, the line turns early.
  const stub = (end: EndPlace, by: BoardPoint, next: BoardPoint): number => {
    const ahead = (next.x - end.point.x) * by.x + (next.y - end.point.y) * by.y;
    const isShort = bends.length > 0 && ahead > 0 && ahead < STUB;
    const isTaken = boxes.some(
      (box) => box !== end.box && isIn(grown(box, CLEARANCE), beyond(end.point, by, STUB)),
    );
    if (!isShort && !isTaken) return STUB;
    return isShort ? Math.min(CLEARANCE + 1, ahead) : CLEARANCE + 1;
  };
  const [before, after] = [stub(from, out, first), stub(to, into, last)];
  const a = from.side ? beyond(from.point, out, before) : from.point;
  const b = to.side ? beyond(to.point, into, after) : to.point;
  const start: Heading = { point: a, ...(from.side && { by: out }) };
  const end: Heading = { point: b, ...(to.side && { by: { x: -into.x, y: -into.y } }) };
  const around = isFree ? boxes.map((box) => grown(box, Math.min(CLEARANCE, before - 1, after - 1))) : [];
  return rightAngles(start, through, end, around) ?? (bends.length > 0 ? through : simple());
}

const grown = ({ x, y, w, h }: BoardBox, by: number): BoardBox => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
