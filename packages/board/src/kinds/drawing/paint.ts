import { getStroke } from 'perfect-freehand';
import type { BoxItem } from '../../layout/sceneItem.ts';
import type { BoardContext } from '../../render/context.ts';
import type { KindPaint } from '../../render/kindPaint.ts';
import { shade } from '../../render/theme.ts';
import { DRAWING_WIDTH, pointsOf } from './layout.ts';
import type { DrawingElement } from './model.ts';
import type { StrokePoint } from './stroke.ts';

/** Fills a line of so many units in the colour that is set: thinner where one was quick, or pressed less. */
export function fillStroke(context: BoardContext, points: readonly StrokePoint[], width: number): void {
  context.beginPath();
  for (const [index, [x = 0, y = 0]] of outlineOf(points, width).entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
  context.fill();
}

function outlineOf(points: readonly StrokePoint[], size: number): number[][] {
  // Where nothing measures the pressure it is always the same.
  const simulatePressure = points.every(({ pressure }) => Math.abs(pressure - 0.5) < 0.01);
  const options = { size, thinning: 0.5, smoothing: 0.5, streamline: 0.35, simulatePressure, last: true };
  return getStroke(
    points.map(({ x, y, pressure }) => [x, y, pressure]),
    options,
  );
}

export const drawingPaint: KindPaint<BoxItem & { readonly element: DrawingElement }> = {
  type: 'drawing',
  paint({ element }, { context, theme }) {
    const { stroke = 'ink', strokeWidth = DRAWING_WIDTH } = element.style;
    if (stroke === 'none' || strokeWidth === 0) return;
    context.fillStyle = shade(theme, stroke, 'line');
    fillStroke(context, pointsOf(element), strokeWidth);
  },
};
