import type { ShapeKind } from '../../document/constants.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import { boxPaint, strokeCurrent } from '../../render/boxPaint.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { traceOutline } from '../../render/paintPath.ts';
import { shade } from '../../render/theme.ts';
import { linesInShape, outlineOfShape } from './forms.ts';
import type { ShapeElement } from './model.ts';

function paintShape(item: BoxItem, shape: ShapeKind, tools: PaintTools): string {
  const { context, theme, detail } = tools;
  const { element, box } = item;
  const fill = element.style.fill ?? 'paper';
  const ground = fill === 'none' ? theme.canvas : shade(theme, fill, 'fill');
  context.fillStyle = ground;
  if (!detail.outlines && fill !== 'none') {
    context.fillRect(box.x, box.y, box.w, box.h);
    return ground;
  }
  traceOutline(context, outlineOfShape(shape, box, element.style));
  if (fill !== 'none') context.fill();
  // A filled shape gets a line in its own colour, a plain one in quiet ink.
  const line = fill === 'none' || fill === 'paper' ? 'gray' : fill;
  strokeCurrent(tools, element.style, line);
  const lines = linesInShape(shape, box);
  if (lines) {
    traceOutline(context, lines);
    strokeCurrent(tools, element.style, line, ground);
  }
  return ground;
}

export const shapePaint = boxPaint<ShapeElement>({
  type: 'shape',
  paintGround: (item, tools) => paintShape(item, item.element.shape, tools),
});
