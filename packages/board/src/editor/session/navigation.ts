import type { BoardElement, BoardStore } from '../../document/index.ts';
import type { BoardScene, TopicItem } from '../../layout/index.ts';
import { centerOf } from '../../layout/geometry.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const AHEAD: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The topic one comes to from another in a direction: of those of the same map that lie that way the nearest, where
 * going astray sideways counts double.
 */
export function topicTowards(
  scene: BoardScene,
  from: TopicItem,
  topics: Iterable<string>,
  direction: Direction,
): string | null {
  const [ax, ay] = AHEAD[direction];
  const start = centerOf(from.box);
  let best: string | null = null;
  let least = Infinity;
  for (const id of topics) {
    const item = scene.get(id);
    if (item?.kind !== 'topic' || id === from.element.id) continue;
    const { x, y } = centerOf(item.box);
    const along = (x - start.x) * ax + (y - start.y) * ay;
    const astray = Math.abs((x - start.x) * ay) + Math.abs((y - start.y) * ax);
    // What stands more aside than ahead is not "that way".
    if (along < 4 || astray > along * 3) continue;
    const cost = along + astray * 2;
    if (cost < least) {
      best = id;
      least = cost;
    }
  }
  return best;
}

/** The topic to go on with when one is deleted: the next sibling, the one before, or the parent; null for all else. */
export function neighbourOf({ forest }: BoardStore, element: BoardElement | null): string | null {
  if (element?.type !== 'topic') return null;
  const parent = forest.parentOf(element.id);
  if (parent === null) return null;
  const siblings = forest.childrenOf(parent);
  const at = siblings.findIndex(({ id }) => id === element.id);
  return (siblings[at + 1] ?? siblings[at - 1])?.id ?? parent;
}
