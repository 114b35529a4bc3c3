import type { BoardBox, BoardPoint } from '../../document/index.ts';
import { roundedSteps, type PathStep } from '../connector/connectorPath.ts';
import type { PlacedTopic } from './topicLayout.ts';

/** The line from a topic's parent to the topic. */
export interface TopicEdge {
  readonly start: BoardPoint;
  readonly steps: readonly PathStep[];
}

/** Where a line leaves or enters a topic: at its side, on the line a topic without a box stands on. */
export function portOf({ box, measure }: PlacedTopic, side: 'left' | 'right' | 'top' | 'bottom'): BoardPoint {
  if (side === 'top') return { x: box.x + box.w / 2, y: box.y };
  if (side === 'bottom') return { x: box.x + box.w / 2, y: box.y + box.h };
  return {
    x: side === 'left' ? box.x : box.x + box.w,
    y: measure.look === 'line' ? box.y + box.h : box.y + box.h / 2,
  };
}

/** Where a hanging column's line runs down from its parent. */
const hangX = (parent: BoardBox): number => parent.x + Math.min(parent.w / 2, 40) / 2;

/** The line to a topic from its parent. */
export function topicEdge(child: PlacedTopic, parent: PlacedTopic): TopicEdge {
  if (child.hanging) {
    const start = { x: hangX(parent.box), y: parent.box.y + parent.box.h };
    const end = { x: child.box.x, y: child.box.y + child.box.h / 2 };
    return { start, steps: roundedSteps(start, [{ x: start.x, y: end.y }], end, 8) };
  }
  if (child.side === 'down') {
    const start = portOf(parent, 'bottom');
    const end = portOf(child, 'top');
    const middle = (start.y + end.y) / 2;
    if (Math.abs(start.x - end.x) < 1) return { start, steps: [{ to: end }] };
    return {
      start,
      steps: roundedSteps(
        start,
        [
          { x: start.x, y: middle },
          { x: end.x, y: middle },
        ],
        end,
        10,
      ),
    };
  }
  const out = child.side === 'right' ? 'right' : 'left';
  const start = portOf(parent, out);
  const end = portOf(child, out === 'right' ? 'left' : 'right');
  const reach = (end.x - start.x) * 0.55;
  return {
    start,
    steps: [
      {
        to: end,
        controls: [
          { x: start.x + reach, y: start.y },
          { x: end.x - reach, y: end.y },
        ],
      },
    ],
  };
}

/** The same line elsewhere. */
export function shiftedEdge({ start, steps }: TopicEdge, by: BoardPoint): TopicEdge {
  const moved = ({ x, y }: BoardPoint): BoardPoint => ({ x: x + by.x, y: y + by.y });
  return {
    start: moved(start),
    steps: steps.map(({ to, controls }) =>
      controls ? { to: moved(to), controls: [moved(controls[0]), moved(controls[1])] } : { to: moved(to) },
    ),
  };
}

/** Whether a topic shows its fold mark: a root only while it is folded, it is in nobody's way to fold it by keys. */
export function hasFoldMark({ below, depth, folded }: PlacedTopic): boolean {
  return below > 0 && (depth > 0 || folded);
}

/** Where the fold mark of a topic with children stands: its middle. */
export function foldMarkOf(placed: PlacedTopic): BoardPoint {
  if (placed.side === 'down') {
    const { box } = placed;
    return { x: box.x + box.w / 2, y: box.y + box.h + FOLD_MARK_RADIUS };
  }
  const port = portOf(placed, placed.side);
  return { x: port.x + (placed.side === 'right' ? 1 : -1) * (FOLD_MARK_RADIUS + 3), y: port.y };
}

/** Radius of that mark, in board units. */
export const FOLD_MARK_RADIUS = 9;
