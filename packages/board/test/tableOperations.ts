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
  type CellRange,
  type TableElement,
} from '../src/document/index.ts';
import { clearCells, setCellLooks } from '../src/kinds/table/cellCommands.ts';

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

/** Does something with the cells from the first one to that in a row and a column, where they are there. */
const onRange = (y: number, x: number, run: (store: BoardStore, range: CellRange) => void): TableOperation =>
  onTable((store, { rows, columns }) => {
    const [bottom, right] = [Math.min(y, rows.length - 1), Math.min(x, columns.length - 1)];
    if (bottom >= 0 && right >= 0) run(store, { top: 0, left: 0, bottom, right });
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
  fc
    .tuple(place, place, fc.constantFrom({ fill: 'pink' } as const, { bold: true }, { fill: undefined }))
    .map(([y, x, patch]) => onRange(y, x, (store, range) => setCellLooks(store, TABLE, range, patch))),
  fc.tuple(place, place).map(([y, x]) => onRange(y, x, (store, range) => clearCells(store, TABLE, range))),
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
