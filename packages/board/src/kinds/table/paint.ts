import type { BoardBox } from '../../document/elementBase.ts';
import type { BoardContext } from '../../render/context.ts';
import type { KindPaint, PaintTools } from '../../render/kindPaint.ts';
import { paintText } from '../../render/paintText.ts';
import { shade, textOn, type BoardTheme } from '../../render/theme.ts';
import { boxAt, cellAlign, cellSpec, insideOf, lookOf, type TableItem } from './grid.ts';
import { cellKey, cellPlace, type CellLook, type TableElement } from './model.ts';

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

/** The ground of a cell: its own colour, or that of its row. */
export const cellGround = (
  table: TableElement,
  { row, look }: { readonly row: number; readonly look: CellLook | undefined },
  theme: BoardTheme,
): string => (look?.fill === undefined ? groundOf(table, row, theme) : shade(theme, look.fill, 'fill'));

/** Which corners of a box are round: those at its top or bottom, on its left or right. */
interface RoundCorners {
  readonly top: boolean;
  readonly bottom: boolean;
  readonly left: boolean;
  readonly right: boolean;
}

/** A box with some round corners. */
function traceCorners(context: BoardContext, { x, y, w, h }: BoardBox, round: RoundCorners): void {
  const r = Math.min(RADIUS, w / 2, h / 2);
  const [rightSide, foot] = [x + w, y + h];
  const bow = (is: boolean) => (is ? { r, k: r * 0.45 } : { r: 0, k: 0 });
  const upperLeft = bow(round.top && round.left);
  const upperRight = bow(round.top && round.right);
  const lowerRight = bow(round.bottom && round.right);
  const lowerLeft = bow(round.bottom && round.left);
  context.beginPath();
  context.moveTo(x, foot - lowerLeft.r);
  context.lineTo(x, y + upperLeft.r);
  if (upperLeft.r > 0) context.bezierCurveTo(x, y + upperLeft.k, x + upperLeft.k, y, x + upperLeft.r, y);
  context.lineTo(rightSide - upperRight.r, y);
  if (upperRight.r > 0) {
    const { k } = upperRight;
    context.bezierCurveTo(rightSide - k, y, rightSide, y + k, rightSide, y + r);
  }
  context.lineTo(rightSide, foot - lowerRight.r);
  if (lowerRight.r > 0) {
    const { k } = lowerRight;
    context.bezierCurveTo(rightSide, foot - k, rightSide - k, foot, rightSide - r, foot);
  }
  context.lineTo(x + lowerLeft.r, foot);
  if (lowerLeft.r > 0) context.bezierCurveTo(x + lowerLeft.k, foot, x, foot - lowerLeft.k, x, foot - r);
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
  } else traceCorners(context, head, { top: true, bottom: false, left: true, right: true });
  context.fill();
}

/** Paints the grounds of the cells that have a colour of their own. */
function paintCells(item: TableItem, { context, theme, detail }: PaintTools): void {
  const { element } = item;
  if (!element.looks) return;
  const [lastRow, lastColumn] = [element.rows.length - 1, element.columns.length - 1];
  for (const [y, row] of element.rows.entries()) {
    for (const [x, column] of element.columns.entries()) {
      const fill = lookOf(element, cellKey(row.id, column.id))?.fill;
      if (fill === undefined) continue;
      const round = { top: y === 0, bottom: y === lastRow, left: x === 0, right: x === lastColumn };
      const box = boxAt(item, y, x);
      context.fillStyle = shade(theme, fill, 'fill');
      if (detail.outlines && (round.top || round.bottom) && (round.left || round.right)) {
        traceCorners(context, box, round);
        context.fill();
      } else context.fillRect(box.x, box.y, box.w, box.h);
    }
  }
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

/** How the text of a cell with a look of its own is set, and its colour. */
const lookedText = (
  table: TableElement,
  at: { readonly row: number; readonly look: CellLook },
  theme: BoardTheme,
) => ({
  ...cellSpec(table, at.row, at.look),
  color: textOn(theme, cellGround(table, at, theme), at.look.textColor ?? table.style.textColor),
});

function paintTexts(item: TableItem, { context, theme, detail, family, hidden }: PaintTools): void {
  const { element, grid } = item;
  for (const [y, row] of element.rows.entries()) {
    const plain = {
      ...cellSpec(element, y, undefined),
      color: textOn(theme, groundOf(element, y, theme), element.style.textColor),
    };
    for (const [x, column] of element.columns.entries()) {
      const key = cellKey(row.id, column.id);
      const block = grid.blocks.get(key);
      if (!block || hidden?.has(cellPlace(element.id, row.id, column.id)) === true) continue;
      const inside = insideOf(boxAt(item, y, x));
      const look = lookOf(element, key);
      const { bold, italic, color } = look ? lookedText(element, { row: y, look }, theme) : plain;
      const align = cellAlign(element, block, look);
      paintText(context, block, inside, inside.y, { color, family, bold, italic, align }, detail);
    }
  }
}

export const tablePaint: KindPaint<TableItem> = {
  type: 'table',
  paint(item, tools) {
    paintGround(item, tools);
    paintCells(item, tools);
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
