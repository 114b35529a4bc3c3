import type { BoardPoint } from '../document/index.ts';
import { layoutOf } from '../kinds/layouts.ts';
import { topicParts } from '../kinds/topic/topicPart.ts';
import type { Anchors, Side } from './anchors.ts';
import { boxBorder, sideOf } from './boxAnchors.ts';
import { centerOf, turned } from './geometry.ts';
import type { LayoutContext } from './kindLayout.ts';
import type { SceneItem } from './sceneItem.ts';

const FAR = 1e6;

/** A point far away to one side. */
function farAway({ x, y }: BoardPoint, side: Side): BoardPoint {
  if (side === 'left' || side === 'right') return { x: x + (side === 'left' ? -FAR : FAR), y };
  return { x, y: y + (side === 'top' ? -FAR : FAR) };
}

/** Where lines take hold of an element of a scene; null for what is not to be seen, and for lines themselves. */
export function anchorsOf(scene: Pick<LayoutContext, 'get'>, id: string): Anchors | null {
  const item = scene.get(id);
  return !item || item.kind === 'connector' ? null : anchorsOfItem(item);
}

/** Where lines take hold of an element, turned with it. */
function anchorsOfItem(item: SceneItem): Anchors {
  const { box } = item;
  const center = centerOf(box);
  const rotation = item.kind === 'box' ? item.rotation : 0;
  const own = layoutOf(item.element)?.anchors?.(item);
  return {
    box: item.bounds,
    upright: box,
    rotation,
    ...(item.kind === 'topic' && topicParts.get('topic')?.bowOf(item)),
    side(side) {
      // Of what is turned, the side that looks that way now.
      return rotation === 0 ? (own?.side(side) ?? sideOf(box, side)) : this.border(farAway(center, side));
    },
    border(toward) {
      const straight = turned(toward, center, -rotation);
      if (straight.x === center.x && straight.y === center.y) return center;
      return turned(own?.border(straight) ?? boxBorder(box, straight), center, rotation);
    },
  };
}
