import type { BoardPoint } from '../document/index.ts';
import { topicParts } from '../kinds/topic/topicPart.ts';
import type { BoardScene } from './boardScene.ts';
import { containsPoint, grown } from './geometry.ts';
import type { TopicItem } from './sceneItem.ts';

/** The topic whose checkbox is at a point, or within `tolerance` board units of it. */
export function taskMarkAt(scene: BoardScene, point: BoardPoint, tolerance: number): TopicItem | undefined {
  const part = topicParts.get('topic');
  return scene
    .visibleIn(grown({ ...point, w: 0, h: 0 }, tolerance))
    .filter((item) => item.kind === 'topic')
    .find(({ element, placed, box }) => {
      const task = part?.marksOf(element, placed.measure, box).find(({ kind }) => kind === 'task');
      return task !== undefined && containsPoint(grown(task.box, tolerance), point);
    });
}
