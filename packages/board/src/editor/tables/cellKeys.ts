import { insertLines } from '../../document/index.ts';
import { clearCells } from '../../kinds/table/cellCommands.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { CellKeyPress } from '../tools/cellPart.ts';
import { cellIn, chooseAll, chosenCell, chosenRange, chosenTable, placeOf } from './chosenTable.ts';

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

/** Takes the far end of the chosen range so many rows and columns further, as far as the table goes. */
function stretch(editor: BoardEditor, rows: number, columns: number): void {
  const chosen = chosenRange(editor);
  if (!chosen) return;
  const { table, cell, end } = chosen;
  const at = placeOf(table, end ?? cell);
  const within = (place: number, count: number) => Math.max(0, Math.min(count - 1, place));
  const next = cellIn(
    table,
    within(at.row + rows, table.rows.length),
    within(at.column + columns, table.columns.length),
  );
  editor.chooseCell(cell, next);
}

/** Chooses the next cell or the one before, from row to row; behind the last one a row is added. */
function along(editor: BoardEditor, back: boolean): void {
  const chosen = chosenCell(editor);
  if (!chosen) return;
  const { table, row, column } = chosen;
  const width = table.columns.length;
  const at = row * width + column + (back ? -1 : 1);
  if (at < 0) return;
  const mayAdd = !editor.getState().readOnly && !editor.isLocked(table.id);
  if (at >= table.rows.length * width && mayAdd) {
    editor.stopEditing();
    editor.change(() => insertLines(editor.store, table.id, 'row', table.rows.length));
  }
  const now = chosenTable(editor) ?? table;
  const next = cellIn(now, Math.floor(at / width), at % width);
  if (next) editor.chooseCell(next);
}

/** Takes the texts out of the chosen cells. */
export function clearChosen(editor: BoardEditor): void {
  const chosen = chosenRange(editor);
  if (!chosen || editor.isLocked(chosen.table.id)) return;
  editor.change(() => clearCells(editor.store, chosen.table.id, chosen.range));
}

const isPlain = ({ ctrlKey, metaKey, altKey }: CellKeyPress): boolean => !ctrlKey && !metaKey && !altKey;

/** Whether all of something is asked for. */
const isAll = ({ key, shiftKey, altKey, ctrlKey, metaKey }: CellKeyPress): boolean =>
  key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** To the first or the last cell of the row; with Shift all up to it are chosen. */
function toEdge(editor: BoardEditor, isEnd: boolean, goesOn: boolean): void {
  const width = chosenTable(editor)?.columns.length ?? 0;
  const by = isEnd ? width : -width;
  if (goesOn) return stretch(editor, 0, by);
  const chosen = chosenCell(editor);
  const next = chosen && cellIn(chosen.table, chosen.row, isEnd ? width - 1 : 0);
  if (next) editor.chooseCell(next);
}

/** Breaks off what is dragged; else lets go of the range and keeps the cell it began with, or of the cell. */
function letGo(editor: BoardEditor): void {
  if (editor.cancelDrag()) return;
  const { cell, cellEnd } = editor.getState();
  editor.chooseCell(cellEnd ? cell : null);
}

/** What keys do while a cell is chosen: arrows, Tab and Enter go on, with Shift arrows choose more, and writing keys write. */
export function cellKey(editor: BoardEditor, press: CellKeyPress): boolean {
  if (isAll(press)) chooseAll(editor);
  else if (!isPlain(press)) return false;
  else return plainKey(editor, press);
  return true;
}

function plainKey(editor: BoardEditor, { key, shiftKey }: CellKeyPress): boolean {
  const way = STEPS[key];
  if (way && shiftKey) stretch(editor, ...way);
  else if (way) step(editor, ...way);
  else if (key === 'Tab') along(editor, shiftKey);
  else if (key === 'Enter' && shiftKey) step(editor, -1, 0);
  else if (key === 'Enter' || key === 'F2') {
    const table = chosenTable(editor);
    if (table) editor.startEditing(table.id);
  } else if (key === 'Delete' || key === 'Backspace') clearChosen(editor);
  else if (key === 'Escape') letGo(editor);
  else if (key === 'Home' || key === 'End') toEdge(editor, key === 'End', shiftKey);
  else return false;
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
