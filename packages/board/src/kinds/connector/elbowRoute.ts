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

/** The corners that look best where nothing is in the way. */
function simpleCorners(from: EndPlace, to: EndPlace): BoardPoint[] {
  const [out, into] = [outwardOf(from, to.point), outwardOf(to, from.point)];
  const [a, b] = [beyond(from.point, out, STUB), beyond(to.point, into, STUB)];
  const middle = halfway(from.point, to.point);
  if (out.x !== 0 && into.x !== 0) {
    const facing = out.x !== into.x && (to.point.x - from.point.x) * out.x > 0;
    if (facing)
      return [
        { x: middle.x, y: a.y },
        { x: middle.x, y: b.y },
      ];
    if (out.x === into.x) {
      const x = out.x > 0 ? Math.max(a.x, b.x) : Math.min(a.x, b.x);
      return [
        { x, y: a.y },
        { x, y: b.y },
      ];
    }
    return [a, { x: a.x, y: middle.y }, { x: b.x, y: middle.y }, b];
  }
  if (out.y !== 0 && into.y !== 0) {
    const facing = out.y !== into.y && (to.point.y - from.point.y) * out.y > 0;
    if (facing)
      return [
        { x: a.x, y: middle.y },
        { x: b.x, y: middle.y },
      ];
    if (out.y === into.y) {
      const y = out.y > 0 ? Math.max(a.y, b.y) : Math.min(a.y, b.y);
      return [
        { x: a.x, y },
        { x: b.x, y },
      ];
    }
    return [a, { x: middle.x, y: a.y }, { x: middle.x, y: b.y }, b];
  }
  const corner = out.x !== 0 ? { x: to.point.x, y: from.point.y } : { x: from.point.x, y: to.point.y };
  const ahead = (corner.x - from.point.x) * out.x + (corner.y - from.point.y) * out.y >= 0;
  const arrives = (corner.x - to.point.x) * into.x + (corner.y - to.point.y) * into.y >= 0;
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
  if (bends.length === 0) {
    const corners = simpleCorners(from, to);
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
  return rightAngles(start, through, end, around) ?? (bends.length > 0 ? through : simpleCorners(from, to));
}

const grown = ({ x, y, w, h }: BoardBox, by: number): BoardBox => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
