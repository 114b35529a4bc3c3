import { canReparent, type BoardPoint, type BoardStore, type TopicPlace } from '../../document/index.ts';
import { columnIndent } from '../../kinds/topic/layouts/column.ts';
import { grown, type BoardScene, type TopicItem } from '../../layout/index.ts';

/** Where dragged topics would hang when let go, and how that is shown. */
export interface TopicDrop {
  readonly place: TopicPlace;
  /** The topic they would hang on. */
  readonly parent: TopicItem;
  /** Where they would come to stand: the middle of a small mark. */
  readonly at: BoardPoint;
}

/** Topics further from the pointer than this, in board units, are no goal: there it becomes a map of its own. */
const REACH = 130;

const distanceTo = ({ box }: TopicItem, { x, y }: BoardPoint): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));

/** The nearest topic that the dragged ones may hang on or beside. */
function nearest(
  store: BoardStore,
  scene: BoardScene,
  ids: readonly string[],
  point: BoardPoint,
): TopicItem | null {
  let found: TopicItem | null = null;
  let least = REACH;
  for (const item of scene.visibleIn(grown({ ...point, w: 0, h: 0 }, REACH))) {
    if (item.kind !== 'topic') continue;
    const distance = distanceTo(item, point);
    if (distance < least && ids.every((id) => canReparent(store, id, item.element.id))) {
      found = item;
      least = distance;
    }
  }
  return found;
}

/** Where what is below a topic begins, seen from it. */
type Growth = 'left' | 'right' | 'down' | 'column';

/** The way a topic grows; a root to both sides grows to the one that a point is on. */
function growthOf({ placed, box }: TopicItem, point: BoardPoint): Growth {
  const { structure, isLeft } = placed;
  if (structure === 'down' && placed.join !== 'hang') return 'down';
  if (structure === 'down' || structure === 'tree' || structure === 'rib') return 'column';
  if (structure === 'table' && placed.join !== 'cell') return 'column';
  if (structure === 'both') return point.x < box.x + box.w / 2 ? 'left' : 'right';
  return isLeft ? 'left' : 'right';
}

/** True where a topic and its siblings stand beside each other, and not one below the other. */
const isInRow = ({ placed: { join } }: TopicItem): boolean =>
  join === 'elbow' || join === 'stem' || join === 'rib';

/** True where siblings follow each other to the left. */
const isBackwards = ({ placed: { join, isLeft } }: TopicItem): boolean =>
  isLeft && (join === 'stem' || join === 'rib');

/** True where what is below a topic stands over it: beside a rib that goes down. */
const isUpwards = ({ placed: { structure, side } }: TopicItem): boolean =>
  structure === 'rib' && side === 'down';

/** The mark of a new last child of a topic. */
function childMark(goal: TopicItem, growth: Growth): BoardPoint {
  const { box } = goal;
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  if (growth === 'down') return { ...middle, y: box.y + box.h + 28 };
  if (growth === 'column')
    return { x: box.x + columnIndent(box.w) + 22, y: isUpwards(goal) ? box.y - 14 : box.y + box.h + 14 };
  return { ...middle, x: growth === 'right' ? box.x + box.w + 42 : box.x - 42 };
}

/** Whether a point asks for a topic's children, and not for a place before or after it. */
function isInside(goal: TopicItem, point: BoardPoint, growth: Growth): boolean {
  const { box } = goal;
  const x = point.x - box.x;
  const y = isUpwards(goal) ? box.y + box.h - point.y : point.y - box.y;
  const isOver = x >= 0 && x <= box.w && y >= 0 && y <= box.h;
  if (growth === 'right') return x > box.w * 0.4;
  if (growth === 'left') return x < box.w * 0.6;
  if (growth === 'down') return isOver || y > box.h * 0.55;
  if (isOver) return isInRow(goal) || (y > box.h * 0.3 && y < box.h * 0.9);
  return y > box.h && (isInRow(goal) || x > columnIndent(box.w));
}

/**
 * Where topics dragged to a point would hang: under the nearest topic when the point is on its far half or beyond, before
 * or after it when the point is beside it. Null when no topic is near.
 */
export function topicDropAt(
  store: BoardStore,
  scene: BoardScene,
  ids: readonly string[],
  point: BoardPoint,
): TopicDrop | null {
  const goal = nearest(store, scene, ids, point);
  if (!goal) return null;
  const { box, placed, element } = goal;
  const growth = growthOf(goal, point);
  const parentId = store.forest.parentOf(element.id);
  const parent = parentId === null ? undefined : scene.get(parentId);
  if (parent?.kind !== 'topic' || isInside(goal, point, growth)) {
    const side = placed.structure === 'both' && (growth === 'left' || growth === 'right') ? growth : null;
    return { place: { parent: element.id, side }, parent: goal, at: childMark(goal, growth) };
  }
  const inRow = isInRow(goal);
  const beyond = inRow ? point.x > box.x + box.w / 2 : point.y > box.y + box.h / 2;
  const siblings = store.forest.childrenOf(parent.element.id).filter(({ id }) => !ids.includes(id));
  const isAfter = isBackwards(goal) ? !beyond : beyond;
  const index = siblings.findIndex(({ id }) => id === element.id) + (isAfter ? 1 : 0);
  const shift = beyond ? 1 : -1;
  const at = inRow
    ? { x: box.x + box.w / 2 + shift * (box.w / 2 + 14), y: box.y + box.h / 2 }
    : { x: box.x + Math.min(40, box.w / 2), y: box.y + box.h / 2 + shift * (box.h / 2 + 7) };
  const side = parent.placed.structure === 'both' ? (placed.isLeft ? 'left' : 'right') : null;
  return { place: { parent: parent.element.id, index, side }, parent, at };
}
