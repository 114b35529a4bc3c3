import { compareOrder } from '../document/index.ts';
import { isGround } from '../kinds/layouts.ts';
import type { SceneItem } from './sceneItem.ts';

/** Which of two is painted first. */
function byStack(a: SceneItem, b: SceneItem): number {
  const [below, other] = [isGround(a.element), isGround(b.element)];
  if (below !== other) return below ? -1 : 1;
  return compareOrder(a.element.z, a.element.id, b.element.z, b.element.id);
}

/** Keeps the ranks of the items of a scene: their places in the order of painting. */
export class PaintOrder {
  private readonly items: ReadonlyMap<string, SceneItem>;
  private isRanked = false;
  /** What was ranked highest. It may be gone by now; nothing that is left is above it. */
  private top: SceneItem | undefined;
  private sorted: readonly SceneItem[] | null = null;

  constructor(items: ReadonlyMap<string, SceneItem>) {
    this.items = items;
  }

  /** Some items stand elsewhere in the stack. */
  forget(): void {
    this.isRanked = false;
    this.sorted = null;
  }

  /** Takes in that an item has come, or has taken the place of one. What is new is above all others most of the time. */
  put(item: SceneItem, before: SceneItem | undefined): void {
    this.sorted = null;
    if (before) item.rank = before.rank;
    else if (this.isRanked && this.top && byStack(item, this.top) > 0) {
      item.rank = this.top.rank + 1;
      this.top = item;
    } else this.isRanked = false;
  }

  /** Takes in that an item is gone. */
  remove(): void {
    this.sorted = null;
  }

  /** Brings the ranks of all items up to date. */
  rank(): void {
    if (this.isRanked) return;
    this.sorted = [...this.items.values()].toSorted(byStack);
    for (const [rank, item] of this.sorted.entries()) item.rank = rank;
    this.top = this.sorted.at(-1);
    this.isRanked = true;
  }

  /** All items in the order of painting. */
  all(): readonly SceneItem[] {
    this.rank();
    this.sorted ??= [...this.items.values()].toSorted((a, b) => a.rank - b.rank);
    return this.sorted;
  }
}
