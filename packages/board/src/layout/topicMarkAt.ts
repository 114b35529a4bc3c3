import type { BoardBox, BoardPoint } from '../document/index.ts';
import { topicParts } from '../kinds/topic/topicPart.ts';
import { containsPoint, grown } from './geometry.ts';
import type { SceneItem, TopicItem } from './sceneItem.ts';

/** The topic whose checkbox, or the mark of its note, is at a point, or within `tolerance` board units of it. */
export function topicMarkAt(
  scene: { readonly visibleIn: (area: BoardBox) => SceneItem[] },
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
