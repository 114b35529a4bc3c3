import {
  addElements,
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
import { ActionGroup, type Action } from '../actions/action.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { cellIn, chosenCell, chosenTable, placeOf } from './chosenTable.ts';

/** Adds a line before or behind that of the chosen cell, at the end without one, and chooses the cell in it. */
export function addLine(editor: BoardEditor, axis: TableAxis, behind: boolean): void {
  const table = chosenTable(editor);
  if (!table || editor.isLocked(table.id)) return editor.options.onLocked?.();
  const { cell } = editor.getState();
  const at = cell ? placeOf(table, cell)[axis] : linesOf(table, axis).length - 1;
  const added = editor.change(() => insertLines(editor.store, table.id, axis, behind ? at + 1 : at));
  const now = chosenTable(editor);
  if (!added || !now || !cell) return;
  const { row, column } = placeOf(now, cell);
  const by = behind ? 1 : -1;
  editor.chooseCell(axis === 'row' ? cellIn(now, row + by, column) : cellIn(now, row, column + by));
}

/** Deletes the line of the chosen cell; the one that takes its place has the chosen cell then. */
function deleteLine(editor: BoardEditor, axis: TableAxis): void {
  const chosen = chosenCell(editor);
  if (!chosen) return;
  const { table, cell, row, column } = chosen;
  if (editor.isLocked(table.id)) return editor.options.onLocked?.();
  editor.change(() => deleteLines(editor.store, table.id, axis, [cell[axis]]));
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

/** Whether the table has more lines than that of the chosen cell. */
const hasOthers =
  (axis: TableAxis) =>
  (editor: BoardEditor): boolean => {
    const chosen = chosenCell(editor);
    return chosen !== null && linesOf(chosen.table, axis).length > 1;
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
    run: (editor) => deleteLine(editor, 'row'),
  }),
  action('deleteColumn', {
    keys: ['alt shift Delete', 'alt shift Backspace'],
    menu: 'selection',
    can: hasOthers('column'),
    run: (editor) => deleteLine(editor, 'column'),
  }),
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
