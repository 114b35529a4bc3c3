import type { BoardPoint } from '../document/index.ts';
import { centerOf, turned } from './geometry.ts';
import type { SceneItem } from './sceneItem.ts';

/** A point as it would be if the element were not turned. */
export function untilted(item: SceneItem, point: BoardPoint): BoardPoint {
  return item.kind === 'box' ? turned(point, centerOf(item.box), -item.rotation) : point;
}
