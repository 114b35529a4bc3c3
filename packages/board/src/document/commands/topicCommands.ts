import type { BoardStore } from '../boardStore.ts';
import type { TopicLayout, TopicSide } from '../constants.ts';
import { setGroup } from '../elementKeys.ts';
import { ElementGroup } from '../elementGroup.ts';
import { placeOf } from '../../kinds/topic/model.ts';
import { layoutAlone } from '../topicStructure.ts';
import { orderKeyBetween, orderKeys, orderRun } from '../orderKey.ts';
import type { BoardPoint, TopicElement } from '../types.ts';
import { addElements, writeSpans } from './elementCommands.ts';
import { rangesAfter } from '../topicRanges.ts';
import { mapThemeOf, setMapTheme } from './layoutCommands.ts';
import { topKey } from './stackCommands.ts';

/** Where a topic comes to hang: on a parent, at a position among its children (counted without the topic itself). */
export interface TopicPlace {
  readonly parent: string;
  /** 0 is first; left out, the topic comes last. */
  readonly index?: number;
  readonly side?: TopicSide | null;
}

/** The order key of a place, and siblings that need a new key because theirs leave no room. */
function keyAt(
  siblings: readonly TopicElement[],
  index: number,
): { key: string; rekeyed: Map<string, string> } {
  const before = siblings[index - 1]?.order ?? null;
  const after = siblings[index]?.order ?? null;
  const rekeyed = new Map<string, string>();
  if (before === null || after === null || before < after)
    return { key: orderKeyBetween(before, after), rekeyed };
  // Two people inserted at the same place and got the same key: the followers with that key move up to make room.
  const followers = siblings.slice(index).filter((sibling) => sibling.order === after);
  const ceiling = siblings[index + followers.length]?.order ?? null;
  const key = orderKeyBetween(before, ceiling);
  let last = key;
  for (const sibling of followers) {
    last = orderKeyBetween(last, ceiling);
    rekeyed.set(sibling.id, last);
  }
  return { key, rekeyed };
}

const siblingsAt = (store: BoardStore, parent: string): readonly TopicElement[] =>
  store.forest.childrenOf(parent);

function rekey(store: BoardStore, rekeyed: ReadonlyMap<string, string>): void {
  store.edit((map) => {
    for (const [id, order] of rekeyed) {
      const topic = store.elements.get(id);
      if (topic?.type !== 'topic') continue;
      const place = { parent: store.forest.parentOf(id), order, side: topic.side };
      setGroup(map, id, ElementGroup.PLACE, placeOf(place, store.forest.rootOf(id)));
    }
  });
}

/** Adds a topic under another, unfolding that one; returns its id, or null when the parent is gone. */
export function addChildTopic(
  store: BoardStore,
  place: TopicPlace,
  text = '',
  own: Pick<TopicElement, 'span'> = {},
): string | null {
  const parent = store.elements.get(place.parent);
  if (parent?.type !== 'topic') return null;
  const siblings = siblingsAt(store, parent.id);
  const { key, rekeyed } = keyAt(siblings, Math.min(place.index ?? siblings.length, siblings.length));
  const id = store.createId();
  const topic: TopicElement = {
    id,
    type: 'topic',
    // Near its parent, should that one be deleted while this is added.
    x: parent.x,
    y: parent.y,
    z: orderKeyBetween(topKey(store), null),
    style: {},
    text,
    parent: parent.id,
    order: key,
    folded: false,
    layout: parent.layout,
    side: place.side ?? null,
    ...own,
  };
  store.edit(() => {
    rekey(store, rekeyed);
    addElements(store, [topic]);
    if (parent.folded) setFolded(store, [parent.id], false);
  });
  return id;
}

/** A topic to be added: its text, and how many levels below the one it is added under it hangs; 0 is right under it. */
export interface TopicLine {
  readonly depth: number;
  readonly text: string;
}

/**
 * Adds topics under another as one edit, nested as their depths say: one that is deeper than the line ahead hangs under
 * that one.
 * @throws BoardFullError when the board would hold too many.
 */
export function addTopicLines(store: BoardStore, parentId: string, lines: readonly TopicLine[]): void {
  const parent = store.elements.get(parentId);
  if (parent?.type !== 'topic') return;
  const { x, y, layout } = parent;
  const { clientID } = store.doc;
  const keys = orderRun(lines.length, clientID, topKey(store));
  const orders = orderRun(lines.length, clientID, siblingsAt(store, parentId).at(-1)?.order ?? null);
  const open: { readonly depth: number; readonly id: string }[] = [];
  const topics = lines.map(({ depth, text }, index): TopicElement => {
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const above = open.at(-1)?.id ?? parentId;
    const [z = '', order = ''] = [keys[index], orders[index]];
    const id = store.createId();
    open.push({ depth, id });
    return {
      id,
      type: 'topic',
      x,
      y,
      z,
      style: {},
      text,
      parent: above,
      order,
      folded: false,
      layout,
      side: null,
    };
  });
  store.edit(() => {
    addElements(store, topics);
    setFolded(store, [parentId], false);
  });
}

/**
 * Adds a topic after another under the same parent, or before it; under it when it is a root. Returns its id, null when the
 * other is gone.
 */
export function addSiblingTopic(
  store: BoardStore,
  id: string,
  text = '',
  where: 'after' | 'before' = 'after',
): string | null {
  const topic = store.elements.get(id);
  if (topic?.type !== 'topic') return null;
  const parent = store.forest.parentOf(id);
  if (parent === null)
    return addChildTopic(store, where === 'after' ? { parent: id } : { parent: id, index: 0 }, text);
  const at = siblingsAt(store, parent).findIndex((sibling) => sibling.id === id);
  const index = where === 'after' ? at + 1 : at;
  return addChildTopic(store, { parent, index, side: topic.side }, text);
}

/** Adds a new mind map with its root's centre at a point; returns the root's id. */
export function addRootTopic(store: BoardStore, at: BoardPoint, layout: TopicLayout, text = ''): string {
  const id = store.createId();
  const z = orderKeyBetween(topKey(store), null);
  const [order = z] = orderKeys(1);
  const root = {
    id,
    type: 'topic',
    ...at,
    z,
    style: {},
    text,
    parent: null,
    order,
    folded: false,
    layout,
    side: null,
  } as const;
  addElements(store, [root]);
  return id;
}

/** True when a topic may hang on a parent: both exist and the parent is not in the topic's own subtree. */
export function canReparent(store: BoardStore, id: string, parent: string): boolean {
  if (store.elements.get(id)?.type !== 'topic' || store.elements.get(parent)?.type !== 'topic') return false;
  for (let at: string | null = parent; at !== null; at = store.forest.parentOf(at))
    if (at === id) return false;
  return true;
}

/** Hangs a topic, with its subtree, elsewhere; a place inside its own subtree is refused with false. */
export const reparentTopic = (store: BoardStore, id: string, place: TopicPlace): boolean =>
  reparentTopics(store, [id], place);

/**
 * Hangs topics, with their subtrees, elsewhere, one after the other; `index` is counted without any of them. A place inside
 * one of their subtrees is refused with false.
 */
export function reparentTopics(store: BoardStore, ids: readonly string[], place: TopicPlace): boolean {
  if (!ids.every((id) => canReparent(store, id, place.parent))) return false;
  const siblings = store.forest.childrenOf(place.parent).filter(({ id }) => !ids.includes(id));
  const index = Math.min(place.index ?? siblings.length, siblings.length);
  const { key, rekeyed } = keyAt(siblings, index);
  const next = siblings[index];
  const ceiling = next ? (rekeyed.get(next.id) ?? next.order) : null;
  const children = siblings.map(({ id }) => id).toSpliced(index, 0, ...ids);
  const spans = rangesAfter(store, { topics: new Set(ids), to: { parent: place.parent, children } });
  store.edit((map) => {
    rekey(store, rekeyed);
    writeSpans(map, spans, (id) => store.elements.get(id)?.type);
    const home = store.forest.rootOf(place.parent);
    let order = key;
    for (const [at, id] of ids.entries()) {
      if (at > 0) order = orderKeyBetween(order, ceiling);
      const to = { parent: place.parent, order, side: place.side ?? null };
      setGroup(map, id, ElementGroup.PLACE, placeOf(to, home));
    }
  });
  return true;
}

/** Some topics without those that are below others of them, in the order of their maps. */
export function topmostTopics({ forest }: BoardStore, ids: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const root of new Set([...ids].map((id) => forest.rootOf(id)))) {
    const open = [root];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (ids.has(at)) found.push(at);
      else
        open.push(
          ...forest
            .childrenOf(at)
            .map(({ id }) => id)
            .toReversed(),
        );
    }
  }
  return found;
}

/** Makes a topic the root of a mind map of its own, its centre at a point. */
export function detachTopic(store: BoardStore, id: string, at: BoardPoint): void {
  const topic = store.elements.get(id);
  if (topic?.type !== 'topic') return;
  const layout = layoutAlone(store, id);
  const theme = mapThemeOf(store, id);
  const spans = rangesAfter(store, { topics: new Set([id]) });
  store.edit((map) => {
    writeSpans(map, spans, (each) => store.elements.get(each)?.type);
    setGroup(map, id, ElementGroup.PLACE, placeOf({ parent: null, order: topic.order, side: null }, null));
    setGroup(map, id, ElementGroup.GEOMETRY, [Math.round(at.x), Math.round(at.y)]);
    setGroup(map, id, ElementGroup.LAYOUT, layout);
    setMapTheme(store, [id], theme);
  });
}

/** Folds or unfolds topics. */
export function setFolded(store: BoardStore, ids: Iterable<string>, folded: boolean): void {
  store.edit((map) => {
    for (const id of ids) {
      const topic = store.elements.get(id);
      if (topic?.type === 'topic' && topic.folded !== folded) setGroup(map, id, ElementGroup.FOLDED, folded);
    }
  });
}

/** Folds the topics that have children, or unfolds them when they all are. */
export function toggleFolded(store: BoardStore, ids: Iterable<string>): void {
  const topics = [...ids].filter((id) => store.forest.childrenOf(id).length > 0);
  const isOpen = (id: string): boolean => {
    const topic = store.elements.get(id);
    return topic?.type === 'topic' && !topic.folded;
  };
  setFolded(store, topics, topics.some(isOpen));
}
