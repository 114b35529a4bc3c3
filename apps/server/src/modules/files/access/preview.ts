import {
  buildTopicForest,
  compareOrder,
  makeSnapshot,
  type BoardElement,
  type BoardSnapshot,
} from '@boardwalk/board/document';

/** Part of a board, for those who may not have all of it. */
export interface BoardPreview extends BoardSnapshot {
  preview: true;
  /** How many elements the whole board has. */
  element_count: number;
}

/**
 * Share of the elements a preview shows, connectors not counted, and how many at most: enough to judge a template, too
 * little to use it.
 */
const SHOWN_SHARE = 0.3;
const MOST_SHOWN = 40;

/**
 * The beginning of a board: of mind maps the upper levels, of whiteboards what stands first in reading order, and the
 * connectors between what is shown. Always the same part, so that nobody puts a board together from several looks.
 */
export function previewOf(snapshot: BoardSnapshot): BoardPreview {
  const { elements } = snapshot;
  const inOrder = [...topicsFromAbove(elements), ...inReadingOrder(elements)];
  // A share of what is shown in order: counted along, the connectors of a flow chart would bring all of its steps.
  const count = Math.min(MOST_SHOWN, Math.ceil(inOrder.length * SHOWN_SHARE));
  const shown = new Map(inOrder.slice(0, count).map((element) => [element.id, element]));
  const connectors = elements
    .filter((element) => element.type === 'connector')
    .filter(({ from, to }) => [from, to].every((end) => 'element' in end && shown.has(end.element)));
  return {
    ...makeSnapshot([...shown.values(), ...connectors]),
    preview: true,
    element_count: elements.length,
  };
}

/** Topics level by level, so that none is shown without its parent. */
function topicsFromAbove(elements: readonly BoardElement[]): BoardElement[] {
  const forest = buildTopicForest(new Map(elements.map((element) => [element.id, element])));
  const topics: BoardElement[] = [...forest.roots];
  // The list grows while it is walked.
  for (const { id } of topics) topics.push(...forest.childrenOf(id));
  return topics;
}

/** Everything that has a box, from top to bottom and from left to right. */
function inReadingOrder(elements: readonly BoardElement[]): BoardElement[] {
  return elements
    .filter((element) => 'w' in element)
    .toSorted((a, b) => a.y - b.y || a.x - b.x || compareOrder(a.z, a.id, b.z, b.id));
}
