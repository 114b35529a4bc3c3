import type { BoardBox } from '../../document/elementBase.ts';
import { boxPaint } from '../../render/boxPaint.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { shade } from '../../render/theme.ts';
import type { PictureElement } from './model.ts';

/** A box with hills and a sun, until the picture is here, and where there is none. */
function paintStandIn(box: BoardBox, { context, theme, detail }: PaintTools): void {
  const { x, y, w, h } = box;
  context.fillStyle = shade(theme, 'gray', 'tint');
  context.fillRect(x, y, w, h);
  const size = Math.min(w, h, 160) / 2;
  if (size * detail.scale < 6) return;
  const [left, top] = [x + (w - size) / 2, y + (h - size) / 2];
  context.fillStyle = shade(theme, 'gray', 'line');
  context.beginPath();
  context.moveTo(left, top + size * 0.9);
  context.lineTo(left + size * 0.35, top + size * 0.35);
  context.lineTo(left + size * 0.6, top + size * 0.7);
  context.lineTo(left + size * 0.75, top + size * 0.52);
  context.lineTo(left + size, top + size * 0.9);
  context.closePath();
  context.fill();
  context.beginPath();
  context.arc(left + size * 0.74, top + size * 0.22, size * 0.11, 0, Math.PI * 2);
  context.fill();
}

/** Paints the picture of an element, or what stands for it, into a box. */
export function paintAsset(asset: string | undefined, box: BoardBox, tools: PaintTools): void {
  const { context, detail, pictures } = tools;
  const isPainted =
    asset !== undefined && pictures?.paint(context, asset, box, box.w * detail.scale) === true;
  if (!isPainted) paintStandIn(box, tools);
}

export const picturePaint = boxPaint<PictureElement>({
  type: 'picture',
  paintGround({ element, box }, tools) {
    paintAsset(element.asset, box, tools);
    return tools.theme.canvas;
  },
});
