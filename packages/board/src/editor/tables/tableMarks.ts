import type { BoardPoint, TableAxis } from '../../document/index.ts';
import { boxAt, cellBox, type TableItem } from '../../kinds/table/grid.ts';
import { withAlpha } from '../../render/color.ts';
import { toSurface, type BoardTheme, type Viewport } from '../../render/index.ts';
import { reachOf, type GesturePoint, type ToolContext } from '../tools/tool.ts';
import { openItem } from './chosenTable.ts';

/** Something around a table that is pressed or dragged. */
export type TableMark =
  | { readonly kind: 'border'; readonly column: number }
  | { readonly kind: 'grip'; readonly axis: TableAxis; readonly index: number }
  | { readonly kind: 'add'; readonly axis: TableAxis };

/** Room between a table and its grips and buttons, in pixels. */
const GRIP = { gap: 12, length: 28, thick: 5 } as const;
const BUTTON = { gap: 22, radius: 10 } as const;
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

export const cursorOfMark = (mark: TableMark): string =>
  mark.kind === 'border' ? 'col-resize' : mark.kind === 'grip' ? 'grab' : 'pointer';

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
    at,
  }: {
    readonly theme: BoardTheme;
    readonly viewport: Viewport;
    readonly at: { row: number; column: number } | null;
  },
): void {
  for (const axis of ['row', 'column'] as const) {
    const lines = axis === 'row' ? item.element.rows : item.element.columns;
    for (const index of lines.keys()) {
      const grip = gripAt(item, axis, index, viewport);
      if (!grip) continue;
      const [w, h] = axis === 'row' ? [GRIP.thick, grip.length] : [grip.length, GRIP.thick];
      context.fillStyle = at?.[axis] === index ? theme.accent : withAlpha(theme.muted, 0.45);
      context.beginPath();
      context.roundRect(grip.x - w / 2, grip.y - h / 2, w, h, GRIP.thick / 2);
      context.fill();
    }
  }
}

/** Paints the grips and buttons of a table, and its chosen cell. */
export function paintMarks(
  context: CanvasRenderingContext2D,
  item: TableItem,
  {
    theme,
    viewport,
    cell,
    isOpen,
  }: {
    readonly theme: BoardTheme;
    readonly viewport: Viewport;
    readonly cell: { readonly row: string; readonly column: string } | null;
    readonly isOpen: boolean;
  },
): void {
  const { rows, columns } = item.element;
  const box = cell && cellBox(item, cell);
  if (box) {
    const { x, y } = toSurface(viewport, box);
    context.strokeStyle = theme.accent;
    context.lineWidth = 2.5;
    context.strokeRect(x, y, box.w * viewport.scale, box.h * viewport.scale);
  }
  if (!isOpen || item.rotation !== 0) return;
  const at = cell && {
    row: rows.findIndex(({ id }) => id === cell.row),
    column: columns.findIndex(({ id }) => id === cell.column),
  };
  paintGrips(context, item, { theme, viewport, at });
  for (const axis of ['row', 'column'] as const) paintButton(context, buttonAt(item, axis, viewport), theme);
}
