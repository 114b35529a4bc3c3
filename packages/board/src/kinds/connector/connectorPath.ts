import { ConnectorAnchor, ConnectorRoute } from '../../document/constants.ts';
import type { BoardBox, BoardPoint, ConnectorElement } from '../../document/types.ts';
import { boxAround, centerOf, distanceToSegment } from '../../layout/geometry.ts';
import type { Anchors } from '../../layout/anchors.ts';
import { elbowCorners, type SolidsAt } from './elbowRoute.ts';
import { roundedSteps, type PathStep } from '../../layout/pathSteps.ts';
import { outwardOf, placeEnd, type EndPlace } from './endPlace.ts';

/** A connector as it runs over the board. */
export interface ConnectorPath {
  readonly start: BoardPoint;
  readonly steps: readonly PathStep[];
  readonly end: BoardPoint;
  /** Directions, in radians, in which the line runs into its two ends. */
  readonly startAngle: number;
  readonly endAngle: number;
  /** Where its label stands. */
  readonly middle: BoardPoint;
  /** The line as a chain of points, for hits and bounds. */
  readonly points: readonly BoardPoint[];
}

const angleBetween = (from: BoardPoint, to: BoardPoint): number => Math.atan2(to.y - from.y, to.x - from.x);
/** The point of a cubic Bézier curve at `t`. */
function curvePoint(
  from: BoardPoint,
  [a, b]: readonly [BoardPoint, BoardPoint],
  to: BoardPoint,
  t: number,
): BoardPoint {
  const u = 1 - t;
  const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: k0 * from.x + k1 * a.x + k2 * b.x + k3 * to.x,
    y: k0 * from.y + k1 * a.y + k2 * b.y + k3 * to.y,
  };
}

/** The points of a line, curves cut into short stretches. */
function flatten(start: BoardPoint, steps: readonly PathStep[]): BoardPoint[] {
  const points = [start];
  let at = start;
  for (const { to, controls } of steps) {
    if (controls) for (let part = 1; part < 12; part++) points.push(curvePoint(at, controls, to, part / 12));
    points.push(to);
    at = to;
  }
  return points;
}

/** The point half-way along a chain of points. */
export function middleOf(points: readonly BoardPoint[]): BoardPoint {
  const [first = { x: 0, y: 0 }] = points;
  const lengths = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index], points[index + 1]];
    if (from && to && rest <= length && length > 0) {
      return { x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length };
    }
    rest -= length;
  }
  return first;
}

function curvedSteps(from: EndPlace, to: EndPlace): PathStep[] {
  const span = Math.hypot(to.point.x - from.point.x, to.point.y - from.point.y);
  const reach = Math.max(Math.min(span * 0.5, 220), Math.min(span, 32));
  const [out, into] = [outwardOf(from, to.point), outwardOf(to, from.point)];
  return [
    {
      to: to.point,
      controls: [
        { x: from.point.x + out.x * reach, y: from.point.y + out.y * reach },
        { x: to.point.x + into.x * reach, y: to.point.y + into.y * reach },
      ],
    },
  ];
}

/** A smooth curve through bends, which leaves elements at right angles to their sides. */
function curvedThrough(from: EndPlace, bends: readonly BoardPoint[], to: EndPlace): PathStep[] {
  const stops = [from.point, ...bends, to.point];
  const along = (a: BoardPoint, b: BoardPoint): BoardPoint => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  };
  const tangents = stops.map((stop, index) => {
    if (index === 0 && from.side) return outwardOf(from, stop);
    const isLast = index === stops.length - 1;
    if (!isLast || !to.side) return along(stops[index - 1] ?? stop, stops[index + 1] ?? stop);
    const { x, y } = outwardOf(to, stop);
    return { x: -x, y: -y };
  });
  return bends.concat(to.point).map((end, index) => {
    const start = stops[index] ?? end;
    const [out, into] = [tangents[index] ?? end, tangents[index + 1] ?? end];
    const reach = Math.hypot(end.x - start.x, end.y - start.y) / 3;
    return {
      to: end,
      controls: [
        { x: start.x + out.x * reach, y: start.y + out.y * reach },
        { x: end.x - into.x * reach, y: end.y - into.y * reach },
      ],
    };
  });
}

function pathAlong(start: BoardPoint, steps: readonly PathStep[]): ConnectorPath {
  const points = flatten(start, steps);
  const end = points.at(-1) ?? start;
  return {
    start,
    steps,
    end,
    startAngle: angleBetween(points[1] ?? end, start),
    endAngle: angleBetween(points.at(-2) ?? start, end),
    middle: middleOf(points),
    points,
  };
}

/**
 * Runs a connector between its ends, through its bends; null when an end it holds on to is not on the board (or folded away).
 * @param targetOf the element a bound end holds on to.
 * @param solidsAt what a line of right angles goes round, beside these.
 */
export function routeConnector(
  connector: Pick<ConnectorElement, 'from' | 'to' | 'route' | 'bends'>,
  targetOf: (id: string) => Anchors | null,
  solidsAt?: SolidsAt,
): ConnectorPath | null {
  const ends = [connector.from, connector.to].map((end) => ('element' in end ? targetOf(end.element) : end));
  const [fromEnd, toEnd] = ends;
  if (!fromEnd || !toEnd) return null;
  const centers = [fromEnd, toEnd].map((end) => ('box' in end ? centerOf(end.box) : end));
  const [fromCenter, toCenter] = centers;
  if (!fromCenter || !toCenter) return null;
  const bends = connector.bends?.map(([x, y]) => ({ x, y })) ?? [];
  const straight = connector.route === ConnectorRoute.STRAIGHT;
  const isAuto = [connector.from, connector.to].every(
    (end) => !('anchor' in end) || (end.anchor === ConnectorAnchor.AUTO && !end.at),
  );
  const isCurved = connector.route === ConnectorRoute.CURVED;
  const bow =
    isAuto && isCurved && bends.length === 0 && 'box' in fromEnd && 'box' in toEnd && fromEnd.bow?.(toEnd);
  if (bow) return pathAlong(bow[0], [{ to: bow[3], controls: [bow[1], bow[2]] }]);
  const place = (end: Anchors | BoardPoint, spec: ConnectorElement['from'], other: BoardPoint): EndPlace =>
    'box' in end
      ? placeEnd('element' in spec ? spec : { anchor: ConnectorAnchor.AUTO }, end, other, straight)
      : { point: end, side: null };
  const from = place(fromEnd, connector.from, bends[0] ?? toCenter);
  const to = place(toEnd, connector.to, bends.at(-1) ?? fromCenter);
  let steps: PathStep[];
  if (straight) steps = [...bends, to.point].map((point) => ({ to: point }));
  else if (!isCurved) steps = roundedSteps(from.point, elbowCorners(from, to, bends, solidsAt), to.point);
  else steps = bends.length > 0 ? curvedThrough(from, bends, to) : curvedSteps(from, to);
  return pathAlong(from.point, steps);
}

/** The box around a connector's line, without its heads and label. */
export const pathBounds = (path: ConnectorPath): BoardBox =>
  boxAround(path.points) ?? { ...path.start, w: 0, h: 0 };

/** Distance of a point from a connector's line. */
export function distanceToPath(path: ConnectorPath, point: BoardPoint): number {
  let least = Infinity;
  for (let index = 1; index < path.points.length; index++) {
    const [from, to] = [path.points[index - 1], path.points[index]];
    if (from && to) least = Math.min(least, distanceToSegment(point, from, to));
  }
  return least;
}
