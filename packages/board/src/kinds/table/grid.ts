import type { TextAlign } from '../../document/constants.ts';
import type { BoardBox, BoardPoint } from '../../document/elementBase.ts';
import { centerOf, containsPoint, turned } from '../../layout/geometry.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import type { TextMeasurer } from '../../layout/textMeasurer.ts';
import { startAlign } from '../../layout/textStart.ts';
import { LINE_HEIGHT, wrapText, type TextBlock, type TextSpec } from '../../layout/wrapText.ts';
import { cellKey, type Cell, type CellLook, type CellRange, type TableElement } from './model.ts';

/** A table, laid out. */
export interface TableItem extends BoxItem {
  readonly element: TableElement;
  readonly grid: TableGrid;
}

/** Where the lines of a table are, from its top left corner on. */
export interface TableGrid {
  /** The left edges of the columns and the right edge of the last. */
  readonly xs: readonly number[];
  /** The top edges of the rows and the bottom edge of the last. */
  readonly ys: readonly number[];
  /** The texts of the cells that have one, set, by their keys. */
  readonly blocks: ReadonlyMap<string, TextBlock>;
}

/** Room around the text of a cell. */
export const CELL_PADDING = { x: 12, y: 9 } as const;

const FONT_SIZE = 16;

/** How a cell looks where it does not look as its table does, by its key. */
export const lookOf = ({ looks }: TableElement, key: string): CellLook | undefined => looks?.[key];

/** How the text of a cell is set; those of a header row are bold. */
export const cellSpec = (
  { style, header }: TableElement,
  rowIndex: number,
  look: CellLook | undefined,
): TextSpec => ({
  size: style.fontSize ?? FONT_SIZE,
  bold: look?.bold ?? (header && rowIndex === 0 ? true : (style.bold ?? false)),
  italic: look?.italic ?? style.italic ?? false,
});

/** How the text of a cell stands. */
export const cellAlign = (
  { style }: TableElement,
  text: Pick<TextBlock, 'direction'> | undefined,
  look: CellLook | undefined,
): TextAlign => look?.align ?? style.align ?? startAlign(text?.direction ?? 'ltr');

/** Texts set in cells, for a measurer: a table is laid out again with every letter, and nearly all of its cells are the same. */
const known = new WeakMap<TextMeasurer, Map<string, TextBlock>>();
const MOST_KNOWN = 20_000;

function blockOf(text: string, spec: TextSpec, width: number, measurer: TextMeasurer): TextBlock {
  let blocks = known.get(measurer);
  if (!blocks || blocks.size > MOST_KNOWN) known.set(measurer, (blocks = new Map()));
  const key = `${width}/${spec.size}/${spec.bold ? 'b' : ''}${spec.italic ? 'i' : ''}/${text}`;
  let block = blocks.get(key);
  if (!block) blocks.set(key, (block = wrapText(text, spec, width, measurer)));
  return block;
}

/** The grids of tables by their cells: a table that is only moved keeps its own. */
const grids = new WeakMap<
  TableElement['cells'],
  { table: TableElement; measurer: TextMeasurer; grid: TableGrid }
>();

const isSame = (a: TableElement, b: TableElement): boolean =>
  a.rows === b.rows &&
  a.columns === b.columns &&
  a.style === b.style &&
  a.header === b.header &&
  a.looks === b.looks;

export function gridOf(table: TableElement, measurer: TextMeasurer): TableGrid {
  const before = grids.get(table.cells);
  if (before && before.measurer === measurer && isSame(before.table, table)) return before.grid;
  const xs = [0];
  for (const { w } of table.columns) xs.push((xs.at(-1) ?? 0) + w);
  const ys = [0];
  const blocks = new Map<string, TextBlock>();
  for (const [index, row] of table.rows.entries()) {
    const plain = cellSpec(table, index, undefined);
    let height = plain.size * LINE_HEIGHT;
    for (const column of table.columns) {
      const key = cellKey(row.id, column.id);
      const text = table.cells[key];
      if (text === undefined) continue;
      const look = lookOf(table, key);
      const spec = look ? cellSpec(table, index, look) : plain;
      const block = blockOf(text, spec, column.w - 2 * CELL_PADDING.x, measurer);
      blocks.set(key, block);
      height = Math.max(height, block.height);
    }
    ys.push((ys.at(-1) ?? 0) + height + 2 * CELL_PADDING.y);
  }
  const grid = { xs, ys, blocks };
  grids.set(table.cells, { table, measurer, grid });
  return grid;
}

/** The box of a cell on the board; null when it is not there. */
export function cellBox({ element, grid }: TableItem, cell: Cell): BoardBox | null {
  const y = element.rows.findIndex(({ id }) => id === cell.row);
  const x = element.columns.findIndex(({ id }) => id === cell.column);
  return y < 0 || x < 0 ? null : boxAt({ element, grid }, y, x);
}

/** The box of a range of cells on the board. */
export function rangeBox(item: TableItem, { top, left, bottom, right }: CellRange): BoardBox {
  const [first, last] = [boxAt(item, top, left), boxAt(item, bottom, right)];
  return { x: first.x, y: first.y, w: last.x + last.w - first.x, h: last.y + last.h - first.y };
}

/** The box of the cell in a row and a column, by their places. */
export function boxAt(
  { element, grid }: Pick<TableItem, 'element' | 'grid'>,
  y: number,
  x: number,
): BoardBox {
  const [left = 0, top = 0] = [grid.xs[x], grid.ys[y]];
  return {
    x: element.x + left,
    y: element.y + top,
    w: (grid.xs[x + 1] ?? left) - left,
    h: (grid.ys[y + 1] ?? top) - top,
  };
}

/** The part of a cell that its text is set in. */
export const insideOf = ({ x, y, w, h }: BoardBox): BoardBox => ({
  x: x + CELL_PADDING.x,
  y: y + CELL_PADDING.y,
  w: w - 2 * CELL_PADDING.x,
  h: h - 2 * CELL_PADDING.y,
});

/** A point of the board as it would be if the table were not turned, from its top left corner on. */
export function withinTable(item: TableItem, point: BoardPoint): BoardPoint {
  const { x, y } = turned(point, centerOf(item.box), -item.rotation);
  return { x: x - item.element.x, y: y - item.element.y };
}

/** The cell at a point of the board; null beside the table. */
export function cellAt(item: TableItem, point: BoardPoint): Cell | null {
  const { w, h } = item.box;
  return containsPoint({ x: 0, y: 0, w, h }, withinTable(item, point)) ? cellNear(item, point) : null;
}

/** The cell nearest to a point of the board; null where the table has none. */
export function cellNear(item: TableItem, point: BoardPoint): Cell | null {
  const { element, grid } = item;
  const at = withinTable(item, point);
  const indexIn = (edges: readonly number[], place: number) =>
    Math.min(
      edges.length - 2,
      Math.max(
        0,
        edges.findLastIndex((edge) => edge <= place),
      ),
    );
  const row = element.rows[indexIn(grid.ys, at.y)];
  const column = element.columns[indexIn(grid.xs, at.x)];
  return row && column ? { row: row.id, column: column.id } : null;
}
