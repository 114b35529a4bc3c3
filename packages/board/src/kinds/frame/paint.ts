import type { ElementStyle } from '../../document/elementBase.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import { boxPaint } from '../../render/boxPaint.ts';
import { withAlpha } from '../../render/color.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { setDash } from '../../render/paintPath.ts';
import { shade } from '../../render/theme.ts';
import type { FrameElement } from './model.ts';

function paintFrame(item: BoxItem, tools: PaintTools): string {
  const { context, theme } = tools;
  const { element, box } = item;
  const fill = element.style.fill ?? 'paper';
  context.beginPath();
  context.roundRect(
    box.x,
    box.y,
    box.w,
    box.h,
    element.style.corners === 'sharp' ? 0 : Math.min(12, box.w / 4, box.h / 4),
  );
  if (fill !== 'none') {
    context.fillStyle = shade(theme, fill, 'tint');
    context.fill();
  }
  const stroke = element.style.stroke ?? (fill === 'none' ? 'paper' : fill);
  if (stroke !== 'none') {
    const line = shade(theme, stroke, 'line');
    // The border of a section should be seen, not read: a thin veil of its colour.
    context.strokeStyle =
      element.style.stroke === undefined ? withAlpha(line, theme.name === 'dark' ? 0.5 : 0.38) : line;
    context.lineWidth = element.style.strokeWidth ?? 1.5;
    setDash(context, element.style.dash, context.lineWidth);
    context.stroke();
    setDash(context, undefined, 1);
  }
  return theme.canvas;
}

/** The title of a coloured section takes its colour. */
function frameTitleColor({ fill }: ElementStyle) {
  return fill === undefined || fill === 'none' || fill === 'paper' || fill.startsWith('#') ? undefined : fill;
}

export const framePaint = boxPaint<FrameElement>({
  type: 'frame',
  paintGround: paintFrame,
  textColor: ({ style }) => frameTitleColor(style),
});
