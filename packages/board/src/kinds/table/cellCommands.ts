import * as Y from 'yjs';
import { BoardFullError, editGrid, tableOf, type BoardStore } from '../../document/index.ts';
import { replaceShared } from '../../document/textSplice.ts';
import {
  CELL_LOOKS,
  cellKey,
  type Cell,
  type CellLookPatch,
  type CellRange,
  type TableElement,
} from './model.ts';
import { GridKey, writeLook } from './shared.ts';

/** Bytes that one property of the look of a cell takes in the document, about. */
const LOOK_BYTES = 60;

/** The cells of a range, row by row. */
export const cellsIn = ({ rows, columns }: TableElement, range: CellRange): Cell[] =>
  rows
    .slice(range.top, range.bottom + 1)
    .flatMap((row) =>
      columns.slice(range.left, range.right + 1).map((column) => ({ row: row.id, column: column.id })),
    );

/** The texts of the cells of a range, row by row. */
export const textsIn = ({ rows, columns, cells }: TableElement, range: CellRange): string[][] =>
  rows
    .slice(range.top, range.bottom + 1)
    .map((row) =>
      columns.slice(range.left, range.right + 1).map((column) => cells[cellKey(row.id, column.id)] ?? ''),
    );

/**
 * Changes how the cells of a range look, as one edit.
 * @throws BoardFullError when the document has no room.
 */
export function setCellLooks(store: BoardStore, id: string, range: CellRange, patch: CellLookPatch): void {
  const table = tableOf(store, id);
  if (!table) return;
  const cells = cellsIn(table, range);
  const set = CELL_LOOKS.filter((name) => patch[name] !== undefined).length;
  if (set > 0 && !store.hasRoomFor(cells.length * set * LOOK_BYTES)) throw new BoardFullError();
  editGrid(store, id, (grid) => {
    for (const { row, column } of cells)
      writeLook(grid, [row, column], { ...table.looks?.[cellKey(row, column)], ...patch });
  });
}

/** Takes the texts out of the cells of a range, as one edit; how they look stays. */
export function clearCells(store: BoardStore, id: string, range: CellRange): void {
  const table = tableOf(store, id);
  if (!table) return;
  editGrid(store, id, (grid) => {
    for (const { row, column } of cellsIn(table, range)) {
      const text = grid.get(GridKey.text(row, column));
      if (text instanceof Y.Text) replaceShared(text, '');
    }
  });
}
