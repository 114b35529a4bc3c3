import {
  addElements,
  cellKey,
  deleteElements,
  deleteLines,
  insertLines,
  linesOf,
  moveLine,
  orderRun,
  setHeaderRow,
  tableTexts,
  topKey,
  type StickyElement,
  type TableAxis,
} from '../../document/index.ts';
import { cellsIn } from '../../kinds/table/cellCommands.ts';
import { CELL_LOOKS } from '../../kinds/table/model.ts';
import { ActionGroup, type Action } from '../actions/action.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import {
  cellIn,
  chooseAll,
  chooseLines,
  chosenCell,
  chosenRange,
  chosenTable,
  placeOf,
} from './chosenTable.ts';

/** Adds a line before or behind that of the chosen cell, at the end without one, and chooses the cell in it. */
export function addLine(editor: BoardEditor, axis: TableAxis, behind: boolean): void {
  const table = chosenTable(editor);
  if (!table || editor.isLocked(table.id)) return editor.options.onLocked?.();
  const { cell } = editor.getState();
  const at = edgeOf(editor, axis, behind) ?? linesOf(table, axis).length - 1;
  const added = editor.change(() => insertLines(editor.store, table.id, axis, behind ? at + 1 : at));
  const now = chosenTable(editor);
  if (!added || !now || !cell) return;
  const { row, column } = placeOf(now, cell);
  const to = behind ? at + 1 : at;
  editor.chooseCell(axis === 'row' ? cellIn(now, to, column) : cellIn(now, row, to));
}

/** The place of the first or the last line of the chosen range; null while none is chosen. */
function edgeOf(editor: BoardEditor, axis: TableAxis, isLast: boolean): number | null {
  const range = chosenRange(editor)?.range;
  if (!range) return null;
  if (axis === 'row') return isLast ? range.bottom : range.top;
  return isLast ? range.right : range.left;
}

/** The lines of the chosen range that run one way. */
function chosenLines(editor: BoardEditor, axis: TableAxis): readonly string[] {
  const table = chosenTable(editor);
  const [from, to] = [edgeOf(editor, axis, false), edgeOf(editor, axis, true)];
  if (!table || from === null || to === null) return [];
  return linesOf(table, axis)
    .slice(from, to + 1)
    .map(({ id }) => id);
}

/** Deletes the lines of the chosen range; the one that takes their place has the chosen cell then. */
function deleteChosenLines(editor: BoardEditor, axis: TableAxis): void {
  const chosen = chosenRange(editor);
  if (!chosen) return;
  const { table, range } = chosen;
  const [row, column] = [range.top, range.left];
  if (editor.isLocked(table.id)) return editor.options.onLocked?.();
  editor.change(() => deleteLines(editor.store, table.id, axis, chosenLines(editor, axis)));
  const now = chosenTable(editor);
  if (now)
    editor.chooseCell(
      cellIn(now, Math.min(row, now.rows.length - 1), Math.min(column, now.columns.length - 1)),
    );
}

function shiftLine(editor: BoardEditor, axis: TableAxis, by: -1 | 1): void {
  const chosen = chosenCell(editor);
  if (!chosen) return;
  const { table, cell } = chosen;
  if (editor.isLocked(table.id)) return editor.options.onLocked?.();
  const to = chosen[axis] + (by < 0 ? -1 : 2);
  editor.change(() => moveLine(editor.store, table.id, axis, cell[axis], to));
  // What moved out of a range is no longer beside the rest of it.
  editor.chooseCell(cell);
}

/** Chooses all cells of the lines that the chosen range is in. */
function chooseWhole(editor: BoardEditor, axis: TableAxis): void {
  const [from, to] = [edgeOf(editor, axis, false), edgeOf(editor, axis, true)];
  if (from !== null && to !== null) chooseLines(editor, axis, from, to);
}

/** Has the chosen cells look as their table does. */
function clearLooks(editor: BoardEditor): void {
  editor.setStyle(Object.fromEntries(CELL_LOOKS.map((name) => [name, undefined])));
}

function hasLooks(editor: BoardEditor): boolean {
  const chosen = chosenRange(editor);
  if (!chosen?.table.looks) return false;
  const { looks } = chosen.table;
  return cellsIn(chosen.table, chosen.range).some(
    ({ row, column }) => looks[cellKey(row, column)] !== undefined,
  );
}

const NOTE = { side: 160, gap: 16 };

/** Puts notes with the texts of the table in its place, as they stood in it. */
function toNotes(editor: BoardEditor): void {
  const table = chosenTable(editor);
  if (!table || editor.isLocked(table.id)) return editor.options.onLocked?.();
  const { store } = editor;
  const step = NOTE.side + NOTE.gap;
  const places = tableTexts(table).flatMap((row, y) =>
    row.flatMap((text, x) =>
      text.trim() === '' ? [] : [{ text, x: table.x + x * step, y: table.y + y * step }],
    ),
  );
  const keys = orderRun(places.length, store.doc.clientID, topKey(store));
  const notes = places.map((place, index): StickyElement => ({
    ...place,
    id: store.createId(),
    type: 'sticky',
    z: keys[index] ?? table.z,
    style: editor.styleFor('sticky'),
    w: NOTE.side,
    h: NOTE.side,
  }));
  const added = editor.change(() =>
    store.edit(() => {
      addElements(store, notes);
      deleteElements(store, [table.id]);
      return notes.map(({ id }) => id);
    }),
  );
  if (added) editor.select(added);
}

const hasTable = (editor: BoardEditor): boolean => chosenTable(editor) !== null;
const hasChosen = (editor: BoardEditor): boolean => chosenCell(editor) !== null;

/** Whether the line of the chosen cell can go so many lines on. */
const canShift =
  (axis: TableAxis, by: number) =>
  (editor: BoardEditor): boolean => {
    const chosen = chosenCell(editor);
    return chosen !== null && linesOf(chosen.table, axis)[chosen[axis] + by] !== undefined;
  };

/** Whether the table has more lines than those of the chosen range. */
const hasOthers =
  (axis: TableAxis) =>
  (editor: BoardEditor): boolean => {
    const table = chosenTable(editor);
    const { length } = chosenLines(editor, axis);
    return table !== null && length > 0 && linesOf(table, axis).length > length;
  };

const action = (id: string, more: Omit<Action, 'id' | 'group' | 'writes'>): Action => ({
  id,
  group: ActionGroup.TABLE,
  writes: true,
  ...more,
});

/** What can be done with the rows and columns of a table. */
export const tableActions: readonly Action[] = [
  action('rowAbove', {
    keys: ['alt shift ArrowUp'],
    menu: 'selection',
    can: hasChosen,
    run: (editor) => addLine(editor, 'row', false),
  }),
  action('rowBelow', {
    keys: ['alt shift ArrowDown'],
    menu: 'selection',
    can: hasTable,
    run: (editor) => addLine(editor, 'row', true),
  }),
  action('columnBefore', {
    keys: ['alt shift ArrowLeft'],
    menu: 'selection',
    can: hasChosen,
    run: (editor) => addLine(editor, 'column', false),
  }),
  action('columnAfter', {
    keys: ['alt shift ArrowRight'],
    menu: 'selection',
    can: hasTable,
    run: (editor) => addLine(editor, 'column', true),
  }),
  action('rowUp', {
    keys: ['alt ArrowUp'],
    can: canShift('row', -1),
    run: (editor) => shiftLine(editor, 'row', -1),
  }),
  action('rowDown', {
    keys: ['alt ArrowDown'],
    can: canShift('row', 1),
    run: (editor) => shiftLine(editor, 'row', 1),
  }),
  action('columnLeft', {
    keys: ['alt ArrowLeft'],
    can: canShift('column', -1),
    run: (editor) => shiftLine(editor, 'column', -1),
  }),
  action('columnRight', {
    keys: ['alt ArrowRight'],
    can: canShift('column', 1),
    run: (editor) => shiftLine(editor, 'column', 1),
  }),
  action('deleteRow', {
    keys: ['alt Delete', 'alt Backspace'],
    menu: 'selection',
    can: hasOthers('row'),
    run: (editor) => deleteChosenLines(editor, 'row'),
  }),
  action('deleteColumn', {
    keys: ['alt shift Delete', 'alt shift Backspace'],
    menu: 'selection',
    can: hasOthers('column'),
    run: (editor) => deleteChosenLines(editor, 'column'),
  }),
  action('selectRow', {
    keys: ['shift Space'],
    menu: 'selection',
    can: hasChosen,
    run: (editor) => chooseWhole(editor, 'row'),
  }),
  action('selectColumn', {
    keys: ['mod Space'],
    menu: 'selection',
    can: hasChosen,
    run: (editor) => chooseWhole(editor, 'column'),
  }),
  action('selectCells', { menu: 'selection', can: hasTable, run: chooseAll }),
  action('clearLooks', { menu: 'selection', can: hasLooks, run: clearLooks }),
  action('headerRow', {
    menu: 'selection',
    can: hasTable,
    isOn: (editor) => chosenTable(editor)?.header === true,
    run: (editor) => {
      const table = chosenTable(editor);
      if (!table) return;
      if (editor.isLocked(table.id)) return editor.options.onLocked?.();
      editor.change(() => setHeaderRow(editor.store, table.id, !table.header));
    },
  }),
  action('tableToNotes', {
    menu: 'selection',
    can: (editor) => Object.keys(chosenTable(editor)?.cells ?? {}).length > 0,
    run: toNotes,
  }),
];
