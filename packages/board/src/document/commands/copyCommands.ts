import { heldBy } from '../../kinds/models.ts';
import { layoutAlone } from '../topicStructure.ts';
import type { BoardStore } from '../boardStore.ts';
import { makeSnapshot } from '../parseSnapshot.ts';
import { compareOrder, orderRun } from '../orderKey.ts';
import { groupsWithin } from '../groups.ts';
import { isWhole, settledExtras } from '../boardDocument.ts';
import { rangesOf } from '../topicRanges.ts';
import { buildTopicForest } from '../topicForest.ts';
import type { BoardElement, BoardSnapshot, ConnectorEnd } from '../types.ts';
import { addElements, movedBends } from './elementCommands.ts';
import { topKey } from './stackCommands.ts';

/** The chosen elements as a board of their own: topics with their subtrees and the connectors between these, other connectors only with
 * both their ends, boundaries with the parent of their topics. */
export function copyElements(store: BoardStore, ids: Iterable<string>): BoardSnapshot {
  const chosen = new Map<string, BoardElement>();
  for (const id of ids) {
    const element = store.elements.get(id);
    if (!element) continue;
    if (element.type !== 'topic') chosen.set(id, element);
    for (const topic of store.forest.subtreeOf(id)) chosen.set(topic.id, topic);
  }
  for (const id of groupsWithin(store.elements, new Set(chosen.keys()))) {
    const group = store.elements.get(id);
    if (group) chosen.set(id, group);
  }
  // Boundaries go with the topics that they are around, where the parent of these goes too.
  for (const [element, { parent }] of rangesOf(store))
    if (chosen.has(parent)) chosen.set(element.id, element);
  // Relations between topics go with them, as they do when those are deleted.
  const isTopic = (id: string) => chosen.get(id)?.type === 'topic';
  for (const element of store.elements.values())
    if (element.type === 'connector' && heldBy(element).length === 2 && heldBy(element).every(isTopic))
      chosen.set(element.id, element);
  for (const element of chosen.values()) {
    if (element.type !== 'topic') continue;
    const parent = store.forest.parentOf(element.id);
    const isAlone = parent === null || !chosen.has(parent);
    const alone = { ...element, parent: null, layout: layoutAlone(store, element.id) };
    chosen.set(element.id, isAlone ? alone : { ...element, parent });
  }
  const settle = settledExtras(chosen, buildTopicForest(chosen));
  const copied = [...chosen.values()].flatMap((element) =>
    isWhole(element, chosen) ? (settle(element) ?? []) : [],
  );
  return makeSnapshot(copied);
}

/** An element whose extras refer to others by new names. */
function renamedExtras(element: BoardElement, nameOf: (id: string) => string): BoardElement {
  const { container, span, link } = element;
  const target = link?.startsWith('#') === true ? `#${nameOf(link.slice(1))}` : link;
  return {
    ...element,
    ...(container === undefined ? {} : { container: nameOf(container) }),
    ...(span === undefined ? {} : { span: [nameOf(span[0]), nameOf(span[1]), nameOf(span[2])] as const }),
    ...(target === undefined ? {} : { link: target }),
  };
}

/**
 * Adds a copy of a board's elements, moved by a distance, on top of the rest and under new ids; returns those of
 * what was not hanging on something else in it, in stacking order.
 * @throws BoardFullError when the board would hold too many.
 */
export function pasteElements(store: BoardStore, snapshot: BoardSnapshot, dx: number, dy: number): string[] {
  const sorted = [...snapshot.elements].toSorted((a, b) => compareOrder(a.z, a.id, b.z, b.id));
  const ids = new Map(sorted.map((element) => [element.id, store.createId()]));
  const keys = orderRun(sorted.length, store.doc.clientID, topKey(store));
  const end = (old: ConnectorEnd): ConnectorEnd =>
    'element' in old
      ? { ...old, element: ids.get(old.element) ?? old.element }
      : { x: old.x + dx, y: old.y + dy };
  const pasted: string[] = [];
  const elements = sorted.map((copied, index): BoardElement => {
    const element = renamedExtras(copied, (id) => ids.get(id) ?? id);
    const id = ids.get(element.id) ?? element.id;
    const z = keys[index] ?? element.z;
    if (element.type === 'group' || element.type === 'boundary') return { ...element, id, z };
    if (element.type !== 'topic' || element.parent === null) pasted.push(id);
    if (element.type === 'connector') {
      const bends = element.bends && { bends: movedBends(element.bends, dx, dy) };
      return { ...element, id, z, from: end(element.from), to: end(element.to), ...bends };
    }
    const moved = { id, z, x: element.x + dx, y: element.y + dy };
    if (element.type !== 'topic') return { ...element, ...moved };
    return {
      ...element,
      ...moved,
      parent: element.parent === null ? null : (ids.get(element.parent) ?? null),
    };
  });
  addElements(store, elements);
  return pasted;
}
