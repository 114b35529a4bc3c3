import type { BoardStore } from '../boardStore.ts';
import { orderKeyBetween } from '../orderKey.ts';
import { isSameSpan, rangeable, rangeOf, spanOf, type TopicRange } from '../topicRanges.ts';
import { addElements } from './elementCommands.ts';
import { topKey } from './stackCommands.ts';
import { addChildTopic } from './topicCommands.ts';

/**
 * The range that some topics are: siblings with none between them, other than those that do not count. Null where they are
 * none.
 * @param isBetween whether a sibling that is not among them may not stand between them; by default none may
 */
export function rangeFor(
  store: BoardStore,
  ids: Iterable<string>,
  isBetween: (id: string) => boolean = () => true,
): TopicRange | null {
  const chosen = new Set(ids);
  const [some] = chosen;
  const parent = some === undefined ? null : store.forest.parentOf(some);
  if (parent === null) return null;
  const siblings = rangeable(store, parent);
  const places = [...chosen].map((id) => siblings.indexOf(id));
  if (places.includes(-1)) return null;
  const topics = siblings.slice(Math.min(...places), Math.max(...places) + 1);
  return topics.every((id) => chosen.has(id) || !isBetween(id)) ? { parent, topics } : null;
}

/** The boundary around exactly these topics, or the topic that sums them up; null where there is none. */
export function elementAround(
  store: BoardStore,
  range: TopicRange,
  type: 'boundary' | 'topic',
): string | null {
  for (const element of store.elements.values()) {
    if (element.type !== type || element.span === undefined) continue;
    const known = rangeOf(element, store);
    if (known && isSameSpan(spanOf(known), spanOf(range))) return element.id;
  }
  return null;
}

/**
 * Adds a boundary around topics; returns its id.
 * @throws BoardFullError when the board would hold too many elements.
 */
export function addBoundary(store: BoardStore, range: TopicRange, text = ''): string {
  const id = store.createId();
  const z = orderKeyBetween(topKey(store), null);
  addElements(store, [{ id, type: 'boundary', z, style: {}, text, span: spanOf(range) }]);
  return id;
}

/**
 * Adds a topic that sums up others, after the last of them; returns its id, null when they are gone.
 * @throws BoardFullError when the board would hold too many elements.
 */
export function addSummary(store: BoardStore, range: TopicRange, text = ''): string | null {
  const siblings = store.forest.childrenOf(range.parent);
  const index = siblings.findIndex(({ id }) => id === range.topics.at(-1));
  const last = siblings[index];
  if (!last) return null;
  const place = { parent: range.parent, index: index + 1, side: last.side };
  return addChildTopic(store, place, text, { span: spanOf(range) });
}
