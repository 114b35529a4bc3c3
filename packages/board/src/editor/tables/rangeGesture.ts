import type { BoardPoint, Cell } from '../../document/index.ts';
import { cellAt, cellNear, type TableItem } from '../../kinds/table/grid.ts';
import { itemUnder } from '../tools/pointed.ts';
import type { Gesture, Press, ToolContext } from '../tools/tool.ts';
import { cellIn, chosenRange, isTable } from './chosenTable.ts';

/** Chooses the cells from one to where the pointer is. */
function rangeGesture({ editor }: ToolContext, item: TableItem, from: Cell, click: () => void): Gesture {
  const { cell, cellEnd } = editor.getState();
  let last = '';
  const follow = ({ board }: { readonly board: BoardPoint }): void => {
    const to = cellNear(item, board);
    const key = to ? `${to.row}/${to.column}` : '';
    if (!to || key === last) return;
    last = key;
    editor.chooseCell(from, to.row === from.row && to.column === from.column ? null : to);
  };
  return {
    move: follow,
    end(point, moved) {
      if (moved) follow(point);
      else click();
    },
    cancel: () => editor.chooseCell(cell, cellEnd),
  };
}

/** What dragging the handle of the chosen range begins. */
export function extentGesture(context: ToolContext, item: TableItem): Gesture | null {
  const { editor } = context;
  const chosen = chosenRange(editor);
  const first = chosen && cellIn(chosen.table, chosen.range.top, chosen.range.left);
  return first ? rangeGesture(context, item, first, () => {}) : null;
}

/** What pressing a cell begins where one is chosen already: a range by dragging, or with Shift. Fingers go on to move the table. */
export function cellGesture(context: ToolContext, { point, touch }: Press): Gesture | null {
  const { editor, surface } = context;
  const chosen = chosenRange(editor);
  const item = chosen ? surface.scene.get(chosen.table.id) : undefined;
  if (!chosen || !isTable(item) || editor.getState().readOnly || editor.isLocked(chosen.table.id))
    return null;
  const at = cellAt(item, point.board);
  if (!at || itemUnder(context, point, touch)?.element.id !== item.element.id) return null;
  if (point.shift) return rangeGesture(context, item, chosen.cell, () => editor.chooseCell(chosen.cell, at));
  return touch ? null : rangeGesture(context, item, at, () => editor.chooseCell(at));
}

/** Whether the pointer is on a cell from which a range can be dragged. */
export const isOnCell = (context: ToolContext, board: BoardPoint): boolean => {
  const { editor, surface } = context;
  const chosen = chosenRange(editor);
  const item = chosen ? surface.scene.get(chosen.table.id) : undefined;
  return isTable(item) && !editor.getState().readOnly && cellAt(item, board) !== null;
};
