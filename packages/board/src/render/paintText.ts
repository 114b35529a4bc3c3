import { TextAlign } from '../document/constants.ts';
import type { BoardBox } from '../document/types.ts';
import { cssFont } from '../layout/textMeasurer.ts';
import type { TextBlock } from '../layout/wrapText.ts';
import type { BoardContext } from './context.ts';
import { READABLE_PIXELS, VISIBLE_PIXELS, type Detail } from './detail.ts';

/** How a block of text is painted. */
export interface TextPaint {
  readonly color: string;
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly align: TextAlign;
}

/** Where the baseline is in a line, in multiples of its height: Latin and CJK look centred alike. */
const BASELINE = 0.76;

/** Paints a block with its top at `top`, aligned in `box`. */
export function paintText(
  context: BoardContext,
  block: TextBlock,
  box: Pick<BoardBox, 'x' | 'w'>,
  top: number,
  paint: TextPaint,
  detail: Detail,
): void {
  const pixels = block.size * detail.scale;
  if (pixels < VISIBLE_PIXELS) return;
  context.fillStyle = paint.color;
  if (pixels < READABLE_PIXELS) return paintBars(context, block, box, top, paint);
  context.font = cssFont(paint, block.size, paint.family);
  context.textBaseline = 'alphabetic';
  context.textAlign = paint.align;
  context.direction = block.direction;
  const x =
    paint.align === TextAlign.LEFT
      ? box.x
      : paint.align === TextAlign.RIGHT
        ? box.x + box.w
        : box.x + box.w / 2;
  block.lines.forEach((line, index) => {
    if (line.text !== '') context.fillText(line.text, x, top + (index + BASELINE) * block.lineHeight);
  });
}

/** Text too small to read: a bar for each line. */
function paintBars(
  context: BoardContext,
  block: TextBlock,
  box: Pick<BoardBox, 'x' | 'w'>,
  top: number,
  paint: TextPaint,
): void {
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * 0.32;
  block.lines.forEach((line, index) => {
    if (line.width === 0) return;
    const slack = box.w - line.width;
    const x =
      box.x + (paint.align === TextAlign.LEFT ? 0 : paint.align === TextAlign.RIGHT ? slack : slack / 2);
    context.fillRect(x, top + (index + 0.36) * block.lineHeight, line.width, block.size * 0.42);
  });
  context.globalAlpha = alpha;
}
