import type { BoardBox } from '../document/index.ts';
import type { BoardScene } from '../layout/boardScene.ts';
import { centerOf, intersects } from '../layout/geometry.ts';
import type { SceneItem } from '../layout/sceneItem.ts';

/** A board wider or higher than this, in board units, could not be read in a cover: a part of it is shown. */
const WIDEST = 3600;

/** Cells along a window, and at most along the whole board, in which content is counted. */
const CELLS_PER_WINDOW = 12;
const MOST_CELLS = 400;

/** How much an element adds to a picture: text counts more than shapes, and the root of a mind map most. */
function weightOf(item: SceneItem): number {
  if (item.kind === 'connector' || item.element.type === 'frame') return 0;
  const written = item.element.text.trim() !== '';
  if (item.kind === 'topic') return item.placed.depth === 0 ? 14 : 1;
  // A large note shows more than a small one, but not as much more as it is larger.
  return Math.min(4, Math.sqrt(item.box.w * item.box.h) / 80) * (written ? 2 : 1);
}

/** Sums of what is above and to the left of every cell, so that any window is summed up in four steps. */
class WeightMap {
  private readonly sums: Float64Array;
  private readonly content: BoardBox;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;

  constructor(
    items: readonly SceneItem[],
    content: BoardBox,
    window: { readonly w: number; readonly h: number },
  ) {
    this.content = content;
    this.cell = Math.max(window.w / CELLS_PER_WINDOW, content.w / MOST_CELLS, content.h / MOST_CELLS);
    this.columns = Math.ceil(content.w / this.cell);
    this.rows = Math.ceil(content.h / this.cell);
    const width = this.columns + 1;
    this.sums = new Float64Array(width * (this.rows + 1));
    for (const item of items) {
      const { x, y } = centerOf(item.box);
      const column = Math.min(this.columns - 1, Math.floor((x - content.x) / this.cell));
      const row = Math.min(this.rows - 1, Math.floor((y - content.y) / this.cell));
      const at = (row + 1) * width + column + 1;
      this.sums[at] = (this.sums[at] ?? 0) + weightOf(item);
    }
    for (let row = 1; row <= this.rows; row++) {
      for (let column = 1; column <= this.columns; column++) {
        const at = row * width + column;
        const [left = 0, above = 0, both = 0] = [
          this.sums[at - 1],
          this.sums[at - width],
          this.sums[at - width - 1],
        ];
        this.sums[at] = (this.sums[at] ?? 0) + left + above - both;
      }
    }
  }

  /** What is in the cells of a window whose top left cell is given. */
  sum(column: number, row: number, columns: number, rows: number): number {
    const [right, bottom] = [Math.min(this.columns, column + columns), Math.min(this.rows, row + rows)];
    const at = (x: number, y: number) => this.sums[y * (this.columns + 1) + x] ?? 0;
    return at(right, bottom) - at(column, bottom) - at(right, row) + at(column, row);
  }

  corner(column: number, row: number): { x: number; y: number } {
    return { x: this.content.x + column * this.cell, y: this.content.y + row * this.cell };
  }
}

/** The window with the most in it; of several equal ones the first from the top, then from the left. */
function busiestWindow(
  items: readonly SceneItem[],
  content: BoardBox,
  size: { readonly w: number; readonly h: number },
): BoardBox {
  const map = new WeightMap(items, content, size);
  const [columns, rows] = [
    Math.max(1, Math.floor(size.w / map.cell)),
    Math.max(1, Math.floor(size.h / map.cell)),
  ];
  let best = { x: content.x, y: content.y };
  let most = -1;
  for (let row = 0; row <= Math.max(0, map.rows - rows); row++) {
    for (let column = 0; column <= Math.max(0, map.columns - columns); column++) {
      const sum = map.sum(column, row, columns, rows);
      if (sum <= most * 1.001) continue;
      most = sum;
      best = map.corner(column, row);
    }
  }
  return { ...best, ...size };
}

/** The box of what is seen of the content in a window, so that the picture can be centred on it. */
function contentIn(scene: BoardScene, window: BoardBox): BoardBox {
  const seen = scene
    .visibleIn(window)
    .filter((item) => item.element.type !== 'frame' && intersects(item.box, window));
  const bounds = scene.boundsOf(seen.map((item) => item.element.id)) ?? window;
  const x = Math.max(bounds.x, window.x);
  const y = Math.max(bounds.y, window.y);
  const right = Math.min(bounds.x + bounds.w, window.x + window.w);
  const bottom = Math.min(bounds.y + bounds.h, window.y + window.h);
  return { x, y, w: Math.max(1, right - x), h: Math.max(1, bottom - y) };
}

/**
 * The part of a board to show in a picture of a given shape: all of it when it can be read that way, else its busiest
 * part. Null for an empty board.
 */
export function frameContent(scene: BoardScene, aspect: number): BoardBox | null {
  const content = scene.bounds();
  if (!content) return null;
  const [w, h] = [WIDEST, WIDEST / aspect];
  if (content.w <= w && content.h <= h) return content;
  const items = scene.visibleIn(content).filter((item) => weightOf(item) > 0);
  const size = { w: Math.min(w, content.w), h: Math.min(h, content.h) };
  return contentIn(scene, busiestWindow(items, content, size));
}
