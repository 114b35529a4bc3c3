import { tools, type BoardEditor, type ToolId } from '@boardwalk/board/react';

/**
 * Takes up a tool. With the keyboard nobody can point at the board: what is drawn appears in the middle of the view,
 * ready to be written on.
 */
export function chooseTool(editor: BoardEditor, tool: ToolId, byKeyboard: boolean): void {
  const place = byKeyboard ? tools.get(tool)?.place : undefined;
  if (place) place(editor);
  else editor.setTool(tool);
}
