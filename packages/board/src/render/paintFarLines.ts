import { paintOf } from '../kinds/paints.ts';
import type { SceneItem } from '../layout/sceneItem.ts';
import type { FarLine, PaintTools } from './kindPaint.ts';

/** Width of a line seen from afar, in pixels. */
const FAR_WIDTH = 0.8;

/**
 * Paints all lines of a board seen from afar: straight, and those of one colour in one go, because thousands of curves
 * stroked one by one would take longer than everything else together.
 */
export function paintFarLines(items: readonly SceneItem[], { context, theme, detail }: PaintTools): void {
  const byColor = new Map<string, FarLine[]>();
  for (const item of items) {
    const line = paintOf(item.element)?.farLine?.(item, theme);
    if (!line) continue;
    const lines = byColor.get(line.color);
    if (lines) lines.push(line);
    else byColor.set(line.color, [line]);
  }
  context.lineWidth = FAR_WIDTH / detail.scale;
  context.lineCap = 'butt';
  for (const [color, lines] of byColor) {
    context.strokeStyle = color;
    context.beginPath();
    for (const { from, to } of lines) {
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.stroke();
  }
}
