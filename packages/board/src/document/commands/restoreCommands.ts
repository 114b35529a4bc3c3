import type { BoardStore } from '../boardStore.ts';
import { deleteElement, rewriteElement } from '../elementKeys.ts';
import { buildTopicForest } from '../topicForest.ts';
import type { BoardSnapshot } from '../types.ts';

/**
 * Makes the board what a snapshot says, as one edit: what the snapshot lacks goes, what differs is changed, what is equal
 * stays untouched, so that others who work on the board lose as little as possible.
 */
export function restoreSnapshot(store: BoardStore, snapshot: BoardSnapshot): void {
  const wanted = new Map(snapshot.elements.map((element) => [element.id, element]));
  const forest = buildTopicForest(wanted);
  store.edit((map) => {
    for (const id of store.elements.keys()) if (!wanted.has(id)) deleteElement(map, id);
    for (const element of wanted.values()) {
      const hangs = element.type === 'topic' && element.parent !== null;
      rewriteElement(map, element, hangs ? forest.rootOf(element.id) : null);
    }
  });
}
