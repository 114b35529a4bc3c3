import * as Y from 'yjs';
import type { Fields } from '../../document/fieldReader.ts';
import type { SharedPart } from '../../document/kindModel.ts';
import { replaceShared } from '../../document/textSplice.ts';
import {
  CELL_LOOKS,
  cellKey,
  TABLE_GROUP,
  type CellLook,
  type CellLookPatch,
  type TableElement,
} from './model.ts';

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
  /** A property of how a cell looks, each under a key of its own: of two who write different ones both stay. */
  look: (name: keyof CellLook, row: string, column: string): string => `${name}/${row}/${column}`,
} as const;

/** Whether a key that begins so is about a cell: its text, or how it looks, also where later versions know more of that. */
export const isOfCell = (kind: string | undefined): boolean => kind !== 'r' && kind !== 'c';

/** What a shared map holds, in plain fields. */
function loadGrid(shared: Y.Map<unknown>): Fields {
  const rows: Fields[] = [];
  const columns: Fields[] = [];
  const cells: Record<string, unknown> = {};
  const looks: Record<string, Record<string, unknown>> = {};
  for (const [key, value] of shared.entries()) {
    const [kind, id, more] = key.split('/');
    const order: unknown = shared.get(GridKey.order(key));
    if (kind === 't') cells[key.slice(2)] = value instanceof Y.Text ? value.toJSON() : '';
    else if (more !== undefined) {
      if (kind !== undefined && isOfCell(kind)) (looks[`${id}/${more}`] ??= {})[kind] = value;
    } else if (kind === 'r') rows.push({ id, order: order ?? value });
    else if (kind === 'c' && Array.isArray(value))
      columns.push({ id, order: order ?? value[0], w: shared.get(GridKey.width(key)) ?? value[1] });
  }
  return { header: shared.get(GridKey.HEADER) ?? true, rows, columns, cells, looks };
}

/** Takes the lines and cells that a table does not have. */
function dropOthers(shared: Y.Map<unknown>, { rows, columns }: TableElement): void {
  const [rowIds, columnIds] = [new Set(rows.map(({ id }) => id)), new Set(columns.map(({ id }) => id))];
  for (const key of shared.keys()) {
    const [kind, id = '', column = ''] = key.split('/');
    if (column !== '' && isOfCell(kind) && !(rowIds.has(id) && columnIds.has(column))) shared.delete(key);
    else if ((kind === 'r' && !rowIds.has(id)) || (kind === 'c' && !columnIds.has(id))) shared.delete(key);
  }
}

/** Makes a cell look like this, writing only what differs. */
export function writeLook(
  grid: Y.Map<unknown>,
  [row, column]: readonly [string, string],
  look: CellLookPatch,
): void {
  for (const name of CELL_LOOKS) {
    const key = GridKey.look(name, row, column);
    const value = look[name];
    if (value === undefined) {
      if (grid.has(key)) grid.delete(key);
    } else if (grid.get(key) !== value) grid.set(key, value);
  }
}

export const tableShared: SharedPart<TableElement> = {
  type: 'table',
  group: TABLE_GROUP,
  load: loadGrid,
  write(table, grid) {
    const { header, rows, columns, cells, looks = {} } = table;
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
        writeLook(grid, [row, column], looks[cellKey(row, column)] ?? {});
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
