import { TopicLayout } from './constants.ts';
import type { TopicForest } from './topicForest.ts';
import type { BoardElement, TopicElement } from './types.ts';

/** How what is below a topic is laid out; `rib` is what the bones of a fish have beside them. */
export type TopicStructure = TopicLayout | 'rib';

/** The structure below a topic's children, where they have none of their own. */
const BELOW: Readonly<Record<TopicStructure, TopicStructure>> = {
  right: TopicLayout.RIGHT,
  left: TopicLayout.RIGHT,
  both: TopicLayout.RIGHT,
  down: TopicLayout.DOWN,
  tree: TopicLayout.TREE,
  timeline: TopicLayout.TREE,
  fishbone: 'rib',
  rib: TopicLayout.RIGHT,
  table: TopicLayout.TABLE,
};

/** The layouts that a branch can have of its own. */
export const BRANCH_LAYOUTS: readonly TopicLayout[] = [
  TopicLayout.RIGHT,
  TopicLayout.DOWN,
  TopicLayout.TREE,
  TopicLayout.TIMELINE,
  TopicLayout.FISHBONE,
  TopicLayout.TABLE,
];

/**
 * The structure below a topic.
 * @param above the structure it stands in; null for a root
 */
export function structureBelow(topic: TopicElement, above: TopicStructure | null): TopicStructure {
  if (above === null) return topic.branchLayout ?? topic.layout;
  // What is in a table is in cells.
  if (above === TopicLayout.TABLE) return TopicLayout.TABLE;
  const { branchLayout } = topic;
  if (branchLayout === undefined) return BELOW[above];
  return BRANCH_LAYOUTS.includes(branchLayout) ? branchLayout : TopicLayout.RIGHT;
}

/** The topics of a board, as a store has them. */
interface Topics {
  readonly elements: ReadonlyMap<string, BoardElement>;
  readonly forest: TopicForest;
}

/** The structure below a topic of a board, by its own choice and by those of the topics it is under. */
export function structureOf({ elements, forest }: Topics, id: string): TopicStructure {
  const path: TopicElement[] = [];
  for (let at: string | null = id; at !== null; at = forest.parentOf(at)) {
    const topic = elements.get(at);
    if (topic?.type === 'topic') path.push(topic);
  }
  const found = path.reduceRight<TopicStructure | null>((above, topic) => structureBelow(topic, above), null);
  return found ?? TopicLayout.RIGHT;
}

/** The structure that a topic has without a choice of its own; null for roots, which always make one. */
export function givenStructureOf(topics: Topics, id: string): TopicStructure | null {
  const parent = topics.forest.parentOf(id);
  return parent === null ? null : BELOW[structureOf(topics, parent)];
}

/** The layout that a topic has when it becomes a root: what is below it stays as it is. */
export function layoutAlone(topics: Topics, id: string): TopicLayout {
  const structure = structureOf(topics, id);
  return structure === 'rib' ? TopicLayout.RIGHT : structure;
}
