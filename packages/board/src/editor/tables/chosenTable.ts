import { hasCell, type Cell, type TableAxis, type TableElement } from '../../document/index.ts';
import type { TableItem } from '../../kinds/table/grid.ts';
import { rangeBetween } from '../../kinds/table/range.ts';
import type { SceneItem } from '../../layout/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { ToolContext } from '../tools/tool.ts';

/** Whether an item is a table. */
export const isTable = (item: SceneItem | undefined): item is TableItem =>
  item?.kind === 'box' && item.element.type === 'table';

/** The table that is selected alone; null without one. */
export function chosenTable({ onlySelected }: BoardEditor): TableElement | null {
  return onlySelected?.type === 'table' ? onlySelected : null;
}

/** The same, where it may be changed. */
export function openTable(editor: BoardEditor): TableElement | null {
  const table = chosenTable(editor);
  return table && !editor.getState().readOnly && !editor.isLocked(table.id) ? table : null;
}

/** The item of that table; null where it is turned: its lines are then not where they are pointed at. */
export function openItem({ editor, surface }: Pick<ToolContext, 'editor' | 'surface'>): TableItem | null {
  const table = openTable(editor);
  const item = table ? surface.scene.get(table.id) : undefined;
  return isTable(item) && item.rotation === 0 ? item : null;
}

/** The place of a cell among the rows and columns. */
export const placeOf = ({ rows, columns }: TableElement, cell: Cell) => ({
  row: rows.findIndex(({ id }) => id === cell.row),
  column: columns.findIndex(({ id }) => id === cell.column),
});

/** The cell in a row and a column, by their places; null beside the table. */
export function cellIn({ rows, columns }: TableElement, row: number, column: number): Cell | null {
  const [line, across] = [rows[row], columns[column]];
  return line && across ? { row: line.id, column: across.id } : null;
}

/** The range of cells that is chosen, and its table; null while none is. */
export function chosenRange(editor: BoardEditor) {
  const table = chosenTable(editor);
  const { cell, cellEnd } = editor.getState();
  const range = table && cell ? rangeBetween(table, cell, cellEnd) : null;
  return table && cell && range ? { table, cell, end: cellEnd, range } : null;
}

/** Chooses all cells of some rows or columns, by the places of the first and the last. */
export function chooseLines(editor: BoardEditor, axis: TableAxis, from: number, to: number): void {
  const table = chosenTable(editor);
  if (!table) return;
  const { rows, columns } = table;
  if (axis === 'row') editor.chooseCell(cellIn(table, from, 0), cellIn(table, to, columns.length - 1));
  else editor.chooseCell(cellIn(table, 0, from), cellIn(table, rows.length - 1, to));
}

/** Chooses all cells of the table. */
export function chooseAll(editor: BoardEditor): void {
  const table = chosenTable(editor);
  if (!table) return;
  const { rows, columns } = table;
  editor.chooseCell(cellIn(table, 0, 0), cellIn(table, rows.length - 1, columns.length - 1));
}

/** The chosen cell and its place in the table; null while none is chosen. */
export function chosenCell(editor: BoardEditor) {
  const table = chosenTable(editor);
  const { cell } = editor.getState();
  return table && cell && hasCell(table, cell) ? { table, cell, ...placeOf(table, cell) } : null;
}
