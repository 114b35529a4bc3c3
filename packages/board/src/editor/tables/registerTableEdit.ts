import { edits } from '../../kinds/edits.ts';
import { tableEdit } from '../../kinds/table/edit.ts';
import { registerTables } from '../../kinds/table/registerTables.ts';
import { actions } from '../actions/actions.ts';
import { cellParts, type CellPart } from '../tools/cellPart.ts';
import { selectionParts, type SelectionPart } from '../tools/selectionPart.ts';
import { tools } from '../tools/tools.ts';
import { cellKey, writingKey } from './cellKeys.ts';
import { chosenRange, chosenTable, isTable, openTable } from './chosenTable.ts';
import { tableActions } from './tableActions.ts';
import { addTableClip, copyCell, pasteIntoCells } from './tableClip.ts';
import { isOnCell } from './rangeGesture.ts';
import { pressTable } from './tableGestures.ts';
import { cursorOfMark, markUnder, paintMarks } from './tableMarks.ts';
import { tableTool } from './tableTool.ts';

const cellPart: CellPart = {
  id: 'cells',
  key: cellKey,
  writingKey,
  copy: copyCell,
  addClip: addTableClip,
  paste: pasteIntoCells,
};

/** The lines, grips and buttons of a table that is selected alone, and its chosen cell. */
const tablePart: SelectionPart = {
  id: 'table',
  press: pressTable,
  cursorAt(context, point) {
    const mark = markUnder(context, point, false);
    if (mark) return cursorOfMark(mark);
    return isOnCell(context, point.board) ? 'cell' : undefined;
  },
  paint(context, surface, editor, viewport) {
    const table = chosenTable(editor);
    const item = table ? surface.scene.get(table.id) : undefined;
    if (!isTable(item)) return;
    const { theme } = surface;
    paintMarks(context, item, {
      theme,
      viewport,
      chosen: chosenRange(editor),
      isOpen: openTable(editor) !== null,
    });
  },
};

/** Has tables made and edited from now on. */
export function registerTableEdit(): void {
  registerTables();
  if (!edits.get('table')) edits.register(tableEdit);
  if (!tools.get(tableTool.id)) tools.register(tableTool);
  for (const action of tableActions) if (!actions.get(action.id)) actions.register(action);
  if (!cellParts.get('cells')) cellParts.register(cellPart);
  if (!selectionParts.get(tablePart.id)) selectionParts.register(tablePart);
}
