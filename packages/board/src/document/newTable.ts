import { BoardLimits } from './constants.ts';
import { clipText } from './fieldReader.ts';
import { orderKeys } from './orderKey.ts';
import { cellKey, type TableElement } from '../kinds/table/model.ts';

/** How wide the columns of a new table are. */
export const COLUMN_WIDTH = 160;

/** The height that a row of one line takes, about: what is stored until a table is laid out. */
export const ROW_HEIGHT = 40;

/** How a new table begins, besides its texts. */
export interface NewTable {
  /** Whether the first row names the columns; default: true. */
  readonly header?: boolean;
  /** The widths of the columns; those that are missing have the usual one. */
  readonly widths?: readonly number[];
}

/** What a table has besides what every box has. */
export type TableFields = Pick<TableElement, 'w' | 'h' | 'header' | 'rows' | 'columns' | 'cells'>;

/** Whether a table can hold so many rows and columns. */
export const fitsTable = (rows: number, columns: number): boolean =>
  rows <= BoardLimits.tableRows &&
  columns <= BoardLimits.tableColumns &&
  rows * columns <= BoardLimits.tableCells;

/** A new table with these texts, row by row; the longest row says how many columns there are. Texts are cut to their limit. */
export function newTable(
  texts: readonly (readonly string[])[],
  { header = true, widths = [] }: NewTable = {},
): TableFields {
  const width = texts.reduce((most, row) => Math.max(most, row.length), 0);
  const { minColumn, maxColumn } = BoardLimits;
  const rows = orderKeys(texts.length).map((order, index) => ({ id: `r${index + 1}`, order }));
  const columns = orderKeys(width).map((order, index) => ({
    id: `c${index + 1}`,
    order,
    w: Math.min(maxColumn, Math.max(minColumn, widths[index] ?? COLUMN_WIDTH)),
  }));
  const cells: Record<string, string> = {};
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      const text = clipText(texts[y]?.[x] ?? '', BoardLimits.text);
      if (text !== '') cells[cellKey(row.id, column.id)] = text;
    }
  }
  const w = columns.reduce((sum, column) => sum + column.w, 0);
  return { w, h: rows.length * ROW_HEIGHT, header, rows, columns, cells };
}

/** A new table without texts. */
export const emptyTable = (rows: number, columns: number): TableFields =>
  newTable(Array.from({ length: rows }, () => Array.from({ length: columns }, () => '')));

/** The texts of a table, row by row. */
export const tableTexts = ({
  rows,
  columns,
  cells,
}: Pick<TableElement, 'rows' | 'columns' | 'cells'>): string[][] =>
  rows.map((row) => columns.map((column) => cells[cellKey(row.id, column.id)] ?? ''));
