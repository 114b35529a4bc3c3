import { LineDash, TextAlign } from '../../document/constants.ts';
import type { BoardColor, BoardPaint } from '../../document/types.ts';
import type { BoundaryItem } from '../../layout/sceneItem.ts';
import { mixColors } from '../../render/color.ts';
import type { KindPaint, PaintTools } from '../../render/kindPaint.ts';
import { setDash } from '../../render/paintPath.ts';
import { paintText } from '../../render/paintText.ts';
import { shade, textOn, type BoardTheme } from '../../render/theme.ts';
import { isTitleBold } from '../topic/layouts/ranges.ts';
import { branchColor } from '../topic/mapColors.ts';

/** How much of its colour is in the ground of a boundary, by the theme of the board. */
const GROUND = { light: 0.1, dark: 0.14 } as const;
/** How round its corners are. */
const RADIUS = 14;

const asColor = (paint: BoardPaint | undefined): BoardColor | undefined =>
  paint === 'none' ? undefined : paint;

/** The colour of a boundary: its own, else that of the branch of its first topic. */
function colorOf({ element: { style }, placed }: BoundaryItem): BoardColor {
  return asColor(style.fill) ?? asColor(style.stroke) ?? branchColor(placed);
}

/** What the title of a boundary stands on. */
export function titleGround(item: BoundaryItem, theme: BoardTheme): string {
  return shade(theme, colorOf(item), 'fill');
}

/** Makes the line of a boundary the current path. */
function trace({ box: { x, y, w, h }, placed }: BoundaryItem, { context, detail }: PaintTools): void {
  context.beginPath();
  // Around cells it is the line of a table.
  const radius = placed.isTight ? 2 : Math.min(RADIUS, w / 4, h / 4);
  if (detail.outlines) context.roundRect(x, y, w, h, radius);
  else context.rect(x, y, w, h);
}

/** Paints the ground and the line of a boundary, below all that is in it. */
function paintGround(item: BoundaryItem, tools: PaintTools): void {
  const { context, theme, detail } = tools;
  const { fill, stroke, strokeWidth = 2, dash = LineDash.DASHED } = item.element.style;
  const color = shade(theme, colorOf(item), 'line');
  const alpha = context.globalAlpha;
  const shown = alpha * (item.element.opacity ?? 1);
  trace(item, tools);
  if (fill !== 'none') {
    context.globalAlpha = shown * GROUND[theme.name];
    context.fillStyle = color;
    context.fill();
  }
  if (stroke !== 'none' && strokeWidth > 0) {
    context.globalAlpha = shown;
    context.strokeStyle =
      stroke === undefined ? mixColors(color, theme.canvas, 0.25) : shade(theme, stroke, 'line');
    context.lineWidth = Math.max(strokeWidth, 0.7 / detail.scale);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    setDash(context, dash, strokeWidth);
    context.stroke();
    setDash(context, undefined, strokeWidth);
  }
  context.globalAlpha = alpha;
}

/** Paints the title of a boundary, above the lines of its topics. */
function paintTitle(item: BoundaryItem, { context, theme, detail, family }: PaintTools): void {
  const { element, placed } = item;
  const { title, titleBox } = placed;
  if (!title) return;
  const ground = titleGround(item, theme);
  const { x, y, w, h } = titleBox;
  context.beginPath();
  if (detail.outlines) context.roundRect(x, y, w, h, 6);
  else context.rect(x, y, w, h);
  context.fillStyle = ground;
  context.fill();
  if (element.text === '') return;
  const { italic = false, align = TextAlign.CENTER, textColor } = element.style;
  const pad = (w - title.block.width) / 2;
  const face = { bold: isTitleBold(element), italic, align };
  const paint = { color: textOn(theme, ground, textColor), family, ...face };
  const top = y + (h - title.block.height) / 2;
  paintText(context, title.block, { x: x + pad, w: title.block.width }, top, paint, detail);
}

export const boundaryPaint: KindPaint<BoundaryItem> = {
  type: 'boundary',
  paint: paintTitle,
  paintBehind: paintGround,
};
