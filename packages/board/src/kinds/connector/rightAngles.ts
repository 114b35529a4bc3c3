import type { BoardBox, BoardPoint } from '../../document/types.ts';
import { OpenStates } from './openStates.ts';

/** A point that a line leaves, or comes to, in a direction; in any where there is none. */
export interface Heading {
  readonly point: BoardPoint;
  /** A step along an axis. */
  readonly by?: BoardPoint;
}

/** A way found to a point: how dear it is, in which direction it arrives, and the corners before it. */
interface Way {
  readonly cost: number;
  /** A place in `DIRECTIONS`; -1 where nothing has come from anywhere yet. */
  readonly direction: number;
  readonly corners: readonly BoardPoint[];
}

const DIRECTIONS: readonly BoardPoint[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** A corner is as dear as so much length, so that lines turn no more than they must. */
const TURN = 60;

/** Room beside what is gone round. */
const ROOM = 14;

const directionOf = ({ by }: Heading): number =>
  by ? DIRECTIONS.findIndex(({ x, y }) => x === by.x && y === by.y) : -1;

const sorted = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);

/** What a line must not run through. */
export interface Course {
  /** What it stays out of on its first and its last stretch. */
  readonly ends: readonly BoardBox[];
  /** What it stays out of everywhere. */
  readonly solids: readonly BoardBox[];
  /** Whether it looks for a way between what stands closer together than usual, which takes longer. */
  readonly isTight: boolean;
}

/** Less than this is a fault of counting. */
const HAIR = 0.01;

/** Whether a stretch along an axis runs through the inside of a box. */
export const runsThrough = (from: BoardPoint, to: BoardPoint, { x, y, w, h }: BoardBox): boolean =>
  Math.max(from.x, to.x) > x + HAIR &&
  Math.min(from.x, to.x) < x + w - HAIR &&
  Math.max(from.y, to.y) > y + HAIR &&
  Math.min(from.y, to.y) < y + h - HAIR;

/** The lines along one axis that a way can run along: beside what it goes round, and at its ends. */
function tracks(
  [from, to]: readonly [number, number],
  spans: readonly (readonly [number, number])[],
  isTight: boolean,
): number[] {
  const lines = [from, to, (from + to) / 2];
  for (const [near, far] of spans) lines.push(near - ROOM, far + ROOM);
  if (isTight) {
    const edges = sorted([...spans.flat(), from, to]);
    for (const [index, edge] of edges.slice(1).entries()) lines.push(((edges[index] ?? edge) + edge) / 2);
    return sorted(lines);
  }
  // Where two stand so close that the line beside each is in the other, there is one between them.
  for (const [, far] of spans)
    for (const [near] of spans) if (near > far && near - far < ROOM) lines.push((near + far) / 2);
  return sorted(lines);
}

/** What one search may look at before it gives up: boards hold thousands of connectors. */
const MOST_STATES = 4000;

/** The least number of turns from a heading to the heading at a point so far ahead and aside, which need not be kept. */
function leastTurns(direction: number, dx: number, dy: number, into: number | undefined): number {
  const by = DIRECTIONS[direction] ?? { x: 0, y: 0 };
  const ahead = dx * by.x + dy * by.y;
  const aside = Math.abs(dx * by.y) + Math.abs(dy * by.x);
  if (into === undefined || into < 0) return aside > HAIR ? (ahead < -HAIR ? 2 : 1) : ahead < -HAIR ? 3 : 0;
  const turn = (into - direction + 4) % 4;
  if (turn === 0) return aside <= HAIR && ahead >= -HAIR ? 0 : ahead > HAIR ? 2 : 4;
  if (turn === 2) return aside > HAIR ? 2 : 4;
  const last = DIRECTIONS[into] ?? by;
  return ahead >= -HAIR && dx * last.x + dy * last.y >= -HAIR ? 1 : 3;
}

/** The crossings of the lines that a way can run along, and where the way from one to the next is not free. */
class Raster {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  private readonly right: Uint8Array;
  private readonly down: Uint8Array;

  constructor(from: BoardPoint, to: BoardPoint, boxes: readonly BoardBox[], isTight: boolean) {
    this.xs = tracks(
      [from.x, to.x],
      boxes.map(({ x, w }) => [x, x + w]),
      isTight,
    );
    this.ys = tracks(
      [from.y, to.y],
      boxes.map(({ y, h }) => [y, y + h]),
      isTight,
    );
    this.right = new Uint8Array(this.xs.length * this.ys.length);
    this.down = new Uint8Array(this.right.length);
    for (const box of boxes) this.block(box);
  }

  /** The crossing beside another in a direction; -1 where there is none, or no free way to it. */
  next(crossing: number, direction: number): number {
    const { length: width } = this.xs;
    const x = crossing % width;
    if (direction === 0) return x === width - 1 || this.right[crossing] === 1 ? -1 : crossing + 1;
    if (direction === 2) return x === 0 || this.right[crossing - 1] === 1 ? -1 : crossing - 1;
    if (direction === 3) return crossing < width || this.down[crossing - width] === 1 ? -1 : crossing - width;
    return crossing + width >= this.down.length || this.down[crossing] === 1 ? -1 : crossing + width;
  }

  at({ x, y }: BoardPoint): number {
    return this.ys.indexOf(y) * this.xs.length + this.xs.indexOf(x);
  }

  private block({ x, y, w, h }: BoardBox): void {
    const { xs, ys } = this;
    const { length: width } = xs;
    for (const [row, top] of ys.entries()) {
      const below = ys[row + 1] ?? top;
      if (below <= y + HAIR || top >= y + h - HAIR) continue;
      for (const [column, left] of xs.entries()) {
        const beside = xs[column + 1] ?? left;
        if (beside <= x + HAIR || left >= x + w - HAIR) continue;
        if (top > y + HAIR) this.right[row * width + column] = 1;
        if (left > x + HAIR) this.down[row * width + column] = 1;
      }
    }
  }
}

/**
 * The cheapest ways from one point to the next, one for each direction in which it can be left, by the A* algorithm on the
 * few lines that such a way can run along. A state is a number, a crossing of two lines and the direction in which it was reached.
 * @param into the direction, a place in `DIRECTIONS`, in which the last point is left; -1 for any; undefined between stretches
 */
function leg(
  starts: readonly Way[],
  from: BoardPoint,
  to: BoardPoint,
  { boxes, isTight, into }: { boxes: readonly BoardBox[]; isTight: boolean; into: number | undefined },
): Way[] {
  const raster = new Raster(from, to, boxes, isTight);
  const { xs, ys } = raster;
  const costs = new Float64Array(xs.length * ys.length * 4).fill(Infinity);
  const before = new Int32Array(costs.length).fill(-1);
  const pointOf = (state: number): BoardPoint => ({
    x: xs[(state >> 2) % xs.length] ?? 0,
    y: ys[Math.floor((state >> 2) / xs.length)] ?? 0,
  });
  const costOf = (state: number): number => costs[state] ?? Infinity;
  /** What a way through a state costs at least. */
  const least = (state: number): number => {
    const dx = to.x - (xs[(state >> 2) % xs.length] ?? 0);
    const dy = to.y - (ys[Math.floor((state >> 2) / xs.length)] ?? 0);
    return costOf(state) + Math.abs(dx) + Math.abs(dy) + TURN * leastTurns(state & 3, dx, dy, into);
  };
  const open = new OpenStates();
  const reach = (state: number, cost: number, last: number): void => {
    if (cost >= costOf(state) - HAIR / 100) return;
    costs[state] = cost;
    before[state] = last;
    open.add(state, least(state));
  };
  for (const { cost, direction } of starts)
    for (const each of direction < 0 ? [0, 1, 2, 3] : [direction])
      reach(raster.at(from) * 4 + each, cost, -1);
  const goal = raster.at(to);
  const done = new Uint8Array(costs.length);
  let missing = 4;
  let enough = Infinity;
  let left = MOST_STATES;
  while (open.size > 0 && missing > 0 && left-- > 0) {
    const state = open.take();
    if (done[state] === 1) continue;
    done[state] = 1;
    if (least(state) >= enough) break;
    const [here, direction] = [state >> 2, state & 3];
    if (here === goal) {
      missing -= 1;
      if (into !== undefined) enough = Math.min(enough, arrival(costOf(state), direction, into));
    }
    for (let next = 0; next < 4; next += 1) {
      const there = next === (direction + 2) % 4 ? -1 : raster.next(here, next);
      if (there < 0) continue;
      const [one, other] = [Math.min(here, there), Math.max(here, there)];
      const length =
        (next & 1) === 0
          ? (xs[other % xs.length] ?? 0) - (xs[one % xs.length] ?? 0)
          : (ys[Math.floor(other / xs.length)] ?? 0) - (ys[Math.floor(one / xs.length)] ?? 0);
      reach(there * 4 + next, costOf(state) + length + (next === direction ? 0 : TURN), state);
    }
  }
  return [0, 1, 2, 3].flatMap((each): Way[] => {
    const end = goal * 4 + each;
    if (costOf(end) === Infinity) return [];
    const corners: BoardPoint[] = [];
    let state = end;
    for (let last = before[state] ?? -1; last >= 0; last = before[state] ?? -1) {
      if ((last & 3) !== (state & 3)) corners.push(pointOf(last));
      state = last;
    }
    const start = starts.find(({ direction }) => direction < 0 || direction === (state & 3));
    return [
      { cost: costOf(end), direction: each, corners: [...(start?.corners ?? []), ...corners.toReversed()] },
    ];
  });
}

/** What a way costs with the turn at its end; infinite where it would turn back. */
function arrival(cost: number, direction: number, into: number): number {
  if (into < 0 || direction < 0 || direction === into) return cost;
  return direction === (into + 2) % 4 ? Infinity : cost + TURN;
}

/**
 * The corners of the line of horizontal and vertical stretches from one point through others to the last that is short, turns seldom,
 * never turns back on itself, and stays out of some boxes.
 * @returns null when there is none, or when finding it takes too long
 */
export function rightAngles(
  from: Heading,
  through: readonly BoardPoint[],
  to: Heading,
  { ends, solids, isTight }: Course,
): BoardPoint[] | null {
  let ways: Way[] = [{ cost: 0, direction: directionOf(from), corners: [] }];
  const stops = [from.point, ...through, to.point];
  const into = directionOf(to);
  for (const [index, next] of stops.slice(1).entries()) {
    const isLast = index === stops.length - 2;
    const boxes = index === 0 || isLast ? [...ends, ...solids] : solids;
    ways = leg(ways, stops[index] ?? next, next, { boxes, isTight, into: isLast ? into : undefined });
  }
  let best: Way | null = null;
  for (const way of ways) {
    const cost = arrival(way.cost, way.direction, into);
    if (cost === Infinity || (best && cost >= best.cost)) continue;
    const turns = into >= 0 && way.direction >= 0 && way.direction !== into;
    best = { cost, direction: way.direction, corners: turns ? [...way.corners, to.point] : way.corners };
  }
  return best && [...best.corners];
}
