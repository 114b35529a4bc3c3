import type { BoardPoint } from '../../document/elementBase.ts';
import type { BoardContext } from '../../render/context.ts';
import type { KindPaint } from '../../render/kindPaint.ts';
import { pointsOf } from '../drawing/layout.ts';
import { highlightColor } from './color.ts';
import { marksOn } from './marksOn.ts';
import { HIGHLIGHT_WIDTH, type HighlightItem } from './layout.ts';

/** Draws a line of a highlighter in the colour that is set: of one width, and nowhere twice as dense. */
export function strokeHighlight(context: BoardContext, points: readonly BoardPoint[], width: number): void {
  const [first] = points;
  if (!first) return;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(first.x, first.y);
  // A line without a length would not be drawn: a press alone is a dot.
  context.lineTo(first.x + 0.01, first.y);
  for (const { x, y } of points.slice(1)) context.lineTo(x, y);
  context.stroke();
}

export const highlightPaint: KindPaint<HighlightItem> = {
  type: 'highlight',
  marksOn,
  paint({ element }, { context, theme, ground }) {
    const { stroke = 'yellow', strokeWidth = HIGHLIGHT_WIDTH } = element.style;
    const color = highlightColor(theme, stroke, ground);
    if (color === null || strokeWidth === 0) return;
    context.strokeStyle = color;
    strokeHighlight(context, pointsOf(element), strokeWidth);
  },
};
