import type { BoxItem } from '../../layout/sceneItem.ts';
import { boxPaint } from '../../render/boxPaint.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { setDash } from '../../render/paintPath.ts';
import { shade } from '../../render/theme.ts';
import type { IconElement } from './model.ts';
import { iconLine, paintIcon } from './paintIcon.ts';

function paintLines(
  { element, box }: BoxItem & { readonly element: IconElement },
  tools: PaintTools,
): string {
  const { context, theme } = tools;
  const { icon, style } = element;
  const { stroke = 'ink', strokeWidth = iconLine(box), dash } = style;
  if (!icon || stroke === 'none' || strokeWidth === 0) return theme.canvas;
  setDash(context, dash, strokeWidth);
  paintIcon(icon, box, shade(theme, stroke, 'line'), tools, strokeWidth);
  setDash(context, undefined, strokeWidth);
  return theme.canvas;
}

export const iconPaint = boxPaint<IconElement>({ type: 'icon', paintGround: paintLines });
