import type { BoardBox, BoardPoint } from '../document/index.ts';
import { topicParts } from '../kinds/topic/topicPart.ts';
import { containsPoint, grown } from './geometry.ts';
import type { SceneItem, TopicItem } from './sceneItem.ts';

/** A scene, as far as one points at it. */
interface SeenTopics {
  readonly visibleIn: (area: BoardBox) => SceneItem[];
}

/** The topic whose checkbox, or the mark of its note, is at a point, or within `tolerance` board units of it. */
export function topicMarkAt(
  scene: SeenTopics,
  kind: 'task' | 'note',
  point: BoardPoint,
  tolerance: number,
): TopicItem | undefined {
  const part = topicParts.get('topic');
  return scene
    .visibleIn(grown({ ...point, w: 0, h: 0 }, tolerance))
    .filter((item) => item.kind === 'topic')
    .find(({ element, placed, box }) => {
      const mark = part?.marksOf(element, placed.measure, box).find((each) => each.kind === kind);
      return mark !== undefined && containsPoint(grown(mark.box, tolerance), point);
    });
}

/** The topic whose fold mark is at a point, or within `tolerance` board units of it. */
export function foldMarkAt(scene: SeenTopics, point: BoardPoint, tolerance: number): TopicItem | undefined {
  const part = topicParts.get('topic');
  if (!part) return undefined;
  const area = grown({ ...point, w: 0, h: 0 }, part.foldMark * 2);
  return scene.visibleIn(area).find((item): item is TopicItem => {
    if (item.kind !== 'topic' || !part.hasFoldMark(item.placed)) return false;
    const mark = part.foldMarkOf(item.placed);
    return Math.hypot(mark.x - point.x, mark.y - point.y) <= part.foldMark + tolerance;
  });
}
