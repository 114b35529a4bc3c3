import * as Y from 'yjs';
import { heldBy, modelOf } from '../kinds/models.ts';
import { elementsMapOf, readElement, readHome, writeFirst, type ElementsMap } from './elementKeys.ts';
import { writeMeta } from './documentFormat.ts';
import { EXTRA_KEYS } from './elementExtras.ts';
import { makeSnapshot } from './parseSnapshot.ts';
import { canHaveRange, rangeOf, spanOf, type RangedTopics } from './topicRanges.ts';
import { buildTopicForest, cutCycles, type LiveTopicForest } from './topicForest.ts';
import type { BoardElement, BoardSnapshot } from './types.ts';

/** The client id under which a snapshot is written into a new document: fixed, so that equal boards are equal bytes. */
const SEED_CLIENT = 1;

/** Whether a key holds what few elements have: looking for all of that takes longer than reading what most have. */
export const isExtraKey = (key: string, slash = key.indexOf('/')): boolean =>
  slash >= 0 && EXTRA_KEYS.has(key.slice(slash + 1));

/**
 * All elements in a document's map, by id.
 * @param withExtras takes the ids of those that have more than the groups of their kind
 */
export function readElements(map: ElementsMap, withExtras = new Set<string>()): Map<string, BoardElement> {
  const ids: string[] = [];
  for (const key of map.keys()) {
    const slash = key.indexOf('/');
    if (slash < 0) ids.push(key);
    else if (isExtraKey(key, slash)) withExtras.add(key.slice(0, slash));
  }
  const elements = new Map<string, BoardElement>();
  for (const id of ids) {
    const element = readElement(map, id, withExtras.has(id));
    if (element) elements.set(id, element);
  }
  return elements;
}

/** The board's topics as trees, with the homes the document remembers. */
export function forestOf(map: ElementsMap, elements: ReadonlyMap<string, BoardElement>): LiveTopicForest {
  return buildTopicForest(elements, (id) => readHome(map, id));
}

/** True when all that an element holds on to is there, and holds on to nothing itself. */
export function isWhole(element: BoardElement, elements: ReadonlyMap<string, BoardElement>): boolean {
  return heldBy(element).every((id) => {
    const target = elements.get(id);
    return target !== undefined && target.type !== 'boundary' && modelOf(target.type)?.holds === undefined;
  });
}

/**
 * Takes out of elements what refers to others that are not there; a boundary around nothing is null. Elements that are in
 * each other are settled as topics are: the one with the lowest id is taken out.
 */
export function settledExtras(
  elements: ReadonlyMap<string, BoardElement>,
  forest: RangedTopics['forest'],
): (element: BoardElement) => BoardElement | null {
  const containers = new Map<string, string | null>();
  for (const { id, container } of elements.values())
    containers.set(id, container !== undefined && elements.has(container) ? container : null);
  cutCycles(containers);
  return (element) => {
    const { container, span, ...rest } = element;
    if (container === undefined && span === undefined) return element.type === 'boundary' ? null : element;
    const settled = containers.get(element.id);
    const range = rangeOf(element, { forest });
    const isKept =
      range !== null || (!canHaveRange(element) && span?.every((id) => elements.has(id)) === true);
    if (!isKept && element.type === 'boundary') return null;
    return {
      ...rest,
      ...(settled == null ? {} : { container: settled }),
      ...(isKept ? { span: range ? spanOf(range) : span } : {}),
    };
  };
}

/**
 * The board in a document, canonical and valid but for the number of elements, which `checkSnapshot` judges:
 * broken parents are settled as `buildTopicForest` does, boundaries and summaries as `rangeOf` does, and connectors whose end
 * is gone are left out.
 */
export function snapshotOf(doc: Y.Doc): BoardSnapshot {
  const map = elementsMapOf(doc);
  const elements = readElements(map);
  const forest = forestOf(map, elements);
  const settle = settledExtras(elements, forest);
  const sound: BoardElement[] = [];
  for (const element of elements.values()) {
    if (!isWhole(element, elements)) continue;
    const { id } = element;
    const settled = settle(element.type === 'topic' ? { ...element, parent: forest.parentOf(id) } : element);
    if (settled) sound.push(settled);
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
      writeFirst(map, element, home);
    }
    writeMeta(doc);
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
