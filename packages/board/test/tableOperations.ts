import fc from 'fast-check';
import {
  cellPlace,
  deleteLines,
  fillCells,
  insertLines,
  linesOf,
  moveLine,
  openCell,
  setColumnWidth,
  setHeaderRow,
  setText,
  tableOf,
  type BoardStore,
  type TableElement,
} from '../src/document/index.ts';

type TableOperation = (store: BoardStore) => void;

/** The id of the table that operations are on. */
export const TABLE = 'g1';

const axis = fc.constantFrom('row' as const, 'column' as const);
const place = fc.nat(4);

/** Does something with the table where it is still there. */
const onTable =
  (run: (store: BoardStore, table: TableElement) => void): TableOperation =>
  (store) => {
    const table = tableOf(store, TABLE);
    if (table) run(store, table);
  };

/** Writes in the cell of a row and a column, by their places. */
export const write = (y: number, x: number, text: string): TableOperation =>
  onTable((store, { rows, columns }) => {
    const [row, column] = [rows[y % Math.max(1, rows.length)], columns[x % Math.max(1, columns.length)]];
    if (!row || !column) return;
    openCell(store, TABLE, row.id, column.id);
    setText(store, cellPlace(TABLE, row.id, column.id), text);
  });

/** Anything that can be done in the table. */
export const tableOperation: fc.Arbitrary<TableOperation> = fc.oneof(
  fc.tuple(place, place, fc.string({ maxLength: 4 })).map(([y, x, text]) => write(y, x, text)),
  fc
    .tuple(axis, place, fc.integer({ min: 1, max: 2 }))
    .map(([way, at, count]) =>
      onTable(
        (store, table) =>
          void insertLines(store, TABLE, way, Math.min(at, linesOf(table, way).length), count),
      ),
    ),
  fc.tuple(axis, place).map(([way, at]) =>
    onTable((store, table) => {
      const line = linesOf(table, way)[at];
      if (line) deleteLines(store, TABLE, way, [line.id]);
    }),
  ),
  fc.tuple(axis, place, place).map(([way, at, to]) =>
    onTable((store, table) => {
      const lines = linesOf(table, way);
      const line = lines[at];
      if (line) moveLine(store, TABLE, way, line.id, Math.min(to, lines.length));
    }),
  ),
  fc.tuple(place, fc.integer({ min: 10, max: 400 })).map(([at, width]) =>
    onTable((store, { columns }) => {
      const column = columns[at];
      if (column) setColumnWidth(store, TABLE, column.id, width);
    }),
  ),
  fc.boolean().map((header) => onTable((store) => setHeaderRow(store, TABLE, header))),
  fc.tuple(place, place).map(([row, column]) =>
    onTable((store, table) =>
      fillCells(
        store,
        TABLE,
        { row: Math.min(row, table.rows.length), column: Math.min(column, table.columns.length) },
        [
          ['p', 'q'],
          ['', 's'],
        ],
      ),
    ),
  ),
);
