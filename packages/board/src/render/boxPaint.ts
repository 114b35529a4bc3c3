import type { BoardColor, BoxElement, ElementStyle } from '../document/types.ts';
import { textTop, type BoxItem } from '../layout/sceneItem.ts';
import { contrast } from './color.ts';
import type { KindPaint, PaintTools } from './kindPaint.ts';
import { setDash } from './paintPath.ts';
import { paintText } from './paintText.ts';
import { shade, textOn } from './theme.ts';

/** What a kind of box says of how it is painted. */
export interface BoxPaintOptions<Item extends BoxItem> {
  readonly type: Item['element']['type'];
  /** Paints it without its text; gives the colour that the text stands on. */
  paintGround(item: Item, tools: PaintTools): string;
  /** Colour of its text where its style names none. */
  textColor?(element: Item['element']): BoardColor | undefined;
}

/** With less contrast than this nobody sees where a line is. */
const SEEN = 1.3;

/**
 * Strokes the current path as the style says.
 * @param ground what the line is on, when it is on one colour: there it is as dark or light as text where it could not be seen
 */
export function strokeCurrent(
  { context, theme, detail }: PaintTools,
  style: ElementStyle,
  fallback: ElementStyle['stroke'],
  ground?: string,
): void {
  const stroke = style.stroke ?? fallback;
  if (stroke === undefined || stroke === 'none') return;
  const width = style.strokeWidth ?? 2;
  if (width === 0 || width * detail.scale < 0.15) return;
  const line = shade(theme, stroke, 'line');
  const isLost = ground !== undefined && contrast(line, ground) < SEEN;
  context.strokeStyle = isLost ? textOn(theme, ground) : line;
  context.lineWidth = width;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  setDash(context, style.dash, width);
  context.stroke();
  setDash(context, undefined, width);
}

/** How a kind of element with a box of its own is painted: what it is, and its text on that. */
export function boxPaint<Element extends BoxElement>(
  options: BoxPaintOptions<BoxItem & { readonly element: Element }>,
): KindPaint<BoxItem & { readonly element: Element }> {
  return {
    type: options.type,
    paint(item, tools) {
      const color = options.paintGround(item, tools);
      const text = textOn(
        tools.theme,
        color,
        item.element.style.textColor ?? options.textColor?.(item.element),
      );
      tools.paintMarks?.(item, { color, text });
      paintBoxText(item, text, tools);
    },
  };
}

function paintBoxText(item: BoxItem, color: string, { context, detail, family }: PaintTools): void {
  // Setting text that nobody can see is the dearest thing one could do for a board seen from afar.
  if (item.element.text === '' || item.box.h * detail.scale < 3) return;
  const text = item.text();
  const setting = text && item.setting();
  if (!text || !setting) return;
  const { bold, italic, align, vertical } = setting;
  paintText(
    context,
    text.block,
    text.box,
    textTop(text, vertical),
    { color, family, bold, italic, align },
    detail,
  );
}
