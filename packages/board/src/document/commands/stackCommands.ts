import type { BoardStore } from '../boardStore.ts';
import { setGroup } from '../elementKeys.ts';
import { ElementGroup } from '../elementGroup.ts';
import { compareOrder, orderKeyBetween, orderRun } from '../orderKey.ts';
import type { BoardElement } from '../types.ts';

/** Where to put elements in the stack. */
export type StackTarget = 'front' | 'back' | 'forward' | 'backward';

const inStackOrder = (elements: Iterable<BoardElement>): BoardElement[] =>
  [...elements].toSorted((a, b) => compareOrder(a.z, a.id, b.z, b.id));

/** The highest order key on the board; null when it is empty. */
export function topKey(store: BoardStore): string | null {
  let top: string | null = null;
  for (const { z } of store.elements.values()) if (top === null || z > top) top = z;
  return top;
}

/** The lowest order key on the board; null when it is empty. */
function bottomKey(elements: readonly BoardElement[]): string | null {
  return elements[0]?.z ?? null;
}

/** `count` rising keys below `before`. */
function keysBelow(count: number, before: string | null): string[] {
  const keys: string[] = [];
  for (let next = before; keys.length < count;) {
    next = orderKeyBetween(null, next);
    keys.unshift(next);
  }
  return keys;
}

/** `count` rising keys between two neighbours; when those are equal, above both. */
function keysBetween(count: number, below: string | null, above: string | null): string[] {
  const keys: string[] = [];
  const ceiling = below !== null && above !== null && below >= above ? null : above;
  for (let last = below; keys.length < count;) {
    last = orderKeyBetween(last, ceiling);
    keys.push(last);
  }
  return keys;
}

/** Puts elements elsewhere in the stack; among themselves they keep their order. */
export function reorderElements(store: BoardStore, ids: Iterable<string>, target: StackTarget): void {
  const chosen = new Set(ids);
  const moving = inStackOrder([...store.elements.values()].filter((element) => chosen.has(element.id)));
  const resting = inStackOrder([...store.elements.values()].filter((element) => !chosen.has(element.id)));
  const [lowest] = moving;
  const highest = moving.at(-1);
  if (!lowest || !highest || resting.length === 0) return;
  let keys: string[];
  if (target === 'front') keys = orderRun(moving.length, store.doc.clientID, resting.at(-1)?.z ?? null);
  else if (target === 'back') keys = keysBelow(moving.length, bottomKey(resting));
  else {
    const isAbove = (element: BoardElement, than: BoardElement) =>
      compareOrder(element.z, element.id, than.z, than.id) > 0;
    const next = resting.findIndex((element) => isAbove(element, target === 'forward' ? highest : lowest));
    const count = next < 0 ? resting.length : next;
    // The place between two resting elements, one step further than now.
    const gap = target === 'forward' ? Math.min(resting.length, count + 1) : Math.max(0, count - 1);
    keys = keysBetween(moving.length, resting[gap - 1]?.z ?? null, resting[gap]?.z ?? null);
  }
  store.edit((map) => {
    moving.forEach((element, index) => {
      const key = keys[index];
      if (key !== undefined && key !== element.z) setGroup(map, element.id, ElementGroup.STACK, key);
    });
  });
}
