import type { BoardStore } from '../boardStore.ts';
import { reparentTopic, setFolded, type TopicPlace } from './topicCommands.ts';

/** Where a topic goes in an outline: a level deeper or higher, or past the sibling above or below. */
export type TopicShift = 'in' | 'out' | 'up' | 'down';

/** Where a topic would hang after a shift; null when there is no such place. */
export function placeAfter(store: BoardStore, id: string, shift: TopicShift): TopicPlace | null {
  const topic = store.elements.get(id);
  const parentId = store.forest.parentOf(id);
  if (topic?.type !== 'topic' || parentId === null) return null;
  const siblings = store.forest.childrenOf(parentId);
  const index = siblings.findIndex((sibling) => sibling.id === id);
  const stays = { parent: parentId, side: topic.side };
  if (shift === 'up') return index > 0 ? { ...stays, index: index - 1 } : null;
  if (shift === 'down') return index < siblings.length - 1 ? { ...stays, index: index + 1 } : null;
  if (shift === 'in') {
    const above = siblings[index - 1];
    return above ? { parent: above.id } : null;
  }
  const parent = store.elements.get(parentId);
  const higher = store.forest.parentOf(parentId);
  if (parent?.type !== 'topic' || higher === null) return null;
  const at = store.forest.childrenOf(higher).findIndex((each) => each.id === parentId);
  return { parent: higher, index: at + 1, side: parent.side };
}

/** Shifts a topic with its branch, as one edit; false when there is nowhere to. What it comes under is unfolded. */
export function shiftTopic(store: BoardStore, id: string, shift: TopicShift): boolean {
  const place = placeAfter(store, id, shift);
  if (!place) return false;
  return store.edit(() => {
    const isDone = reparentTopic(store, id, place);
    if (isDone) setFolded(store, [place.parent], false);
    return isDone;
  });
}
