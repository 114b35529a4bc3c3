import * as Y from 'yjs';
import { boxModel } from '../../document/boxModel.ts';
import { BoardLimits } from '../../document/constants.ts';
import type { BoardBox, ElementBase } from '../../document/elementBase.ts';
import { isElementId, isFields, type FieldReader, type Fields } from '../../document/fieldReader.ts';
import type { KindModel, SharedPart } from '../../document/kindModel.ts';
import { compareOrder } from '../../document/orderKey.ts';
import { replaceShared } from '../../document/textSplice.ts';

/** A row of a table. */
export interface TableRow {
  /** Unique among the rows of its table. */
  readonly id: string;
  /** Its place among them, an order key. */
  readonly order: string;
}

/** A column of a table. */
export interface TableColumn extends TableRow {
  readonly w: number;
}

/** A table; its width is that of its columns, the shown height follows its texts, `h` is what it was when last edited. */
export interface TableElement extends ElementBase, BoardBox {
  readonly type: 'table';
  /** Whether the first row names the columns. */
  readonly header: boolean;
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  /** The texts of the cells that have one, by the ids of their row and column with `/` between. */
  readonly cells: Readonly<Record<string, string>>;
}

/** A cell of a table, by the ids of its row and its column. */
export interface Cell {
  readonly row: string;
  readonly column: string;
}

/** Whether a table has a cell. */
export const hasCell = ({ rows, columns }: TableElement, cell: Cell): boolean =>
  rows.some(({ id }) => id === cell.row) && columns.some(({ id }) => id === cell.column);

/** The group that holds the shared map of a table. */
export const TABLE_GROUP = 'grid';

/** The key of a cell in `cells`. */
export const cellKey = (row: string, column: string): string => `${row}/${column}`;

/** The place of the text of a cell, for a store. */
export const cellPlace = (table: string, row: string, column: string): string => `${table}/${row}/${column}`;

/**
 * The keys of the shared map. That a line is there stands apart from where it stands and how wide it is, so that one who moves
 * a line while another deletes it does not bring it back.
 */
export const GridKey = {
  HEADER: 'head',
  /** A row, with the order it began with. */
  row: (id: string): string => `r/${id}`,
  /** A column, with the order and the width it began with. */
  column: (id: string): string => `c/${id}`,
  /** The order of a line that was moved. */
  order: (line: string): string => `${line}/o`,
  /** The width of a column that was resized. */
  width: (line: string): string => `${line}/w`,
  /** The text of a cell. */
  text: (row: string, column: string): string => `t/${row}/${column}`,
} as const;

const byOrder = (a: TableRow, b: TableRow): number => compareOrder(a.order, a.id, b.order, b.id);

/** The rows or columns in a value, within the limit and in their order. */
function readLines<Line extends TableRow>(
  value: unknown,
  field: string,
  reader: FieldReader,
  {
    limit,
    own,
  }: { readonly limit: number; readonly own: (line: Fields, at: string) => Omit<Line, keyof TableRow> },
): Line[] {
  if (!Array.isArray(value)) {
    reader.report(field, 'type', 'must be a list');
    return [];
  }
  const lines = new Map<string, Line>();
  for (const [index, line] of value.entries()) {
    const at = `${field}[${index}]`;
    const id: unknown = isFields(line) ? line['id'] : undefined;
    if (!isFields(line) || !isElementId(id)) reader.reference(undefined, `${at}.id`);
    else if (lines.has(id)) reader.report(`${at}.id`, 'unique', `must be unique: "${id}" is used twice`);
    else
      lines.set(id, { id, order: reader.orderKey(line['order'], `${at}.order`), ...own(line, at) } as Line);
  }
  if (lines.size > limit) reader.report(field, 'count', `must have at most ${limit} entries`, limit);
  return [...lines.values()].toSorted(byOrder).slice(0, limit);
}

/** The texts of the cells in a value: none without its row and its column. */
function readCells(
  value: unknown,
  field: string,
  reader: FieldReader,
  [rows, columns]: readonly [readonly TableRow[], readonly TableRow[]],
): Record<string, string> {
  if (!isFields(value)) {
    reader.report(field, 'type', 'must be an object');
    return {};
  }
  const cells: Record<string, string> = {};
  let known = 0;
  for (const row of rows) {
    for (const column of columns) {
      const key = cellKey(row.id, column.id);
      const given = value[key];
      if (given === undefined) continue;
      known += 1;
      const text = reader.text(given, `${field}.${key}`);
      if (text !== '') cells[key] = text;
    }
  }
  if (Object.keys(value).length > known)
    reader.report(field, 'reference', 'must name a row and a column of the table each');
  return cells;
}

function readGrid(fields: Fields, field: string, reader: FieldReader) {
  const { tableRows, tableColumns, tableCells: most, minColumn, maxColumn } = BoardLimits;
  const columns = readLines<TableColumn>(fields['columns'], `${field}.columns`, reader, {
    limit: tableColumns,
    own: (line, at) => ({ w: reader.number(line['w'], `${at}.w`, minColumn, maxColumn) }),
  });
  let rows = readLines<TableRow>(fields['rows'], `${field}.rows`, reader, {
    limit: tableRows,
    own: () => ({}),
  });
  if (rows.length * columns.length > most) {
    reader.report(field, 'count', `must have at most ${most} cells`, most);
    rows = rows.slice(0, Math.floor(most / columns.length));
  }
  const w = columns.reduce((sum, column) => sum + column.w, 0);
  return {
    w: Math.max(BoardLimits.minSize, w),
    header: reader.boolean(fields['header'], `${field}.header`),
    rows,
    columns,
    cells: readCells(fields['cells'], `${field}.cells`, reader, [rows, columns]),
  };
}

/** What a shared map holds, in plain fields. */
function loadGrid(shared: unknown): Fields {
  if (!(shared instanceof Y.Map)) return {};
  const rows: Fields[] = [];
  const columns: Fields[] = [];
  const cells: Record<string, unknown> = {};
  for (const [key, value] of shared.entries()) {
    const [kind, id, more] = key.split('/');
    const order: unknown = shared.get(GridKey.order(key));
    if (kind === 't') cells[key.slice(2)] = value instanceof Y.Text ? value.toJSON() : '';
    else if (more !== undefined) continue;
    else if (kind === 'r') rows.push({ id, order: order ?? value });
    else if (kind === 'c' && Array.isArray(value))
      columns.push({ id, order: order ?? value[0], w: shared.get(GridKey.width(key)) ?? value[1] });
  }
  return { header: shared.get(GridKey.HEADER) ?? true, rows, columns, cells };
}

/** Takes the lines and cells that a table does not have. */
function dropOthers(shared: Y.Map<unknown>, { rows, columns }: TableElement): void {
  const [rowIds, columnIds] = [new Set(rows.map(({ id }) => id)), new Set(columns.map(({ id }) => id))];
  for (const key of shared.keys()) {
    const [kind, id = '', column = ''] = key.split('/');
    if (kind === 't' && !(rowIds.has(id) && columnIds.has(column))) shared.delete(key);
    else if ((kind === 'r' && !rowIds.has(id)) || (kind === 'c' && !columnIds.has(id))) shared.delete(key);
  }
}

const shared: SharedPart<TableElement> = {
  group: TABLE_GROUP,
  write(table, grid) {
    const { header, rows, columns, cells } = table;
    dropOthers(grid, table);
    if (grid.get(GridKey.HEADER) !== header) grid.set(GridKey.HEADER, header);
    for (const { id, order } of rows) {
      const line = GridKey.row(id);
      if (!grid.has(line)) grid.set(line, order);
      // Also of a line that was gone: what others wrote of it meanwhile may still be there.
      if ((grid.get(GridKey.order(line)) ?? grid.get(line)) !== order) grid.set(GridKey.order(line), order);
    }
    for (const { id, order, w } of columns) {
      const line = GridKey.column(id);
      const before: unknown = grid.get(line);
      const began: readonly unknown[] = Array.isArray(before) ? before : [order, w];
      if (began !== before) grid.set(line, began);
      if ((grid.get(GridKey.order(line)) ?? began[0]) !== order) grid.set(GridKey.order(line), order);
      if ((grid.get(GridKey.width(line)) ?? began[1]) !== w) grid.set(GridKey.width(line), w);
    }
    for (const { id: row } of rows) {
      for (const { id: column } of columns) {
        const text = grid.get(GridKey.text(row, column));
        const wanted = cells[cellKey(row, column)] ?? '';
        if (text instanceof Y.Text) replaceShared(text, wanted);
        // Also for cells that are empty: two who begin to write in one write the same text.
        else grid.set(GridKey.text(row, column), new Y.Text(wanted));
      }
    }
  },
  textOf(grid, place) {
    const [row = '', column = ''] = place.split('/');
    if (!grid.has(GridKey.row(row)) || !grid.has(GridKey.column(column))) return null;
    const text = grid.get(GridKey.text(row, column));
    return text instanceof Y.Text ? text : null;
  },
};

export const tableModel: KindModel<TableElement> = {
  ...boxModel<TableElement>('table', {
    groups: [TABLE_GROUP],
    read: readGrid,
    load: (get) => loadGrid(get(TABLE_GROUP)),
    store: () => [],
  }),
  shared,
};
