import type { BoardPoint } from '../document/index.ts';
import { linkParts } from '../kinds/link/linkPart.ts';
import type { BoardScene } from './boardScene.ts';
import { grown } from './geometry.ts';
import type { SceneItem } from './sceneItem.ts';

/** The element whose link is marked at a point, or within `tolerance` board units of it, as it is seen at a scale. */
export function linkAt(
  scene: BoardScene,
  point: BoardPoint,
  tolerance: number,
  scale: number,
): SceneItem | undefined {
  const part = linkParts.get('link');
  if (!part) return undefined;
  return scene
    .visibleIn(grown({ ...point, w: 0, h: 0 }, tolerance))
    .findLast((item) => part.isAt(item, point, tolerance, scale));
}
