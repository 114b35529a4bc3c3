import type { BoardPoint } from '../../document/index.ts';
import { roundedSteps } from '../../layout/pathSteps.ts';
import { bracketOf } from './layouts/summary.ts';
import { columnIndent, CORNER } from './layouts/column.ts';
import { STRUCTURES } from './layouts/structures.ts';
import type { EdgeEnds, TopicEdge } from './layouts/topicNode.ts';

export type { TopicEdge } from './layouts/topicNode.ts';
import type { PlacedTopic } from './topicLayout.ts';
import type { TopicStructure } from '../../document/topicStructure.ts';

/** Where a line leaves or enters a topic: at its side, on the line a topic without a box stands on. */
export function portOf({ box, measure }: PlacedTopic, side: 'left' | 'right' | 'top' | 'bottom'): BoardPoint {
  if (side === 'top') return { x: box.x + box.w / 2, y: box.y };
  if (side === 'bottom') return { x: box.x + box.w / 2, y: box.y + box.h };
  return {
    x: side === 'left' ? box.x : box.x + box.w,
    y: measure.look === 'line' ? box.y + box.h : box.y + box.h / 2,
  };
}

/** Where the line of a column runs down from its parent. */
function hangX({ box, isLeft }: PlacedTopic): number {
  const from = columnIndent(box.w) / 2;
  return isLeft ? box.x + box.w - from : box.x + from;
}

/** The line to a topic from its parent; null for cells of a table, which stand side by side. */
export function topicEdge(child: PlacedTopic, parent: PlacedTopic): TopicEdge | null {
  const [out, back] = child.isLeft ? (['left', 'right'] as const) : (['right', 'left'] as const);
  switch (child.join) {
    case 'hang': {
      const end = portOf(child, back);
      const start = {
        x: hangX(parent),
        y: child.back > 0 ? end.y - child.back : parent.box.y + parent.box.h,
      };
      return { start, steps: roundedSteps(start, [{ x: start.x, y: end.y }], end, CORNER) };
    }
    case 'elbow':
      return elbowDown(portOf(parent, 'bottom'), portOf(child, 'top'));
    case 'summary':
      return bracketOf(child);
    case null:
    case 'cell':
      return null;
    case 'stem':
    case 'rib':
    case 'twig':
      return STRUCTURES[parent.structure].edge?.(edgeEnds(child, parent)) ?? null;
    default: {
      const start = portOf(parent, out);
      const end = portOf(child, back);
      const reach = (end.x - start.x) * 0.55;
      const controls = [
        { x: start.x + reach, y: start.y },
        { x: end.x - reach, y: end.y },
      ] as const;
      return { start, steps: [{ to: end, controls }] };
    }
  }
}

/** What the line to a child follows from, for structures that draw it themselves. */
function edgeEnds(child: PlacedTopic, parent: PlacedTopic): EdgeEnds {
  const [out, back] = child.isLeft ? (['left', 'right'] as const) : (['right', 'left'] as const);
  return {
    axis: portOf(parent, out).y,
    near: portOf(child, back),
    foot: portOf(child, child.side === 'up' ? 'bottom' : 'top'),
    ahead: child.isLeft ? -1 : 1,
    back: child.back,
  };
}

function elbowDown(start: BoardPoint, end: BoardPoint): TopicEdge {
  const middle = (start.y + end.y) / 2;
  if (Math.abs(start.x - end.x) < 1) return { start, steps: [{ to: end }] };
  const corners = [
    { x: start.x, y: middle },
    { x: end.x, y: middle },
  ];
  return { start, steps: roundedSteps(start, corners, end, 10) };
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
  const { box, structure, isLeft, side } = placed;
  const middle = box.x + box.w / 2;
  if (structure === 'rib' && side === 'down') return { x: middle, y: box.y - FOLD_MARK_RADIUS };
  // Cells have no room between them: the mark stands on the line.
  if (placed.join === 'cell') return { x: box.x + box.w, y: box.y + box.h / 2 };
  if (HANGS_BELOW.has(structure)) return { x: middle, y: box.y + box.h + FOLD_MARK_RADIUS };
  const port = portOf(placed, isLeft ? 'left' : 'right');
  return { x: port.x + (isLeft ? -1 : 1) * (FOLD_MARK_RADIUS + 3), y: port.y };
}

/** The structures that begin below their topic. */
const HANGS_BELOW: ReadonlySet<TopicStructure> = new Set(['down', 'tree', 'rib', 'table']);

/** Radius of that mark, in board units. */
export const FOLD_MARK_RADIUS = 9;
