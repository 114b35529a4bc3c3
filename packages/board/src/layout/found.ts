import type { BoardBox, BoardPoint } from '../document/index.ts';
import type { BoardScene, BoardSource } from './boardScene.ts';
import { heldBy } from '../kinds/models.ts';
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

/**
 * What is in the frames among some elements and goes where these go: everything wholly inside, of mind maps the roots,
 * which stand for all, and the connectors between any two of these.
 */
export function frameContents(source: BoardSource, scene: BoardScene, ids: Iterable<string>): Set<string> {
  const chosen = new Set(ids);
  const inside = new Set<string>();
  for (const id of chosen) {
    const item = scene.get(id);
    if (item?.element.type !== 'frame') continue;
    for (const { element } of itemsWithin(scene, item.box)) {
      const isBranch = element.type === 'topic' && source.forest.parentOf(element.id) !== null;
      if (element.id !== id && !isBranch) inside.add(element.id);
    }
  }
  if (inside.size === 0) return inside;
  const goes = (id: string): boolean =>
    [id, source.forest.rootOf(id)].some((each) => inside.has(each) || chosen.has(each));
  for (const element of source.elements.values()) {
    const held = heldBy(element);
    const isBetween = element.type !== 'connector' || held.length === 2;
    if (held.length > 0 && isBetween && held.every(goes)) inside.add(element.id);
  }
  return inside;
}
