import { highlightColor } from '../../kinds/highlight/color.ts';
import { HIGHLIGHT_WIDTH } from '../../kinds/highlight/layout.ts';
import { strokeHighlight } from '../../kinds/highlight/paint.ts';
import { EditorTool } from '../session/editorState.ts';
import { HandGesture, type HandLine } from './handGesture.ts';
import type { Tool } from './tool.ts';

const highlightLine: HandLine = {
  styleOf: (editor) => ({
    stroke: 'yellow',
    strokeWidth: HIGHLIGHT_WIDTH,
    ...editor.styleFor('highlight'),
  }),
  make: (line) => ({ ...line, type: 'highlight' }),
  paint(context, points, { style: { stroke = 'yellow', strokeWidth = HIGHLIGHT_WIDTH }, theme, scale }) {
    const color = highlightColor(theme, stroke);
    if (color === null) return;
    context.strokeStyle = color;
    strokeHighlight(context, points, strokeWidth * scale);
  },
};

/** Marks what is on the board, until another tool is taken up. */
export const highlighterTool: Tool = {
  id: EditorTool.HIGHLIGHTER,
  key: 'shift p',
  writes: true,
  cursor: 'crosshair',
  press: (context, { point }) => new HandGesture(context, point, highlightLine),
};
