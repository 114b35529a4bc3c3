import { canBeConnected, type BoardElement, type BoardStore } from '../../document/index.ts';
import type { BoardScene, SceneItem } from '../../layout/index.ts';
import { centerOf } from '../../layout/geometry.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The directions of the arrow keys. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const AHEAD: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The element one comes to from another in a direction: of those that are given and lie that way the nearest, where
 * going astray sideways counts double.
 */
export function elementTowards(
  scene: BoardScene,
  from: SceneItem,
  others: Iterable<string>,
  direction: Direction,
): string | null {
  const [ax, ay] = AHEAD[direction];
  const start = centerOf(from.box);
  let best: string | null = null;
  let least = Infinity;
  for (const id of others) {
    const item = scene.get(id);
    if (!item || id === from.element.id) continue;
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

/** Everything to be seen that a connector can hold on to, in the order in which one reads: topics with all below them. */
export function connectableInOrder({ elements, forest }: BoardStore, scene: BoardScene): string[] {
  const tops = [...elements.values()].flatMap((element) => {
    const { id } = element;
    if (!canBeConnected(element) || !('x' in element)) return [];
    if (element.type === 'topic' && forest.parentOf(id) !== null) return [];
    return [{ id, type: element.type, ...(scene.get(id)?.box ?? { x: element.x, y: element.y }) }];
  });
  tops.sort((a, b) => a.y - b.y || a.x - b.x || (a.id < b.id ? -1 : 1));
  return tops
    .flatMap(({ id, type }) => (type === 'topic' ? forest.subtreeOf(id).map((topic) => topic.id) : [id]))
    .filter((id) => scene.get(id) !== undefined);
}
