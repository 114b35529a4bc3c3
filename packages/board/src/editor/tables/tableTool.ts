import { addElements, emptyTable, type BoardPoint } from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { EditorTool } from '../session/editorState.ts';
import { newBoxElement } from '../session/newElement.ts';
import { clickGesture, type Tool } from '../tools/tool.ts';

/** Adds a table of the chosen size around a point, and writes in its first cell. */
export function addTable(editor: BoardEditor, at: BoardPoint): void {
  const { tableSize } = editor.getState();
  const fields = emptyTable(tableSize.rows, tableSize.columns);
  const { w, h } = fields;
  const box = { x: Math.round(at.x - w / 2), y: Math.round(at.y - h / 2), w, h };
  const look = { at: box, kind: editor.getState().shapeKind, style: editor.styleFor('table') };
  const element = { ...newBoxElement(editor.store, 'table', look), ...fields, type: 'table' as const };
  const added = editor.change(() => {
    addElements(editor.store, [element]);
    return element.id;
  });
  editor.afterMaking();
  if (added !== null) editor.startEditing(added);
}

/** Puts down a table where one clicks. */
export const tableTool: Tool = {
  id: EditorTool.TABLE,
  key: 'b',
  writes: true,
  cursor: 'crosshair',
  press: ({ editor }, { point }) => clickGesture(() => addTable(editor, point.board)),
  place: (editor) => addTable(editor, editor.middle),
};
