import type { ElementStyle } from '../../document/elementBase.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import { boxPaint } from '../../render/boxPaint.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { shade } from '../../render/theme.ts';
import type { TextElement } from './model.ts';

/** A ground behind bare text, a little larger than the text. */
function paintTextGround(
  { box }: BoxItem,
  { context, theme }: PaintTools,
  fill: Exclude<ElementStyle['fill'], 'none' | undefined>,
): string {
  const ground = shade(theme, fill, 'fill');
  context.fillStyle = ground;
  context.beginPath();
  context.roundRect(box.x - 8, box.y - 4, box.w + 16, box.h + 8, 6);
  context.fill();
  return ground;
}

export const textPaint = boxPaint<TextElement>({
  type: 'text',
  paintGround(item, tools) {
    const { fill } = item.element.style;
    return fill === undefined || fill === 'none' ? tools.theme.canvas : paintTextGround(item, tools, fill);
  },
});
