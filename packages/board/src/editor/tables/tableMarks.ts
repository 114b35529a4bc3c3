import type { BoardPoint, Cell, CellRange, TableAxis } from '../../document/index.ts';
import { centerOf } from '../../layout/geometry.ts';
import { boxAt, cellBox, rangeBox, type TableItem } from '../../kinds/table/grid.ts';
import { withAlpha } from '../../render/color.ts';
import { toSurface, type BoardTheme, type Viewport } from '../../render/index.ts';
import { reachOf, type GesturePoint, type ToolContext } from '../tools/tool.ts';
import { chosenRange, openItem } from './chosenTable.ts';

/** Something around a table that is pressed or dragged. */
export type TableMark =
  | { readonly kind: 'border'; readonly column: number }
  | { readonly kind: 'grip'; readonly axis: TableAxis; readonly index: number }
  | { readonly kind: 'add'; readonly axis: TableAxis }
  /** The grip of the whole table, at its upper left corner. */
  | { readonly kind: 'corner' }
  /** The handle that the chosen range is made larger or smaller with. */
  | { readonly kind: 'extent' };

/** Room between a table and its grips and buttons, in pixels. */
const GRIP = { gap: 12, length: 28, thick: 5 } as const;
const BUTTON = { gap: 22, radius: 10 } as const;
/** The handle of the chosen range, and the grip of the table. */
const DOT = { radius: 5, side: 8 } as const;
/** Lines closer than this on the surface have no grips. */
const LEAST = 18;

/** A button that adds a line at the end. */
const buttonAt = ({ box }: TableItem, axis: TableAxis, viewport: Viewport): BoardPoint => {
  const end = toSurface(viewport, { x: box.x + box.w, y: box.y + box.h });
  const middle = toSurface(viewport, { x: box.x + box.w / 2, y: box.y + box.h / 2 });
  return axis === 'row' ? { x: middle.x, y: end.y + BUTTON.gap } : { x: end.x + BUTTON.gap, y: middle.y };
};

/** Where a grip stands, above its column or before its row, and how long its line is; null where there is no room. */
function gripAt(item: TableItem, axis: TableAxis, index: number, viewport: Viewport) {
  const line = boxAt(item, axis === 'row' ? index : 0, axis === 'column' ? index : 0);
  const start = toSurface(viewport, line);
  const length = (axis === 'row' ? line.h : line.w) * viewport.scale;
  if (length < LEAST) return null;
  const middle =
    axis === 'row'
      ? { x: start.x - GRIP.gap, y: start.y + length / 2 }
      : { x: start.x + length / 2, y: start.y - GRIP.gap };
  return { ...middle, length: Math.min(GRIP.length, length - 8) };
}

const cornerAt = ({ box }: TableItem, viewport: Viewport): BoardPoint => {
  const { x, y } = toSurface(viewport, box);
  return { x: x - GRIP.gap, y: y - GRIP.gap };
};

/** Where the handle of a range stands: at its lower right corner. */
function extentAt(item: TableItem, range: CellRange, viewport: Viewport): BoardPoint {
  const { x, y, w, h } = rangeBox(item, range);
  return toSurface(viewport, { x: x + w, y: y + h });
}

/** What of a table is at a point of the surface. */
export function markUnder(
  context: ToolContext,
  { surface: point }: GesturePoint,
  touch: boolean,
): TableMark | null {
  const item = openItem(context);
  if (!item) return null;
  const { viewport } = context.surface;
  const near = (at: BoardPoint, reach: number) => Math.hypot(at.x - point.x, at.y - point.y) <= reach;
  const range = chosenRange(context.editor)?.range;
  if (range && near(extentAt(item, range, viewport), touch ? 18 : 7)) return { kind: 'extent' };
  if (near(cornerAt(item, viewport), touch ? 14 : 8)) return { kind: 'corner' };
  for (const axis of ['row', 'column'] as const)
    if (near(buttonAt(item, axis, viewport), BUTTON.radius + (touch ? 8 : 2))) return { kind: 'add', axis };
  const start = toSurface(viewport, item.box);
  const [w, h] = [item.box.w * viewport.scale, item.box.h * viewport.scale];
  const [x, y] = [point.x - start.x, point.y - start.y];
  const inReach = GRIP.gap + GRIP.thick + (touch ? 12 : 4);
  const edges = item.grid.xs.slice(1).map((edge) => edge * viewport.scale);
  if (y >= -inReach && y <= h) {
    const border = edges.findIndex((edge) => Math.abs(edge - x) <= reachOf(touch) - (touch ? 6 : 1));
    // A finger means the line only above the table: within it, cells are pressed.
    if (border >= 0 && (!touch || y < 0)) return { kind: 'border', column: border };
  }
  if (y < 0 && y >= -inReach && x >= 0 && x <= w) {
    const index = edges.findIndex((edge) => x <= edge);
    if (index >= 0 && gripAt(item, 'column', index, viewport)) return { kind: 'grip', axis: 'column', index };
  }
  if (x < 0 && x >= -inReach && y >= 0 && y <= h) {
    const index = item.grid.ys.slice(1).findIndex((edge) => y <= edge * viewport.scale);
    if (index >= 0 && gripAt(item, 'row', index, viewport)) return { kind: 'grip', axis: 'row', index };
  }
  return null;
}

const CURSORS: Readonly<Record<TableMark['kind'], string>> = {
  border: 'col-resize',
  grip: 'grab',
  add: 'pointer',
  corner: 'move',
  extent: 'crosshair',
};

export const cursorOfMark = ({ kind }: TableMark): string => CURSORS[kind];

function paintButton(context: CanvasRenderingContext2D, { x, y }: BoardPoint, theme: BoardTheme): void {
  context.beginPath();
  context.arc(x, y, BUTTON.radius, 0, Math.PI * 2);
  context.fillStyle = theme.canvas;
  context.fill();
  context.strokeStyle = theme.accent;
  context.lineWidth = 1.5;
  context.stroke();
  context.beginPath();
  context.moveTo(x - 4.5, y);
  context.lineTo(x + 4.5, y);
  context.moveTo(x, y - 4.5);
  context.lineTo(x, y + 4.5);
  context.stroke();
}

function paintGrips(
  context: CanvasRenderingContext2D,
  item: TableItem,
  {
    theme,
    viewport,
    range,
  }: {
    readonly theme: BoardTheme;
    readonly viewport: Viewport;
    readonly range: CellRange | null;
  },
): void {
  const { x, y } = cornerAt(item, viewport);
  context.fillStyle = withAlpha(theme.muted, 0.45);
  context.beginPath();
  context.roundRect(x - DOT.side / 2, y - DOT.side / 2, DOT.side, DOT.side, 2.5);
  context.fill();
  for (const axis of ['row', 'column'] as const) {
    const isIn = (index: number): boolean => {
      if (!range) return false;
      const [from, to] = axis === 'row' ? [range.top, range.bottom] : [range.left, range.right];
      return from <= index && index <= to;
    };
    const lines = axis === 'row' ? item.element.rows : item.element.columns;
    for (const index of lines.keys()) {
      const grip = gripAt(item, axis, index, viewport);
      if (!grip) continue;
      const [w, h] = axis === 'row' ? [GRIP.thick, grip.length] : [grip.length, GRIP.thick];
      context.fillStyle = isIn(index) ? theme.accent : withAlpha(theme.muted, 0.45);
      context.beginPath();
      context.roundRect(grip.x - w / 2, grip.y - h / 2, w, h, GRIP.thick / 2);
      context.fill();
    }
  }
}

/** Paints the chosen cells of a table, turned with it. */
function paintChosen(
  context: CanvasRenderingContext2D,
  item: TableItem,
  {
    theme,
    viewport,
    cell,
    range,
  }: {
    readonly theme: BoardTheme;
    readonly viewport: Viewport;
    readonly cell: Cell;
    readonly range: CellRange;
  },
): void {
  const { scale } = viewport;
  const middle = toSurface(viewport, centerOf(item.box));
  context.save();
  context.translate(middle.x, middle.y);
  context.rotate((item.rotation * Math.PI) / 180);
  context.translate(-middle.x, -middle.y);
  context.strokeStyle = theme.accent;
  context.lineWidth = 2.5;
  const whole = rangeBox(item, range);
  const { x, y } = toSurface(viewport, whole);
  if (range.top !== range.bottom || range.left !== range.right) {
    context.fillStyle = withAlpha(theme.accent, 0.08);
    context.fillRect(x, y, whole.w * scale, whole.h * scale);
    const first = cellBox(item, cell);
    const at = first && toSurface(viewport, first);
    context.lineWidth = 1;
    if (first && at) context.strokeRect(at.x, at.y, first.w * scale, first.h * scale);
    context.lineWidth = 2.5;
  }
  context.strokeRect(x, y, whole.w * scale, whole.h * scale);
  context.restore();
}

/** The handle of the chosen range. */
function paintExtent(context: CanvasRenderingContext2D, { x, y }: BoardPoint, theme: BoardTheme): void {
  context.beginPath();
  context.arc(x, y, DOT.radius, 0, Math.PI * 2);
  context.fillStyle = theme.accent;
  context.fill();
  context.strokeStyle = theme.canvas;
  context.lineWidth = 2;
  context.stroke();
}

/** Paints the grips and buttons of a table, and its chosen cells. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  item: TableItem,
  {
    theme,
    viewport,
    chosen,
    isOpen,
  }: {
    readonly theme: BoardTheme;
    readonly viewport: Viewport;
    readonly chosen: { readonly cell: Cell; readonly range: CellRange } | null;
    readonly isOpen: boolean;
  },
): void {
  if (chosen) paintChosen(context, item, { theme, viewport, ...chosen });
  if (!isOpen || item.rotation !== 0) return;
  paintGrips(context, item, { theme, viewport, range: chosen?.range ?? null });
  for (const axis of ['row', 'column'] as const) paintButton(context, buttonAt(item, axis, viewport), theme);
  if (chosen) paintExtent(context, extentAt(item, chosen.range, viewport), theme);
}
