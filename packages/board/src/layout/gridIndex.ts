import type { BoardBox } from '../document/types.ts';

const CELL = 512;

/** A box over more cells than this is kept apart: filing it everywhere would cost more than always looking at it. */
const MAX_CELLS = 64;

/** More columns than any board has, so that each cell has a number of its own. */
const ROW = 2 ** 24;

interface Cells {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const cellsOf = (box: BoardBox): Cells => ({
  left: Math.floor(box.x / CELL),
  top: Math.floor(box.y / CELL),
  right: Math.floor((box.x + box.w) / CELL),
  bottom: Math.floor((box.y + box.h) / CELL),
});

const areSame = (a: Cells, b: Cells): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

const countOf = (cells: Cells): number => (cells.right - cells.left + 1) * (cells.bottom - cells.top + 1);

/**
 * Finds ids by where their boxes lie, in a grid of squares. It does not keep the boxes: who files an id somewhere else says
 * where it was.
 */
export class GridIndex {
  private readonly cells = new Map<number, Set<string>>();
  private readonly large = new Set<string>();

  /** Files an id under a box, in place of the one it had. */
  set(id: string, box: BoardBox, before?: BoardBox): void {
    const cells = cellsOf(box);
    if (before) {
      if (areSame(cellsOf(before), cells)) return;
      this.delete(id, before);
    }
    if (countOf(cells) > MAX_CELLS) {
      this.large.add(id);
      return;
    }
    for (const key of this.keys(cells)) {
      const cell = this.cells.get(key);
      if (cell) cell.add(id);
      else this.cells.set(key, new Set([id]));
    }
  }

  /** Takes an id out that is filed under a box. */
  delete(id: string, box: BoardBox): void {
    if (this.large.delete(id)) return;
    for (const key of this.keys(cellsOf(box))) {
      const cell = this.cells.get(key);
      cell?.delete(id);
      if (cell?.size === 0) this.cells.delete(key);
    }
  }

  /** Ids whose boxes may touch any of some areas, each once; some that lie just beside are among them. */
  query(...areas: readonly BoardBox[]): Set<string> {
    const found = new Set(this.large);
    const add = (cell: ReadonlySet<string> | undefined) => {
      if (cell) for (const id of cell) found.add(id);
    };
    for (const area of areas) {
      const cells = cellsOf(area);
      if (countOf(cells) > this.cells.size) for (const cell of this.cells.values()) add(cell);
      else for (const key of this.keys(cells)) add(this.cells.get(key));
    }
    return found;
  }

  clear(): void {
    this.cells.clear();
    this.large.clear();
  }

  private *keys({ left, top, right, bottom }: Cells): Generator<number> {
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) yield row * ROW + column;
  }
}
