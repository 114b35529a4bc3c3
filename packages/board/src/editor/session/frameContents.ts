import { isLocked, type BoardStore } from '../../document/index.ts';
import { heldBy } from '../../kinds/models.ts';
import { frameContents } from '../../layout/found.ts';
import type { BoardScene } from '../../layout/index.ts';

/** The connectors with bends whose two ends hold on to what moves: their bends go along. */
function bentBetween({ elements }: BoardStore, moving: ReadonlySet<string>): string[] {
  if (moving.size < 2) return [];
  return [...elements.values()].flatMap((element) => {
    const held = element.bends ? heldBy(element) : [];
    return held.length === 2 && held.every((id) => moving.has(id)) ? [element.id] : [];
  });
}

/**
 * What moves when some elements are moved: those, what is in the frames among them, and the bends of connectors between them. Topics that are no roots go
 * where their layout puts them; only dragging one alone hangs it elsewhere.
 */
export function movingWith(store: BoardStore, scene: BoardScene, ids: Iterable<string>): Set<string> {
  const chosen = [...ids];
  const moving = [...chosen, ...frameContents(store, scene, chosen)];
  return new Set(
    [...moving, ...bentBetween(store, new Set(moving))].filter(
      (id) =>
        !isLocked(store.elements, id) &&
        (store.elements.get(id)?.type !== 'topic' || store.forest.parentOf(id) === null),
    ),
  );
}
