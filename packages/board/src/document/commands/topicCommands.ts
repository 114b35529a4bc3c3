import type { BoardStore } from '../boardStore.ts';
import type { TopicLayout, TopicSide } from '../constants.ts';
import { setGroup } from '../elementKeys.ts';
import { ElementGroup } from '../elementGroup.ts';
import { placeOf } from '../../kinds/topic/model.ts';
import { orderKeyBetween, orderKeys, orderRun } from '../orderKey.ts';
import type { BoardPoint, TopicElement } from '../types.ts';
import { addElements } from './elementCommands.ts';
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

function siblingsAt(store: BoardStore, parent: string, without?: string): readonly TopicElement[] {
  return store.forest.childrenOf(parent).filter((sibling) => sibling.id !== without);
}

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
export function addChildTopic(store: BoardStore, place: TopicPlace, text = ''): string | null {
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
export function reparentTopic(store: BoardStore, id: string, place: TopicPlace): boolean {
  if (!canReparent(store, id, place.parent)) return false;
  const siblings = siblingsAt(store, place.parent, id);
  const { key, rekeyed } = keyAt(siblings, Math.min(place.index ?? siblings.length, siblings.length));
  store.edit((map) => {
    rekey(store, rekeyed);
    const next = { parent: place.parent, order: key, side: place.side ?? null };
    setGroup(map, id, ElementGroup.PLACE, placeOf(next, store.forest.rootOf(place.parent)));
  });
  return true;
}

/** Makes a topic the root of a mind map of its own, its centre at a point. */
export function detachTopic(store: BoardStore, id: string, at: BoardPoint): void {
  const topic = store.elements.get(id);
  if (topic?.type !== 'topic') return;
  const layout = store.elements.get(store.forest.rootOf(id));
  store.edit((map) => {
    setGroup(map, id, ElementGroup.PLACE, placeOf({ parent: null, order: topic.order, side: null }, null));
    setGroup(map, id, ElementGroup.GEOMETRY, [Math.round(at.x), Math.round(at.y)]);
    if (layout?.type === 'topic') setGroup(map, id, ElementGroup.LAYOUT, layout.layout);
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

/** Lays a mind map out another way; `id` may be any topic of it. */
export function setTopicLayout(store: BoardStore, id: string, layout: TopicLayout): void {
  if (store.elements.get(id)?.type !== 'topic') return;
  store.edit((map) => setGroup(map, store.forest.rootOf(id), ElementGroup.LAYOUT, layout));
}
