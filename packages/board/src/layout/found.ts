import type { BoardBox, BoardPoint } from '../document/index.ts';
import type { BoardScene } from './boardScene.ts';
import { contains, containsPoint } from './geometry.ts';
import type { SceneItem } from './sceneItem.ts';
import { untilted } from './untilted.ts';

/** What of a scene is wholly within an area. */
export const itemsWithin = (scene: BoardScene, area: BoardBox): SceneItem[] =>
  scene.visibleIn(area).filter(({ bounds }) => contains(area, bounds));

/** The frame whose inside is at a point, the topmost one. */
export function frameAt(scene: BoardScene, point: BoardPoint): SceneItem | undefined {
  const frames = scene.visibleIn({ ...point, w: 0, h: 0 }).filter(({ element }) => element.type === 'frame');
  return frames.toReversed().find((item) => containsPoint(item.box, untilted(item, point)));
}
