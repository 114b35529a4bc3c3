import type { BoardSnapshot } from '@boardwalk/board';

/** How many elements one board has that another has not, or has otherwise. */
export interface Difference {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** How a board differs from what it was. Both are canonical, so that equal elements have equal JSON. */
export function differenceOf(before: BoardSnapshot, now: BoardSnapshot): Difference {
  const old = new Map(before.elements.map((element) => [element.id, element]));
  let [added, changed, kept] = [0, 0, 0];
  for (const element of now.elements) {
    const was = old.get(element.id);
    if (was === undefined) added += 1;
    else kept += 1;
    if (was !== undefined && JSON.stringify(was) !== JSON.stringify(element)) changed += 1;
  }
  return { added, removed: old.size - kept, changed };
}
