import type { BoardPoint } from '../../document/elementBase.ts';
import type { Anchors, Side } from '../../layout/anchors.ts';
import { sideOf } from '../../layout/boxAnchors.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';

/** How far a line bows out beside topics that stand one above the other. */
const BOW = 64;

/** The outer side of a topic at the end of a branch that grows sideways. */
function freeSideOf({ placed: { parent, below, side, measure } }: TopicItem): Side | undefined {
  const isEnd = parent !== null && below === 0 && measure.look !== 'cell';
  return isEnd && (side === 'left' || side === 'right') ? side : undefined;
}

/**
 * How a line leads from a topic to another one around their free sides: where both are ends of branches, one above the other,
 * there is hardly any room between them.
 */
export function topicBow(item: TopicItem): Pick<Anchors, 'free' | 'bow'> {
  const free = freeSideOf(item);
  const { box } = item;
  const bow: Anchors['bow'] = (other) => {
    const isBeside = box.x >= other.box.x + other.box.w || other.box.x >= box.x + box.w;
    if (!free || free !== other.free || isBeside) return null;
    const [from, to]: [BoardPoint, BoardPoint] = [sideOf(box, free), other.side(free)];
    // Around both, however far the one stands out beyond the other.
    const x = free === 'left' ? Math.min(from.x, to.x) - BOW : Math.max(from.x, to.x) + BOW;
    return [from, { x, y: from.y }, { x, y: to.y }, to];
  };
  return { free, bow };
}
