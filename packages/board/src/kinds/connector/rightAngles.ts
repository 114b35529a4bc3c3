import type { BoardBox, BoardPoint } from '../../document/types.ts';

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
 * few lines that such a way can run along. Boards hold thousands of connectors: a state is a number, a crossing of two lines and
 * the direction in which it was reached.
 */
function leg(starts: readonly Way[], from: BoardPoint, to: BoardPoint, boxes: readonly BoardBox[]): Way[] {
  const around = boxes.flatMap(({ x, w }) => [x - ROOM, x + w + ROOM]);
  const above = boxes.flatMap(({ y, h }) => [y - ROOM, y + h + ROOM]);
  const xs = sorted([from.x, to.x, (from.x + to.x) / 2, ...around]);
  const ys = sorted([from.y, to.y, (from.y + to.y) / 2, ...above]);
  const costs = new Float64Array(xs.length * ys.length * 4).fill(Infinity);
  const before = new Int32Array(costs.length).fill(-1);
  const stateAt = (x: number, y: number, direction: number) => (y * xs.length + x) * 4 + direction;
  const pointOf = (state: number): BoardPoint => ({
    x: xs[(state >> 2) % xs.length] ?? 0,
    y: ys[Math.floor((state >> 2) / xs.length)] ?? 0,
  });
  const costOf = (state: number): number => costs[state] ?? Infinity;
  const open = new Set<number>();
  const reach = (state: number, cost: number, last: number): void => {
    if (cost >= costOf(state)) return;
    costs[state] = cost;
    before[state] = last;
    open.add(state);
  };
  for (const { cost, direction } of starts)
    for (const each of direction < 0 ? [0, 1, 2, 3] : [direction])
      reach(stateAt(xs.indexOf(from.x), ys.indexOf(from.y), each), cost, -1);
  const ends = [0, 1, 2, 3].map((each) => stateAt(xs.indexOf(to.x), ys.indexOf(to.y), each));
  let missing = ends.length;
  while (open.size > 0 && missing > 0) {
    let state = -1;
    for (const each of open) if (state < 0 || costOf(each) < costOf(state)) state = each;
    open.delete(state);
    if (ends.includes(state)) missing -= 1;
    const here = pointOf(state);
    const [x, y, direction] = [(state >> 2) % xs.length, Math.floor((state >> 2) / xs.length), state & 3];
    for (const [next, by] of DIRECTIONS.entries()) {
      if (next === (direction + 2) % 4) continue;
      const there = { x: xs[x + by.x] ?? Number.NaN, y: ys[y + by.y] ?? Number.NaN };
      if (Number.isNaN(there.x + there.y) || isBlocked(here, there, boxes)) continue;
      const length = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
      const cost = costOf(state) + length + (next === direction ? 0 : TURN);
      reach(stateAt(x + by.x, y + by.y, next), cost, state);
    }
  }
  return ends.flatMap((end): Way[] => {
    if (costOf(end) === Infinity) return [];
    const corners: BoardPoint[] = [];
    let state = end;
    for (let last = before[state] ?? -1; last >= 0; last = before[state] ?? -1) {
      if ((last & 3) !== (state & 3)) corners.push(pointOf(last));
      state = last;
    }
    const start = starts.find(({ direction }) => direction < 0 || direction === (state & 3));
    return [
      {
        cost: costOf(end),
        direction: end & 3,
        corners: [...(start?.corners ?? []), ...corners.toReversed()],
      },
    ];
  });
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
