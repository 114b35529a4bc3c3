import type { BoardBox, BoardPoint } from '../../document/types.ts';
import { outwardOf, type EndPlace } from './endPlace.ts';
import { rightAngles, runsThrough, type Heading } from './rightAngles.ts';

/** The distance a line keeps clear of its element before it turns. */
const STUB = 24;

/** So far a line that goes round an element stays away from it, where there is room. */
export const CLEARANCE = 6;

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
export const crosses = (chain: readonly BoardPoint[], box: BoardBox): boolean =>
  chain.slice(1).some((to, index) => runsThrough(chain[index] ?? to, to, box));

/** How far it is from a point straight on to a box; infinite when the box is not there. */
function distanceTo(box: BoardBox, { x, y }: BoardPoint, by: BoardPoint): number {
  const isAcross = by.x !== 0;
  const meets = isAcross ? y > box.y && y < box.y + box.h : x > box.x && x < box.x + box.w;
  const near = isAcross
    ? Math.min((box.x - x) * by.x, (box.x + box.w - x) * by.x)
    : Math.min((box.y - y) * by.y, (box.y + box.h - y) * by.y);
  return meets && near >= 0 ? near : Infinity;
}

/** What a line is asked to do between its ends. */
interface Task {
  readonly from: EndPlace;
  readonly to: EndPlace;
  readonly bends: readonly BoardPoint[];
}

/**
 * The corners of a line that leaves and enters its ends straight, runs through its bends, and stays out of the elements at its ends
 * and of some other boxes.
 * @returns null when there is no such way
 */
function cornersPast({ from, to, bends }: Task, solids: readonly BoardBox[], isTight: boolean) {
  const boxes = [from.box, to.box].filter((box) => box !== undefined);
  const [one, two] = boxes;
  const isFree = !one || !two || !overlap(one, two);
  if (bends.length === 0 && solids.length === 0) {
    const corners = simpleBetween(from, to);
    const chain = [from.point, ...corners, to.point];
    if (!isFree || !boxes.some((box) => crosses(chain, grown(box, -1)))) return corners;
  }
  const through = bends.map((bend, index) => {
    const near = index === 0 ? inLine(bend, from) : bend;
    return index === bends.length - 1 ? inLine(near, to) : near;
  });
  const [first, last] = [through[0] ?? to.point, through.at(-1) ?? from.point];
  const [out, into] = [outwardOf(from, first), outwardOf(to, last)];
  // Where there is less room than usual in front of an end, the line turns early.
  const stub = (end: EndPlace, by: BoardPoint, next: BoardPoint): number => {
    const free = Math.min(...solids.map((box) => distanceTo(box, end.point, by)));
    const ahead = (next.x - end.point.x) * by.x + (next.y - end.point.y) * by.y;
    const isShort = bends.length > 0 && ahead > 0 && ahead < STUB;
    const isTaken = boxes.some(
      (box) => box !== end.box && isIn(grown(box, CLEARANCE), beyond(end.point, by, STUB)),
    );
    if (!isShort && !isTaken) return Math.min(STUB, free);
    return Math.min(isShort ? Math.min(CLEARANCE + 1, ahead) : CLEARANCE + 1, free);
  };
  const [before, after] = [stub(from, out, first), stub(to, into, last)];
  const a = from.side ? beyond(from.point, out, before) : from.point;
  const b = to.side ? beyond(to.point, into, after) : to.point;
  const start: Heading = { point: a, ...(from.side && { by: out }) };
  const end: Heading = { point: b, ...(to.side && { by: { x: -into.x, y: -into.y } }) };
  const apart = Math.min(CLEARANCE, Math.max(before - 1, before / 2), Math.max(after - 1, after / 2));
  const ends = isFree ? boxes.map((box) => grown(box, apart)) : [];
  const corners = rightAngles(start, through, end, { ends, solids, isTight });
  return corners ?? (solids.length > 0 ? null : bends.length > 0 ? through : simpleBetween(from, to));
}

const simpleBetween = (from: EndPlace, to: EndPlace): BoardPoint[] =>
  simpleCorners(from.point, outwardOf(from, to.point), to.point, outwardOf(to, from.point));

/** An element that lines of right angles go round. */
export interface Solid {
  readonly id: string;
  readonly box: BoardBox;
}

/** What stands at a chain of stretches, or so near that it is a little larger than it looks. */
export type SolidsAt = (chain: readonly BoardPoint[]) => readonly Solid[];

/** More than this is not gone round: finding a way through a crowd takes long, and it would be no line that one can follow. */
const MOST_SOLIDS = 16;

/** What is as near to an end as this is run through, as a caption under a shape is: there is no room for a turn and an arrow. */
const TIGHT = 12;

/** How far a point is from a box; 0 within it. */
function distanceFrom({ x, y, w, h }: BoardBox, point: BoardPoint): number {
  const [across, down] = [
    Math.max(x - point.x, point.x - x - w, 0),
    Math.max(y - point.y, point.y - y - h, 0),
  ];
  return Math.max(across, down);
}

/**
 * Goes round what stands in the way: what the line without it runs through is added, and a way is sought again, until one is free.
 * So only what matters is looked at, and the way is the best for all that is there.
 * @returns null when there is no way, undefined when finding it takes too long
 */
function cornersAround(task: Task, solidsAt: SolidsAt, clearance: number) {
  const { from, to, bends } = task;
  const known = new Map<string, BoardBox>();
  while (known.size <= MOST_SOLIDS) {
    const corners = cornersPast(task, [...known.values()], clearance === 0);
    if (!corners) return null;
    const chain = [from.point, ...corners, to.point];
    const { size } = known;
    for (const { id, box } of solidsAt(chain)) {
      const atEnds = Math.min(distanceFrom(box, from.point), distanceFrom(box, to.point));
      const near = Math.min(atEnds, ...bends.map((bend) => distanceFrom(box, bend)));
      const kept = grown(box, Math.min(clearance, near / 2));
      // One in which the line begins, ends or has a bend is not in its way, nor what is so close before an end that it could not turn.
      if (atEnds > TIGHT && near > 0 && !known.has(id) && crosses(chain, kept)) known.set(id, kept);
    }
    if (known.size === size) return corners;
  }
  return undefined;
}

/** An end on an outline that is inside of its box, as that of a star, put where the line leaves the box: it turns beyond it. */
function atEdge(end: EndPlace): EndPlace {
  const { point, side, box } = end;
  if (!side || !box) return end;
  const { x, y, w, h } = box;
  const edge = {
    top: { x: point.x, y },
    right: { x: x + w, y: point.y },
    bottom: { x: point.x, y: y + h },
    left: { x, y: point.y },
  };
  return { ...end, point: edge[side] };
}

/** The length of a line through some corners. */
const lengthOf = ({ from, to }: Task, corners: readonly BoardPoint[]): number =>
  [...corners, to.point].reduce((sum, point, index) => {
    const before = corners[index - 1] ?? from.point;
    return sum + Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
  }, 0);

/** Whether a way round is not much longer than the one without: who has put bends has said about where the line is to run. */
const isNoDetour = (task: Task, around: readonly BoardPoint[], usual: readonly BoardPoint[]): boolean =>
  lengthOf(task, around) <= 1.5 * lengthOf(task, usual) + 240;

const NOTHING: SolidsAt = () => [];

/** Whether a line is looked for from its other end: it runs the same way, whichever of its ends it begins at. */
const isBackwards = (a: BoardPoint, b: BoardPoint): boolean => (a.x === b.x ? a.y > b.y : a.x > b.x);

/**
 * The corners of a line of horizontal and vertical stretches that leaves and enters its ends straight, runs through bends, and
 * goes round the elements at its ends and what else stands in the way. Where there is no way round, or only one that takes long
 * to find, it runs through what is not at its ends; where these lie over each other, through them.
 */
export function elbowCorners(
  from: EndPlace,
  to: EndPlace,
  bends: readonly BoardPoint[] = [],
  solidsAt = NOTHING,
): readonly BoardPoint[] {
  if (isBackwards(from.point, to.point))
    return elbowCorners(to, from, bends.toReversed(), solidsAt).toReversed();
  const task = { from: atEdge(from), to: atEdge(to), bends };
  const around = cornersAround(task, solidsAt, CLEARANCE);
  const tight = around === null ? cornersAround(task, solidsAt, 0) : around;
  const usual = cornersPast(task, [], false) ?? [];
  return tight && (bends.length === 0 || isNoDetour(task, tight, usual)) ? tight : usual;
}

const grown = ({ x, y, w, h }: BoardBox, by: number): BoardBox => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
