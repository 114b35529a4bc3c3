import { cellPlace, insertLines, setText } from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { CellKeyPress } from '../tools/cellPart.ts';
import { cellIn, chosenCell, chosenTable } from './chosenTable.ts';

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Chooses the cell so many rows and columns further; at the edge the chosen one stays. */
function step(editor: BoardEditor, rows: number, columns: number): void {
  const chosen = chosenCell(editor);
  const next = chosen && cellIn(chosen.table, chosen.row + rows, chosen.column + columns);
  if (next) editor.chooseCell(next);
}

/** Chooses the next cell or the one before, from row to row; behind the last one a row is added. */
function along(editor: BoardEditor, back: boolean): void {
  const chosen = chosenCell(editor);
  if (!chosen) return;
  const { table, row, column } = chosen;
  const width = table.columns.length;
  const at = row * width + column + (back ? -1 : 1);
  if (at < 0) return;
  if (at >= table.rows.length * width && !editor.getState().readOnly) {
    editor.stopEditing();
    editor.change(() => insertLines(editor.store, table.id, 'row', table.rows.length));
  }
  const now = chosenTable(editor) ?? table;
  const next = cellIn(now, Math.floor(at / width), at % width);
  if (next) editor.chooseCell(next);
}

/** Takes the text out of the chosen cell. */
export function clearCell(editor: BoardEditor): void {
  const chosen = chosenCell(editor);
  if (!chosen || editor.isLocked(chosen.table.id)) return;
  const { table, cell } = chosen;
  editor.change(() => setText(editor.store, cellPlace(table.id, cell.row, cell.column), ''));
}

const isPlain = ({ ctrlKey, metaKey, altKey }: CellKeyPress): boolean => !ctrlKey && !metaKey && !altKey;

/** What keys do while a cell is chosen: arrows, Tab and Enter go on, and writing keys write. */
export function cellKey(editor: BoardEditor, press: CellKeyPress): boolean {
  if (!isPlain(press)) return false;
  const { key, shiftKey } = press;
  const way = STEPS[key];
  if (way && !shiftKey) step(editor, ...way);
  else if (key === 'Tab') along(editor, shiftKey);
  else if (key === 'Enter' && shiftKey) step(editor, -1, 0);
  else if (key === 'Enter' || key === 'F2') {
    const table = chosenTable(editor);
    if (table) editor.startEditing(table.id);
  } else if (key === 'Delete' || key === 'Backspace') clearCell(editor);
  else if (key === 'Escape') editor.chooseCell(null);
  else if (key === 'Home' || key === 'End') {
    const chosen = chosenCell(editor);
    const next =
      chosen && cellIn(chosen.table, chosen.row, key === 'Home' ? 0 : chosen.table.columns.length - 1);
    if (next) editor.chooseCell(next);
  } else return false;
  return true;
}

/** What keys do while a cell is written: Enter goes down, Tab to the next cell; Shift and Enter breaks the line. */
export function writingKey(editor: BoardEditor, press: CellKeyPress): boolean {
  if (!isPlain(press)) return false;
  if (press.key === 'Tab') along(editor, press.shiftKey);
  else if (press.key === 'Enter' && !press.shiftKey) {
    editor.stopEditing();
    step(editor, 1, 0);
  } else return false;
  return true;
}
