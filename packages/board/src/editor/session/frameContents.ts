import { isLocked, type BoardStore } from '../../document/index.ts';
import { heldBy } from '../../kinds/models.ts';
import { frameContents } from '../../layout/found.ts';
import type { BoardScene } from '../../layout/index.ts';

/** The connectors with bends whose two ends hold on to what moves, topics to those of a map that does: their bends go along. */
function bentBetween({ elements, forest }: BoardStore, moving: ReadonlySet<string>): string[] {
  return [...elements.values()].flatMap((element) => {
    const held = element.bends ? heldBy(element) : [];
    const goes = held.length === 2 && held.every((id) => moving.has(forest.rootOf(id)));
    return goes && !isLocked(elements, element.id) ? [element.id] : [];
  });
}

/**
 * What moves when some elements are moved: those, what is in the frames among them, and the bends of connectors between them. Topics that are no roots go
 * where their layout puts them; only dragging one alone hangs it elsewhere.
 */
export function movingWith(store: BoardStore, scene: BoardScene, ids: Iterable<string>): Set<string> {
  const chosen = [...ids];
  const moving = new Set(
    [...chosen, ...frameContents(store, scene, chosen)].filter(
      (id) =>
        !isLocked(store.elements, id) &&
        (store.elements.get(id)?.type !== 'topic' || store.forest.parentOf(id) === null),
    ),
  );
  for (const id of bentBetween(store, moving)) moving.add(id);
  return moving;
}
