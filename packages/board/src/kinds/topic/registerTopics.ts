import { paints } from '../paints.ts';
import { topicPaint } from './paint.ts';
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
  topicParts.register({
    id: 'topic',
    newMap: () => new TopicMap(),
    itemOf: topicItem,
    bowOf: topicBow,
    measure: measureTopic,
    marksOf,
    hasFoldMark,
    foldMarkOf,
    foldMark: FOLD_MARK_RADIUS,
  });
}
