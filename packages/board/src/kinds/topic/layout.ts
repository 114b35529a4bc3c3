import { containsPoint } from '../../layout/geometry.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';

/** Topics are laid out map by map (see `TopicPart`). */
export const topicKindLayout: KindLayout<TopicItem> = {
  type: 'topic',
  hit: ({ box }, point) => containsPoint(box, point),
};
