import * as Y from 'yjs';
import { elementsMapOf, readElement, readHome, writeElement, type ElementsMap } from './elementKeys.ts';
import { makeSnapshot } from './parseSnapshot.ts';
import { buildTopicForest, type LiveTopicForest } from './topicForest.ts';
import type { BoardElement, BoardSnapshot } from './types.ts';

/** The client id under which a snapshot is written into a new document: fixed, so that equal boards are equal bytes. */
const SEED_CLIENT = 1;

/** All elements in a document's map, by id. */
export function readElements(map: ElementsMap): Map<string, BoardElement> {
  const elements = new Map<string, BoardElement>();
  for (const key of map.keys()) {
    if (key.includes('/')) continue;
    const element = readElement(map, key);
    if (element) elements.set(key, element);
  }
  return elements;
}

/** The board's topics as trees, with the homes the document remembers. */
export function forestOf(map: ElementsMap, elements: ReadonlyMap<string, BoardElement>): LiveTopicForest {
  return buildTopicForest(elements, (id) => readHome(map, id));
}

/** True when a connector's bound ends still exist. */
export function isWhole(element: BoardElement, elements: ReadonlyMap<string, BoardElement>): boolean {
  if (element.type !== 'connector') return true;
  return [element.from, element.to].every((end) => {
    if (!('element' in end)) return true;
    const target = elements.get(end.element);
    return target !== undefined && target.type !== 'connector';
  });
}

/**
 * The board in a document, canonical and valid but for the number of elements, which `checkSnapshot` judges:
 * broken parents are settled as `buildTopicForest` does, and connectors whose end is gone are left out.
 */
export function snapshotOf(doc: Y.Doc): BoardSnapshot {
  const map = elementsMapOf(doc);
  const elements = readElements(map);
  const forest = forestOf(map, elements);
  const sound: BoardElement[] = [];
  for (const element of elements.values()) {
    if (!isWhole(element, elements)) continue;
    sound.push(element.type === 'topic' ? { ...element, parent: forest.parentOf(element.id) } : element);
  }
  return makeSnapshot(sound);
}

/**
 * A new document that holds the snapshot. Equal snapshots give equal bytes from `Y.encodeStateAsUpdate`.
 * The document then has a client id of its own and can be edited.
 */
export function documentFrom(snapshot: BoardSnapshot): Y.Doc {
  const doc = new Y.Doc();
  const own = doc.clientID;
  doc.clientID = SEED_CLIENT;
  const canonical = makeSnapshot(snapshot.elements);
  const byId = new Map(canonical.elements.map((element) => [element.id, element]));
  const forest = buildTopicForest(byId);
  doc.transact(() => {
    const map = elementsMapOf(doc);
    for (const element of canonical.elements) {
      const home = element.type === 'topic' && element.parent !== null ? forest.rootOf(element.id) : null;
      writeElement(map, element, home);
    }
  });
  doc.clientID = own;
  return doc;
}

/** The snapshot as one Yjs update, for a document store. Equal snapshots give equal bytes. */
export function updateFrom(snapshot: BoardSnapshot): Uint8Array {
  const doc = documentFrom(snapshot);
  const update = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return update;
}

/** A board with nothing on it. */
export const emptySnapshot = (): BoardSnapshot => makeSnapshot([]);
