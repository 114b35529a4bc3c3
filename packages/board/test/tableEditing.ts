import { tableOf, tableTexts, type TableElement } from '../src/document/index.ts';
import { isTable } from '../src/editor/tables/chosenTable.ts';
import { actions } from '../src/editor/actions/actions.ts';
import { registerTables } from '../src/kinds/table/registerTables.ts';
import { until } from './browser.tsx';
import { edit } from './editing.tsx';
import { table } from './elements.ts';

/** A table of three rows and two columns, the first row of which names the columns. */
export const START = table('t', [
  ['Name', 'Role'],
  ['Ada', 'Lead'],
  ['Grace', ''],
]);

/** A board in an editor. */
export type Board = Awaited<ReturnType<typeof edit>>;

/** The table as it stands on the page. */
export function itemIn({ editor }: Board) {
  const item = editor.surface?.scene.get('t');
  if (!isTable(item)) throw new Error('no table');
  return item;
}

/** Its texts, row by row. */
export const texts = ({ store }: Board): string[][] => tableTexts(tableOf(store, 't') ?? START);
/** The widths of its columns. */
export const widths = ({ store }: Board) => tableOf(store, 't')?.columns.map(({ w }) => w);

/** Where the middle of a cell stands on the page, by its row and column; beside the table with shares of a cell. */
export function cellAt(board: Board, row: number, column: number): [number, number] {
  const { grid, box } = itemIn(board);
  const [top = 0, bottom = 0] = [grid.ys[row], grid.ys[row + 1]];
  const [left = 0, right = 0] = [grid.xs[column], grid.xs[column + 1]];
  return board.at(box.x + (left + right) / 2, box.y + (top + bottom) / 2);
}

/** A board with the table alone selected. */
export async function withTable(readOnly = false, element: TableElement = START): Promise<Board> {
  // What tables are shown and edited with comes after the board: until then they have no place.
  registerTables();
  const board = await edit([element], readOnly, 0);
  await until('the actions of tables', () => actions.get('rowBelow'));
  board.editor.select(['t']);
  board.editor.focus();
  return board;
}

/** The row and column of the chosen cell, by their places. */
export function chosen({ store, editor }: Board): [number, number] | null {
  const element = tableOf(store, 't');
  const { cell } = editor.getState();
  if (!cell || !element) return null;
  return [
    element.rows.findIndex(({ id }) => id === cell.row),
    element.columns.findIndex(({ id }) => id === cell.column),
  ];
}

/** Sends a copy, cut or paste to the board, as a browser does. */
export const send = ({ field }: Board, type: 'copy' | 'cut' | 'paste', clip: DataTransfer): void =>
  void field.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: clip, bubbles: true, cancelable: true }),
  );
