import { boxModel } from '../../document/boxModel.ts';
import { BoardLimits } from '../../document/constants.ts';
import type { BoardBox, BoardColor, ElementBase, ElementStyle } from '../../document/elementBase.ts';
import { isElementId, isFields, type FieldReader, type Fields } from '../../document/fieldReader.ts';
import type { KindModel } from '../../document/kindModel.ts';
import { compareOrder } from '../../document/orderKey.ts';

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

/** How a cell looks where it does not look as its table does. */
export interface CellLook extends Pick<ElementStyle, 'textColor' | 'align' | 'bold' | 'italic'> {
  readonly fill?: BoardColor;
}

/** Changes to the look of a cell: a value sets, `undefined` goes back to the look of the table. */
export type CellLookPatch = { readonly [Name in keyof CellLook]: CellLook[Name] | undefined };

/** The names of the properties of looks, in the order in which they are kept. */
export const CELL_LOOKS = [
  'align',
  'bold',
  'fill',
  'italic',
  'textColor',
] as const satisfies readonly (keyof CellLook)[];

/** A table; its width is that of its columns, the shown height follows its texts, `h` is what it was when last edited. */
export interface TableElement extends ElementBase, BoardBox {
  readonly type: 'table';
  /** Whether the first row names the columns. */
  readonly header: boolean;
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  /** The texts of the cells that have one, by the ids of their row and column with `/` between. */
  readonly cells: Readonly<Record<string, string>>;
  /** How those cells look that have a look of their own, by the same names; left out where none has. */
  readonly looks?: Readonly<Record<string, CellLook>>;
}

/** A cell of a table, by the ids of its row and its column. */
export interface Cell {
  readonly row: string;
  readonly column: string;
}

/** Whether a table has a cell. */
export const hasCell = ({ rows, columns }: TableElement, cell: Cell): boolean =>
  rows.some(({ id }) => id === cell.row) && columns.some(({ id }) => id === cell.column);

/** The rows and columns between two cells of a table, both included, by their places. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The group that holds the shared map of a table. */
export const TABLE_GROUP = 'grid';

/** The key of a cell in `cells`. */
export const cellKey = (row: string, column: string): string => `${row}/${column}`;

/** The place of the text of a cell, for a store. */
export const cellPlace = (table: string, row: string, column: string): string => `${table}/${row}/${column}`;

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

/** What there is of the cells in a value: nothing without its row and its column. */
function readCells<Kept>(
  value: unknown,
  field: string,
  reader: FieldReader,
  {
    lines: [rows, columns],
    read,
  }: {
    readonly lines: readonly [readonly TableRow[], readonly TableRow[]];
    readonly read: (given: unknown, at: string) => Kept | null;
  },
): Record<string, Kept> {
  if (!isFields(value)) {
    reader.report(field, 'type', 'must be an object');
    return {};
  }
  const cells: Record<string, Kept> = {};
  let known = 0;
  for (const row of rows) {
    for (const column of columns) {
      const key = cellKey(row.id, column.id);
      const given = value[key];
      if (given === undefined) continue;
      known += 1;
      const kept = read(given, `${field}.${key}`);
      if (kept !== null) cells[key] = kept;
    }
  }
  if (Object.keys(value).length > known)
    reader.report(field, 'reference', 'must name a row and a column of the table each');
  return cells;
}

/** How a cell looks; null where it looks as its table does. What later versions know besides is passed over. */
function readLook(value: unknown, field: string, reader: FieldReader): CellLook | null {
  const own = isFields(value) ? Object.fromEntries(CELL_LOOKS.map((name) => [name, value[name]])) : value;
  const { fill, ...look } = reader.style(own, field);
  // A cell without a colour of its own has that of its table.
  const read: CellLook = fill === undefined || fill === 'none' ? look : { ...look, fill };
  return Object.keys(read).length > 0 ? read : null;
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
  const lines = [rows, columns] as const;
  const looks = readCells(fields['looks'] ?? {}, `${field}.looks`, reader, {
    lines,
    read: (given, at) => readLook(given, at, reader),
  });
  return {
    w: Math.max(BoardLimits.minSize, w),
    header: reader.boolean(fields['header'], `${field}.header`),
    rows,
    columns,
    cells: readCells(fields['cells'], `${field}.cells`, reader, {
      lines,
      read: (given, at) => reader.text(given, at) || null,
    }),
    ...(Object.keys(looks).length > 0 && { looks }),
  };
}

export const tableModel: KindModel<TableElement> = boxModel<TableElement>('table', {
  groups: [TABLE_GROUP],
  read: readGrid,
  // What it has besides is kept in a shared map.
  load: () => ({}),
  store: () => [],
});
