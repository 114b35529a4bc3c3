import { boundaryLayout } from '../boundary/layout.ts';
import { boundaryPaint } from '../boundary/paint.ts';
import { layouts } from '../layouts.ts';
import { paints } from '../paints.ts';
import { topicPaint } from './paint.ts';
import { MapBoundaries } from './mapBoundaries.ts';
import { FOLD_MARK_RADIUS, foldMarkOf, hasFoldMark } from './topicEdge.ts';
import { topicBow } from './topicBow.ts';
import { topicItem } from './topicItem.ts';
import { TopicMap } from './topicMap.ts';
import { topicParts } from './topicPart.ts';
import { marksOf, measureTopic } from './topicStyle.ts';

/** Has mind maps laid out and painted from now on. */
export function registerTopics(): void {
  if (topicParts.get('topic')) return;
  paints.register(topicPaint);
  paints.register(boundaryPaint);
  layouts.register(boundaryLayout);
  topicParts.register({
    id: 'topic',
    newMap: () => new TopicMap(),
    itemOf: topicItem,
    bowOf: topicBow,
    newBoundaries: (scene) => new MapBoundaries(scene),
    measure: measureTopic,
    marksOf,
    hasFoldMark,
    foldMarkOf,
    foldMark: FOLD_MARK_RADIUS,
  });
}
