import { DRAWING_WIDTH } from '../../kinds/drawing/layout.ts';
import { outlines } from '../../kinds/drawing/outlines.ts';
import { fillOutline } from '../../kinds/drawing/paint.ts';
import { shade } from '../../render/index.ts';
import { EditorTool } from '../session/editorState.ts';
import { HandGesture, type HandLine } from './handGesture.ts';
import type { Tool } from './tool.ts';

const penLine: HandLine = {
  styleOf: (editor) => ({ stroke: 'ink', strokeWidth: DRAWING_WIDTH, ...editor.styleFor('drawing') }),
  make: (line) => ({ ...line, type: 'drawing' }),
  paint(context, points, { style: { stroke = 'ink', strokeWidth = DRAWING_WIDTH }, theme, scale }) {
    const outline = outlines.get('hand');
    if (stroke === 'none' || !outline) return;
    context.fillStyle = shade(theme, stroke, 'line');
    fillOutline(context, outline.of(points, strokeWidth * scale));
  },
};

/** Draws by hand, until another tool is taken up. */
export const penTool: Tool = {
  id: EditorTool.PEN,
  key: 'p',
  alias: 'x',
  writes: true,
  cursor: 'crosshair',
  press: (context, { point }) => new HandGesture(context, point, penLine),
};
