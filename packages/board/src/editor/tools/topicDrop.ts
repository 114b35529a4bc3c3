import { canReparent, type BoardPoint, type BoardStore, type TopicPlace } from '../../document/index.ts';
import { grown, type BoardScene, type TopicItem } from '../../layout/index.ts';

/** Where a dragged topic would hang when let go, and how that is shown. */
export interface TopicDrop {
  readonly place: TopicPlace;
  /** The topic it would hang on. */
  readonly parent: TopicItem;
  /** Where it would come to stand: the middle of a small mark. */
  readonly at: BoardPoint;
}

/** Topics further from the pointer than this, in board units, are no goal: there it becomes a map of its own. */
const REACH = 130;

const distanceTo = ({ box }: TopicItem, { x, y }: BoardPoint): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

/** The nearest topic that the dragged one may hang on or beside. */
function nearest(store: BoardStore, scene: BoardScene, id: string, point: BoardPoint): TopicItem | null {
  let found: TopicItem | null = null;
  let least = REACH;
  for (const item of scene.visibleIn(grown({ ...point, w: 0, h: 0 }, REACH))) {
    if (item.kind !== 'topic') continue;
    const distance = distanceTo(item, point);
    if (distance < least && canReparent(store, id, item.element.id)) {
      found = item;
      least = distance;
    }
  }
  return found;
}

/** The mark of a new last child of a topic. */
function childMark({ box }: TopicItem, side: 'left' | 'right' | 'down'): BoardPoint {
  if (side === 'down') return { x: box.x + box.w / 2, y: box.y + box.h + 28 };
  return {
    x: side === 'right' ? box.x + box.w + 42 : box.x - 42,
    y: box.y + box.h / 2,
  };
}

/** The side of a topic a point is on, as far as its map's layout lets it choose. */
function sideOf({ placed, box }: TopicItem, point: BoardPoint): 'left' | 'right' | 'down' {
  if (placed.layout === 'down') return 'down';
  if (placed.depth > 0 || placed.layout === 'right') return placed.side;
  return point.x < box.x + box.w / 2 ? 'left' : 'right';
}

/**
 * Where a topic dragged to a point would hang: under the nearest topic when the point is on its far half or beyond,
 * before or after it when the point is above or below it. Null when no topic is near.
 */
export function topicDropAt(
  store: BoardStore,
  scene: BoardScene,
  id: string,
  point: BoardPoint,
): TopicDrop | null {
  const goal = nearest(store, scene, id, point);
  if (!goal) return null;
  const { box, placed } = goal;
  const side = sideOf(goal, point);
  const parentId = store.forest.parentOf(goal.element.id);
  const parent = parentId === null ? undefined : scene.get(parentId);
  const along =
    side === 'down'
      ? point.y - box.y - box.h * 0.55
      : side === 'right'
        ? point.x - box.x - box.w * 0.4
        : box.x + box.w * 0.6 - point.x;
  const across =
    side === 'down' && !placed.hanging ? point.x - box.x - box.w / 2 : point.y - box.y - box.h / 2;
  const inside = point.x >= box.x && point.x <= box.x + box.w && point.y >= box.y && point.y <= box.y + box.h;
  if (parent?.kind !== 'topic' || along > 0 || (inside && side === 'down')) {
    const mainSide = placed.depth === 0 && placed.layout === 'both' && side !== 'down' ? side : null;
    return { place: { parent: goal.element.id, side: mainSide }, parent: goal, at: childMark(goal, side) };
  }
  const siblings = store.forest.childrenOf(parent.element.id).filter((sibling) => sibling.id !== id);
  const index = siblings.findIndex((sibling) => sibling.id === goal.element.id) + (across > 0 ? 1 : 0);
  const shift = across > 0 ? 1 : -1;
  const at =
    side === 'down' && !placed.hanging
      ? { x: box.x + box.w / 2 + shift * (box.w / 2 + 14), y: box.y + box.h / 2 }
      : { x: box.x + Math.min(40, box.w / 2), y: box.y + box.h / 2 + shift * (box.h / 2 + 7) };
  const mainSide = placed.depth === 1 && placed.layout === 'both' && side !== 'down' ? side : null;
  return { place: { parent: parent.element.id, index, side: mainSide }, parent, at };
}
