import * as Y from 'yjs';
import {
  cellKey,
  cellPlace,
  hasCell,
  TABLE_GROUP,
  type TableElement,
  type TableRow,
} from '../../kinds/table/model.ts';
import { GridKey, isOfCell } from '../../kinds/table/shared.ts';
import { COLUMN_WIDTH, fitsTable } from '../newTable.ts';
import { BoardLimits } from '../constants.ts';
import type { BoardStore } from '../boardStore.ts';
import { keyOf } from '../elementKeys.ts';
import { clipText, codePoints } from '../fieldReader.ts';
import { orderRun } from '../orderKey.ts';
import { replaceShared } from '../textSplice.ts';
import { BoardFullError } from './elementCommands.ts';

/** A table is full: it would have too many rows, columns or cells. */
export class TableFullError extends RangeError {
  constructor() {
    const { tableRows, tableColumns, tableCells } = BoardLimits;
    super(
      `The table has no room: it holds at most ${tableRows} rows, ${tableColumns} columns and ${tableCells} cells`,
    );
    this.name = 'TableFullError';
  }
}

/** The lines of a table that run one way. */
export type TableAxis = 'row' | 'column';

/** Bytes that an empty cell takes in the document, about. */
const CELL_BYTES = 40;

/** The table of an id; null when there is none. */
export function tableOf(store: BoardStore, id: string): TableElement | null {
  const element = store.elements.get(id);
  return element?.type === 'table' ? element : null;
}

/** The rows or the columns of a table, in their order. */
export const linesOf = (table: TableElement, axis: TableAxis): readonly TableRow[] =>
  axis === 'row' ? table.rows : table.columns;

const lineKey = (axis: TableAxis, id: string): string =>
  axis === 'row' ? GridKey.row(id) : GridKey.column(id);

/** The keys of the cells of a line, those of cells whose other line is gone included. */
function cellKeys(grid: Y.Map<unknown>, axis: TableAxis, id: string): string[] {
  return [...grid.keys()].filter((key) => {
    const [kind, row, column] = key.split('/');
    return isOfCell(kind) && (axis === 'row' ? row : column) === id;
  });
}

/** Changes the shared map of a table as one edit. */
export function editGrid(store: BoardStore, id: string, write: (grid: Y.Map<unknown>) => void): void {
  store.edit((map) => {
    const grid = map.get(keyOf(id, TABLE_GROUP));
    if (grid instanceof Y.Map) write(grid);
  });
}

/** Keys for so many lines before the line at an index, behind all those that share its order with one before. */
function keysAt(store: BoardStore, lines: readonly TableRow[], index: number, count: number): string[] {
  const before = lines[index - 1]?.order ?? null;
  const after = lines.slice(Math.max(0, index)).find(({ order }) => before === null || order > before);
  return orderRun(count, store.doc.clientID, before, after?.order ?? null);
}

/**
 * Adds empty rows or columns before the one at an index, or at the end; columns are as wide as the one beside them.
 * @returns their ids; none when the table is gone
 * @throws TableFullError when the table would have too many lines or cells.
 * @throws BoardFullError when the document has no room.
 */
export function insertLines(
  store: BoardStore,
  id: string,
  axis: TableAxis,
  index: number,
  count = 1,
): string[] {
  const table = tableOf(store, id);
  if (!table || count < 1) return [];
  const { rows, columns } = table;
  const [more, wide] =
    axis === 'row' ? [rows.length + count, columns.length] : [rows.length, columns.length + count];
  if (!fitsTable(more, wide)) throw new TableFullError();
  const across = axis === 'row' ? columns : rows;
  if (!store.hasRoomFor(count * (across.length + 1) * CELL_BYTES)) throw new BoardFullError();
  const w = columns[index - 1]?.w ?? columns[index]?.w ?? COLUMN_WIDTH;
  const ids = Array.from({ length: count }, () => store.createId());
  const keys = keysAt(store, linesOf(table, axis), index, count);
  editGrid(store, id, (grid) => {
    for (const [at, line] of ids.entries()) {
      grid.set(lineKey(axis, line), axis === 'row' ? keys[at] : [keys[at], w]);
      for (const other of across)
        grid.set(axis === 'row' ? GridKey.text(line, other.id) : GridKey.text(other.id, line), new Y.Text());
    }
  });
  return ids;
}

/** Deletes rows or columns with their cells. */
export function deleteLines(store: BoardStore, id: string, axis: TableAxis, lines: Iterable<string>): void {
  editGrid(store, id, (grid) => {
    for (const each of lines) {
      const line = lineKey(axis, each);
      for (const key of [line, GridKey.order(line), GridKey.width(line), ...cellKeys(grid, axis, each)])
        if (grid.has(key)) grid.delete(key);
    }
  });
}

/**
 * Puts a row or column before the one that is at an index now, or at the end.
 * @returns false when it stays where it is
 */
export function moveLine(
  store: BoardStore,
  id: string,
  axis: TableAxis,
  line: string,
  index: number,
): boolean {
  const table = tableOf(store, id);
  const lines = table ? linesOf(table, axis) : [];
  const from = lines.findIndex((each) => each.id === line);
  if (from < 0 || index === from || index === from + 1) return false;
  const others = lines.filter((each) => each.id !== line);
  const [key] = keysAt(store, others, index > from ? index - 1 : index, 1);
  editGrid(store, id, (grid) => grid.set(GridKey.order(lineKey(axis, line)), key));
  return true;
}

/** Makes a column so wide, within the limits. */
export function setColumnWidth(store: BoardStore, id: string, column: string, width: number): void {
  const known = tableOf(store, id)?.columns.find((each) => each.id === column);
  const w = Math.round(Math.min(BoardLimits.maxColumn, Math.max(BoardLimits.minColumn, width)));
  if (known && known.w !== w)
    editGrid(store, id, (grid) => grid.set(GridKey.width(GridKey.column(column)), w));
}

/** Whether the first row of a table names its columns. */
export function setHeaderRow(store: BoardStore, id: string, header: boolean): void {
  const table = tableOf(store, id);
  if (table && table.header !== header) editGrid(store, id, (grid) => grid.set(GridKey.HEADER, header));
}

/** Makes the shared text of a cell where two people added its row and its column at the same time. */
export function openCell(store: BoardStore, id: string, row: string, column: string): void {
  const table = tableOf(store, id);
  if (table && hasCell(table, { row, column }) && store.textOf(cellPlace(id, row, column)) === null)
    editGrid(store, id, (grid) => grid.set(GridKey.text(row, column), new Y.Text()));
}

/**
 * Writes texts into the cells of a table from a row and a column on; rows and columns that are missing are added. Texts are cut
 * to their limit.
 * @throws TableFullError when the table would have too many lines or cells.
 * @throws BoardFullError when the board would hold too much text, or take too many bytes.
 */
export function fillCells(
  store: BoardStore,
  id: string,
  from: { readonly row: number; readonly column: number },
  texts: readonly (readonly string[])[],
): void {
  const table = tableOf(store, id);
  if (!table) return;
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0);
  const lacking = {
    row: Math.max(0, from.row + texts.length - table.rows.length),
    column: Math.max(0, from.column + width - table.columns.length),
  };
  if (!fitsTable(table.rows.length + lacking.row, table.columns.length + lacking.column))
    throw new TableFullError();
  const kept = texts.map((row) => row.map((text) => clipText(text, BoardLimits.text)));
  const grows = kept.flat().reduce((sum, text) => sum + codePoints(text), 0) - lengthOf(table, from, kept);
  if (grows > store.textRoom || !store.hasRoomFor(JSON.stringify(kept).length)) throw new BoardFullError();
  store.edit(() => {
    // Within one edit the plain elements still are what they were.
    const rows = [
      ...table.rows.map((row) => row.id),
      ...insertLines(store, id, 'row', table.rows.length, lacking.row),
    ];
    const columns = [
      ...table.columns.map((column) => column.id),
      ...insertLines(store, id, 'column', table.columns.length, lacking.column),
    ];
    editGrid(store, id, (grid) => {
      for (const [y, row] of kept.entries()) {
        for (const [x, text] of row.entries()) {
          const key = GridKey.text(rows[from.row + y] ?? '', columns[from.column + x] ?? '');
          const shared = grid.get(key);
          if (shared instanceof Y.Text) replaceShared(shared, text);
          else grid.set(key, new Y.Text(text));
        }
      }
    });
  });
}

/** How much is said in the cells that texts would replace. */
function lengthOf(
  { rows, columns, cells }: TableElement,
  from: { readonly row: number; readonly column: number },
  texts: readonly (readonly string[])[],
): number {
  let sum = 0;
  for (const [y, texted] of texts.entries())
    for (const x of texted.keys()) {
      const [row, column] = [rows[from.row + y], columns[from.column + x]];
      if (row && column) sum += codePoints(cells[cellKey(row.id, column.id)] ?? '');
    }
  return sum;
}
