import type { BoardBox } from '../../document/elementBase.ts';
import { cornerRadius } from '../../layout/cornerRadius.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import { boxPaint, strokeCurrent } from '../../render/boxPaint.ts';
import { withAlpha } from '../../render/color.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { shade } from '../../render/theme.ts';
import type { StickyElement } from './model.ts';

/** Layers of a note's shadow: how far it falls, spreads, and how dark it is. A blur would cost far more. */
const SHADOW_LAYERS: readonly (readonly [drop: number, spread: number, alpha: number])[] = [
  [9, 4, 0.022],
  [7, 2.5, 0.026],
  [5, 1, 0.034],
  [3, 0, 0.045],
  [1, 0.5, 0.05],
];

const STICKY_RADIUS = 4;

function paintShadow({ context, theme }: PaintTools, { x, y, w, h }: BoardBox, radius: number): void {
  for (const [drop, spread, alpha] of SHADOW_LAYERS) {
    context.fillStyle = withAlpha(theme.shadow, theme.name === 'dark' ? alpha * 3 : alpha);
    context.beginPath();
    // The sides are drawn in and the bottom let out: a note is flat at the top and lifts towards its lower edge.
    context.roundRect(x - spread + 1, y + drop, w + 2 * spread - 2, h - 2 + spread, radius + spread);
    context.fill();
  }
}

function paintSticky(item: BoxItem, tools: PaintTools): string {
  const { context, theme, detail } = tools;
  const { box, element } = item;
  const fill = element.style.fill ?? 'yellow';
  if (fill === 'none') return theme.canvas;
  const ground = shade(theme, fill, 'fill');
  const radius = cornerRadius(box, element.style, STICKY_RADIUS);
  if (detail.shadows) paintShadow(tools, box, radius);
  context.fillStyle = ground;
  if (!detail.outlines) {
    context.fillRect(box.x, box.y, box.w, box.h);
    return ground;
  }
  context.beginPath();
  context.roundRect(box.x, box.y, box.w, box.h, radius);
  context.fill();
  strokeCurrent(tools, element.style, 'none');
  return ground;
}

export const stickyPaint = boxPaint<StickyElement>({ type: 'sticky', paintGround: paintSticky });
