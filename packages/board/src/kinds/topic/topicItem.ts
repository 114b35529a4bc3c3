import type { BoardBox, BoardPoint } from '../../document/elementBase.ts';
import { boxAround, grown, shifted, union } from '../../layout/geometry.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';
import { shiftedEdge, topicEdge } from './topicEdge.ts';
import { PLACED_PARTS, type PlacedTopic } from './topicLayout.ts';

const EDGE_WIDTH = 3;

/** Cells take the size that their table gives them. */
const isAsLarge = (a: BoardBox, b: BoardBox): boolean => a.w === b.w && a.h === b.h;

/** How far a topic and the one above it stand from where they stood; null when more than their places differ. */
function shiftOf(placed: PlacedTopic, above: PlacedTopic | null, before: TopicItem): BoardPoint | null {
  if (PLACED_PARTS.some((part) => placed[part] !== before.placed[part])) return null;
  if (!isAsLarge(placed.box, before.box)) return null;
  const x = placed.box.x - before.box.x;
  const y = placed.box.y - before.box.y;
  if (above === before.above) return above === null || (x === 0 && y === 0) ? { x, y } : null;
  if (above === null || before.above === null || !isAsLarge(above.box, before.above.box)) return null;
  if (above.measure !== before.above.measure) return null;
  const isAlike = above.box.x - before.above.box.x === x && above.box.y - before.above.box.y === y;
  return isAlike ? { x, y } : null;
}

/**
 * Lays out a topic with the line from its parent.
 *
 * @param before the topic as it was laid out last: itself when nothing has changed, and the same line when both ends of
 * it have moved alike. In a large map one more topic moves thousands.
 */
export function topicItem(
  placed: PlacedTopic,
  above: PlacedTopic | null,
  before: TopicItem | undefined,
): TopicItem {
  const shift = before && shiftOf(placed, above, before);
  if (before && shift) {
    if (shift.x === 0 && shift.y === 0) return before;
    const { box } = placed;
    const paintBox = shifted(before.paintBox, shift);
    const edge = before.edge && shiftedEdge(before.edge, shift);
    return {
      kind: 'topic',
      element: placed.topic,
      box,
      bounds: box,
      paintBox,
      rank: before.rank,
      placed,
      above,
      edge,
    };
  }
  const edge = above ? topicEdge(placed, above) : null;
  let paintBox = grown(placed.box, placed.below > 0 ? 24 : 6);
  if (edge) {
    const points = [edge.start];
    for (const { to, controls } of edge.steps) points.push(...(controls ?? []), to);
    const line = boxAround(points);
    if (line) paintBox = union(paintBox, grown(line, EDGE_WIDTH));
  }
  return {
    kind: 'topic',
    element: placed.topic,
    box: placed.box,
    bounds: placed.box,
    paintBox,
    rank: 0,
    placed,
    above,
    edge,
  };
}
