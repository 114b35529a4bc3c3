import type { BoardBox, BoardPoint } from '../../document/types.ts';

/** A point that a line leaves, or comes to, in a direction; in any where there is none. */
export interface Heading {
  readonly point: BoardPoint;
  /** A step along an axis. */
  readonly by?: BoardPoint;
}

/** A way found to a point: how dear it is, in which direction it arrives, and the corners so far. */
interface Way {
  readonly cost: number;
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

/** Whether a stretch along an axis runs through one of some boxes. */
const isBlocked = (from: BoardPoint, to: BoardPoint, boxes: readonly BoardBox[]): boolean =>
  boxes.some(
    ({ x, y, w, h }) =>
      Math.max(from.x, to.x) > x &&
      Math.min(from.x, to.x) < x + w &&
      Math.max(from.y, to.y) > y &&
      Math.min(from.y, to.y) < y + h,
  );

/**
 * The cheapest ways from one point to the next, one for each direction in which it can be left, by Dijkstra's algorithm on the
 * few lines that such a way can run along.
 */
function leg(starts: readonly Way[], from: BoardPoint, to: BoardPoint, boxes: readonly BoardBox[]): Way[] {
  const around = boxes.flatMap(({ x, w }) => [x - ROOM, x + w + ROOM]);
  const above = boxes.flatMap(({ y, h }) => [y - ROOM, y + h + ROOM]);
  const xs = sorted([from.x, to.x, (from.x + to.x) / 2, ...around]);
  const ys = sorted([from.y, to.y, (from.y + to.y) / 2, ...above]);
  const open = starts.map((way) => ({ ...way, x: xs.indexOf(from.x), y: ys.indexOf(from.y) }));
  const closed = new Set<string>();
  const found: Way[] = [];
  while (open.length > 0 && found.length < DIRECTIONS.length) {
    let least = 0;
    for (const [index, { cost }] of open.entries()) if (cost < (open[least]?.cost ?? 0)) least = index;
    const [at] = open.splice(least, 1);
    if (!at) break;
    const key = `${at.x} ${at.y} ${at.direction}`;
    if (closed.has(key)) continue;
    closed.add(key);
    const here = { x: xs[at.x] ?? 0, y: ys[at.y] ?? 0 };
    if (here.x === to.x && here.y === to.y) found.push(at);
    for (const [direction, by] of DIRECTIONS.entries()) {
      if (at.direction >= 0 && direction === (at.direction + 2) % 4) continue;
      const [x, y] = [at.x + by.x, at.y + by.y];
      const next = { x: xs[x] ?? Number.NaN, y: ys[y] ?? Number.NaN };
      if (Number.isNaN(next.x + next.y) || isBlocked(here, next, boxes)) continue;
      const turns = at.direction >= 0 && direction !== at.direction;
      const length = Math.abs(next.x - here.x) + Math.abs(next.y - here.y);
      open.push({
        x,
        y,
        direction,
        cost: at.cost + length + (turns ? TURN : 0),
        corners: turns ? [...at.corners, here] : at.corners,
      });
    }
  }
  return found;
}

/**
 * The corners of the line of horizontal and vertical stretches from one point through others to the last that is short, turns seldom,
 * never turns back on itself, and stays out of some boxes on its first and its last stretch.
 * @returns null when there is none
 */
export function rightAngles(
  from: Heading,
  through: readonly BoardPoint[],
  to: Heading,
  boxes: readonly BoardBox[],
): BoardPoint[] | null {
  let ways: Way[] = [{ cost: 0, direction: directionOf(from), corners: [] }];
  const stops = [from.point, ...through, to.point];
  for (const [index, next] of stops.slice(1).entries()) {
    const isAtEnd = index === 0 || index === stops.length - 2;
    const at = stops[index] ?? next;
    ways = leg(ways, at, next, isAtEnd ? boxes : []);
  }
  const arriving = directionOf(to);
  let best: Way | null = null;
  for (const way of ways) {
    const { direction, corners } = way;
    if (arriving >= 0 && direction === (arriving + 2) % 4) continue;
    const turns = arriving >= 0 && direction >= 0 && direction !== arriving;
    const cost = way.cost + (turns ? TURN : 0);
    if (!best || cost < best.cost)
      best = { cost, direction, corners: turns ? [...corners, to.point] : corners };
  }
  return best && [...best.corners];
}
