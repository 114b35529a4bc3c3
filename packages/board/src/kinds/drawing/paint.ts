import type { BoxItem } from '../../layout/sceneItem.ts';
import type { BoardContext } from '../../render/context.ts';
import type { KindPaint } from '../../render/kindPaint.ts';
import { shade } from '../../render/theme.ts';
import { DRAWING_WIDTH, pointsOf } from './layout.ts';
import type { DrawingElement } from './model.ts';
import type { outlineOf } from './outline.ts';

/** Fills what is within these corners in the colour that is set. */
export function fillOutline(context: BoardContext, outline: readonly number[][]): void {
  context.beginPath();
  for (const [index, [x = 0, y = 0]] of outline.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
}

/**
 * How drawings are painted.
 *
 * @param outline `outlineOf`, which viewers fetch for boards with drawings alone
 */
export const drawingPaint = (
  outline: typeof outlineOf,
): KindPaint<BoxItem & { readonly element: DrawingElement }> => ({
  type: 'drawing',
  paint({ element }, { context, theme }) {
    const { stroke = 'ink', strokeWidth = DRAWING_WIDTH } = element.style;
    if (stroke === 'none' || strokeWidth === 0) return;
    context.fillStyle = shade(theme, stroke, 'line');
    fillOutline(context, outline(pointsOf(element), strokeWidth));
  },
});
