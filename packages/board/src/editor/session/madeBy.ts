import type { ElementType } from '../../document/index.ts';
import { EditorTool, type ToolId } from './editorState.ts';

const MADE_BY: Readonly<Record<ToolId, ElementType>> = {
  [EditorTool.STICKY]: 'sticky',
  [EditorTool.TEXT]: 'text',
  [EditorTool.SHAPE]: 'shape',
  [EditorTool.CONNECTOR]: 'connector',
  [EditorTool.FRAME]: 'frame',
  [EditorTool.TABLE]: 'table',
  [EditorTool.PEN]: 'drawing',
  [EditorTool.HIGHLIGHTER]: 'highlight',
};

/** The type of what a tool makes, where its look can be chosen before. */
export const madeBy = (tool: ToolId): ElementType | null => MADE_BY[tool] ?? null;
