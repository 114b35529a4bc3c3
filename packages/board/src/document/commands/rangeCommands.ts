import type { BoardStore } from '../boardStore.ts';
import { orderKeyBetween } from '../orderKey.ts';
import { isSameSpan, rangeable, rangeOf, spanOf, type TopicRange } from '../topicRanges.ts';
import { addElements } from './elementCommands.ts';
import { topKey } from './stackCommands.ts';

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

/** The boundary around exactly these topics; null where there is none. */
export function boundaryOf(store: BoardStore, range: TopicRange): string | null {
  for (const element of store.elements.values()) {
    if (element.type !== 'boundary') continue;
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
