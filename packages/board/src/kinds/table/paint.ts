import type { BoardBox } from '../../document/elementBase.ts';
import type { BoardContext } from '../../render/context.ts';
import type { KindPaint, PaintTools } from '../../render/kindPaint.ts';
import { paintText } from '../../render/paintText.ts';
import { shade, textOn, type BoardTheme } from '../../render/theme.ts';
import { boxAt, cellAlign, cellSpec, insideOf, type TableItem } from './grid.ts';
import { cellKey, cellPlace, type TableElement } from './model.ts';

const RADIUS = 8;
const LINE = 1;
/** Lines thinner than this on the screen are left out. */
const THINNEST = 0.12;

/** The ground of a row of a table: of the header in the colour of the table, of the others a breath of it. */
export function groundOf(
  { style: { fill }, header }: TableElement,
  rowIndex: number,
  theme: BoardTheme,
): string {
  if (fill === 'none') return theme.canvas;
  if (header && rowIndex === 0) return shade(theme, fill ?? 'gray', 'fill');
  return fill === undefined ? shade(theme, 'paper', 'fill') : shade(theme, fill, 'tint');
}

/** A box whose upper corners are round. */
function traceTop(context: BoardContext, { x, y, w, h }: BoardBox): void {
  const r = Math.min(RADIUS, w / 2, h);
  const k = r * 0.45;
  context.beginPath();
  context.moveTo(x, y + h);
  context.lineTo(x, y + r);
  context.bezierCurveTo(x, y + k, x + k, y, x + r, y);
  context.lineTo(x + w - r, y);
  context.bezierCurveTo(x + w - k, y, x + w, y + k, x + w, y + r);
  context.lineTo(x + w, y + h);
  context.closePath();
}

function paintGround(item: TableItem, { context, theme, detail }: PaintTools): void {
  const { element, box, grid } = item;
  if (element.style.fill === 'none') return;
  const rows = element.rows.length;
  context.fillStyle = groundOf(element, element.header ? 1 : 0, theme);
  context.beginPath();
  if (detail.outlines) context.roundRect(box.x, box.y, box.w, box.h, RADIUS);
  else context.rect(box.x, box.y, box.w, box.h);
  context.fill();
  if (!element.header || rows === 0) return;
  context.fillStyle = groundOf(element, 0, theme);
  const head = { ...box, h: grid.ys[1] ?? box.h };
  if (rows === 1) {
    context.beginPath();
    context.roundRect(box.x, box.y, box.w, box.h, RADIUS);
  } else traceTop(context, head);
  context.fill();
}

function paintLines({ element, box, grid }: TableItem, { context, theme, detail }: PaintTools): void {
  const { stroke, strokeWidth = LINE, fill } = element.style;
  if (stroke === 'none' || strokeWidth === 0 || strokeWidth * detail.scale < THINNEST) return;
  // Without a colour of their own the lines are quiet: what is read are the texts.
  const own = stroke ?? (fill === undefined || fill === 'none' ? undefined : fill);
  context.strokeStyle = own === undefined ? theme.palette.paper.line : shade(theme, own, 'line');
  context.lineWidth = strokeWidth;
  context.lineCap = 'butt';
  context.beginPath();
  for (const x of grid.xs.slice(1, -1)) {
    context.moveTo(box.x + x, box.y);
    context.lineTo(box.x + x, box.y + box.h);
  }
  for (const y of grid.ys.slice(1, -1)) {
    context.moveTo(box.x, box.y + y);
    context.lineTo(box.x + box.w, box.y + y);
  }
  context.stroke();
  context.beginPath();
  context.roundRect(box.x, box.y, box.w, box.h, RADIUS);
  context.stroke();
}

function paintTexts(item: TableItem, { context, theme, detail, family, hidden }: PaintTools): void {
  const { element, grid } = item;
  for (const [y, row] of element.rows.entries()) {
    const spec = cellSpec(element, y);
    const color = textOn(theme, groundOf(element, y, theme), element.style.textColor);
    for (const [x, column] of element.columns.entries()) {
      const block = grid.blocks.get(cellKey(row.id, column.id));
      if (!block || hidden?.has(cellPlace(element.id, row.id, column.id)) === true) continue;
      const inside = insideOf(boxAt(item, y, x));
      const { bold, italic } = spec;
      const align = cellAlign(element, block);
      paintText(context, block, inside, inside.y, { color, family, bold, italic, align }, detail);
    }
  }
}

export const tablePaint: KindPaint<TableItem> = {
  type: 'table',
  paint(item, tools) {
    paintGround(item, tools);
    tools.paintMarks?.(item, {
      color: groundOf(item.element, 1, tools.theme),
      text: textOn(tools.theme, groundOf(item.element, 1, tools.theme), item.element.style.textColor),
    });
    paintLines(item, tools);
    paintTexts(item, tools);
  },
  traceGround({ box, element }, { context }) {
    context.beginPath();
    context.roundRect(box.x, box.y, box.w, box.h, RADIUS);
    return element.style.fill !== 'none';
  },
};
