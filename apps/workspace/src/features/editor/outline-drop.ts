import { canReparent, type BoardStore, type TopicPlace } from '@boardwalk/board';

/** Where in a row somebody drops: over it, on it or under it. */
export type DropPart = 'before' | 'inside' | 'after';

/** The part of a row at a share of its height. */
export const dropPartAt = (share: number): DropPart =>
  share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';

/** Where a topic comes to hang that is dropped on the row of another; null where it cannot. */
export function dropPlace(store: BoardStore, id: string, target: string, part: DropPart): TopicPlace | null {
  const topic = store.elements.get(target);
  if (id === target || topic?.type !== 'topic') return null;
  const parent = store.forest.parentOf(target);
  const place: TopicPlace =
    part === 'inside' || parent === null
      ? { parent: target, ...(part === 'before' ? { index: 0 } : {}) }
      : {
          parent,
          index: store.forest
            .childrenOf(parent)
            .filter((sibling) => sibling.id !== id)
            .findIndex((sibling) => sibling.id === target) + (part === 'after' ? 1 : 0),
          side: topic.side,
        }; // prettier-ignore
  return canReparent(store, id, place.parent) ? place : null;
}
