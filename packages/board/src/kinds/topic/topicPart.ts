import { Registry } from '../../registry.ts';
import type { topicBow } from './topicBow.ts';
import type { BoundaryScene, MapBoundaries } from './mapBoundaries.ts';
import type { foldMarkOf, hasFoldMark } from './topicEdge.ts';
import type { topicItem } from './topicItem.ts';
import type { TopicMap } from './topicMap.ts';
import type { marksOf, measureTopic } from './topicStyle.ts';

/** What laying out mind maps takes. It is fetched for boards that hold one: many hold none. */
export interface TopicPart {
  readonly id: 'topic';
  /** A map of which nothing is laid out yet. */
  readonly newMap: () => TopicMap;
  readonly itemOf: typeof topicItem;
  readonly bowOf: typeof topicBow;
  /** The boundaries of a scene, of which none is laid out yet. */
  readonly newBoundaries: (scene: BoundaryScene) => MapBoundaries;
  readonly measure: typeof measureTopic;
  readonly marksOf: typeof marksOf;
  readonly hasFoldMark: typeof hasFoldMark;
  readonly foldMarkOf: typeof foldMarkOf;
  /** Radius of the mark at which topics fold. */
  readonly foldMark: number;
}

/** Holds that part once it is there; without it mind maps are not to be seen. */
export const topicParts = new Registry<TopicPart>(({ id }) => id, []);
