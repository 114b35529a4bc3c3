import { isLocked, type BoardStore } from '../../document/index.ts';
import { heldBy } from '../../kinds/models.ts';
import { itemsWithin } from '../../layout/found.ts';
import type { BoardScene } from '../../layout/index.ts';

/**
 * What is in the frames among some elements and goes where these go: everything wholly inside, of mind maps the roots,
 * which stand for all, and the connectors between any two of these.
 */
export function frameContents(store: BoardStore, scene: BoardScene, ids: Iterable<string>): Set<string> {
  const chosen = new Set(ids);
  const inside = new Set<string>();
  for (const id of chosen) {
    const item = scene.get(id);
    if (item?.element.type !== 'frame') continue;
    for (const { element } of itemsWithin(scene, item.box)) {
      const isBranch = element.type === 'topic' && store.forest.parentOf(element.id) !== null;
      if (element.id !== id && !isBranch) inside.add(element.id);
    }
  }
  if (inside.size === 0) return inside;
  const goes = (id: string): boolean =>
    [id, store.forest.rootOf(id)].some((each) => inside.has(each) || chosen.has(each));
  for (const element of store.elements.values()) {
    const held = heldBy(element);
    const isBetween = element.type !== 'connector' || held.length === 2;
    if (held.length > 0 && isBetween && held.every(goes)) inside.add(element.id);
  }
  return inside;
}

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
