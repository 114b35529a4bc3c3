import type { BoardBox } from '../../document/index.ts';

/** The two directions in which a box is measured. */
export const AXES = {
  x: { from: 'x', size: 'w', across: 'y', breadth: 'h' },
  y: { from: 'y', size: 'h', across: 'x', breadth: 'w' },
} as const;
export type AxisName = keyof typeof AXES;

/** A line through what stands in line, or across a gap that is as wide as another one; in board units. */
export interface Guide {
  readonly kind: 'line' | 'gap';
  /** The direction that was measured: a line with `x` is upright, a gap with `x` lies. */
  readonly axis: AxisName;
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Closer than this, lines are one: boxes stand at whole units, and their middles at halves. */
const SAME = 0.51;

const start = (box: BoardBox, axis: AxisName): number => box[AXES[axis].from];
const end = (box: BoardBox, axis: AxisName): number => start(box, axis) + box[AXES[axis].size];

/** First edge, middle and last edge of a box. */
const linesOf = (box: BoardBox, axis: AxisName): readonly number[] => {
  const [first, last] = [start(box, axis), end(box, axis)];
  return [first, (first + last) / 2, last];
};

/** The lines of a box that count: all when it is moved, the dragged edge when it is resized. */
const countingLines = (box: BoardBox, axis: AxisName, edge?: -1 | 0 | 1): readonly number[] => {
  if (edge === undefined) return linesOf(box, axis);
  return edge === 0 ? [] : [edge < 0 ? start(box, axis) : end(box, axis)];
};

/** The least of some distances; Infinity when there are none. */
const least = (distances: Iterable<number>): number => {
  let best = Infinity;
  for (const each of distances) if (Math.abs(each) < Math.abs(best)) best = each;
  return best;
};

/** How far lines of a box are from the nearest ones of others. */
export function toNearestLine(
  box: BoardBox,
  others: readonly BoardBox[],
  axis: AxisName,
  edge?: -1 | 0 | 1,
): number {
  const own = countingLines(box, axis, edge);
  return least(
    others.flatMap((other) => linesOf(other, axis).flatMap((line) => own.map((each) => line - each))),
  );
}

/** Those beside a box in a direction: they share a part of its row or column. */
function besideIt(box: BoardBox, others: readonly BoardBox[], axis: AxisName): readonly BoardBox[] {
  const { across, breadth } = AXES[axis];
  return others.filter(
    (other) => other[across] < box[across] + box[breadth] && box[across] < other[across] + other[breadth],
  );
}

/** The nearest box that ends before a place, and the nearest that begins after one. */
const before = (row: readonly BoardBox[], axis: AxisName, place: number): BoardBox | undefined =>
  row.reduce<BoardBox | undefined>(
    (best, each) => (end(each, axis) <= place && (!best || end(each, axis) > end(best, axis)) ? each : best),
    undefined,
  );
const after = (row: readonly BoardBox[], axis: AxisName, place: number): BoardBox | undefined =>
  row.reduce<BoardBox | undefined>(
    (best, each) =>
      start(each, axis) >= place && (!best || start(each, axis) < start(best, axis)) ? each : best,
    undefined,
  );

/** A box and those beside it, up to two on each side. */
function neighboursOf(box: BoardBox, others: readonly BoardBox[], axis: AxisName, slack: number) {
  const row = besideIt(box, others, axis);
  const left = before(row, axis, start(box, axis) + slack);
  const right = after(row, axis, end(box, axis) - slack);
  return {
    left,
    right,
    beyondLeft: left && before(besideIt(left, row, axis), axis, start(left, axis)),
    beyondRight: right && after(besideIt(right, row, axis), axis, end(right, axis)),
  };
}

/** How far a box is from standing with equal gaps: between two others, or in a row with two on one side. */
export function toEqualGap(
  box: BoardBox,
  others: readonly BoardBox[],
  axis: AxisName,
  slack: number,
): number {
  const { left, right, beyondLeft, beyondRight } = neighboursOf(box, others, axis, slack);
  const distances: number[] = [];
  if (left && right) {
    const room = start(right, axis) - end(left, axis) - box[AXES[axis].size];
    if (room >= 0) distances.push(end(left, axis) + room / 2 - start(box, axis));
  }
  if (left && beyondLeft)
    distances.push(end(left, axis) + (start(left, axis) - end(beyondLeft, axis)) - start(box, axis));
  if (right && beyondRight)
    distances.push(start(right, axis) - (start(beyondRight, axis) - end(right, axis)) - end(box, axis));
  return least(distances);
}

/** The lines through a box and everything that stands in line with it, one for each place. */
export function lineGuides(
  box: BoardBox,
  others: readonly BoardBox[],
  axis: AxisName,
  edge?: -1 | 0 | 1,
): Guide[] {
  const { across, breadth } = AXES[axis];
  return countingLines(box, axis, edge).flatMap((at): Guide[] => {
    const inLine = others.filter((other) => linesOf(other, axis).some((line) => Math.abs(line - at) < SAME));
    if (inLine.length === 0) return [];
    const all = [box, ...inLine];
    return [
      {
        kind: 'line',
        axis,
        at,
        from: Math.min(...all.map((each) => each[across])),
        to: Math.max(...all.map((each) => each[across] + each[breadth])),
      },
    ];
  });
}

/** The gaps on either side of a box that are as wide as each other, or as the next one in the row. */
export function gapGuides(box: BoardBox, others: readonly BoardBox[], axis: AxisName): Guide[] {
  const { left, right, beyondLeft, beyondRight } = neighboursOf(box, others, axis, SAME);
  const { across, breadth } = AXES[axis];
  const gap = (one: BoardBox | undefined, other: BoardBox | undefined): Guide | null => {
    if (!one || !other) return null;
    const [top, bottom] = [
      Math.max(one[across], other[across]),
      Math.min(one[across] + one[breadth], other[across] + other[breadth]),
    ];
    return { kind: 'gap', axis, at: (top + bottom) / 2, from: end(one, axis), to: start(other, axis) };
  };
  const pairs = [
    [gap(left, box), gap(box, right)],
    [gap(beyondLeft, left), gap(left, box)],
    [gap(box, right), gap(right, beyondRight)],
  ] as const;
  const found = new Map<string, Guide>();
  for (const [one, other] of pairs) {
    if (!one || !other || one.to - one.from <= SAME) continue;
    // Half a unit goes to either side where the room between two is odd.
    if (Math.abs(one.to - one.from - (other.to - other.from)) > 2 * SAME) continue;
    for (const each of [one, other]) found.set(`${each.from},${each.to}`, each);
  }
  return [...found.values()];
}
