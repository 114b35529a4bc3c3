import {
  BoardLimits,
  insertLines,
  linesOf,
  moveLine,
  setColumnWidth,
  type TableAxis,
} from '../../document/index.ts';
import { boxAt, withinTable, type TableItem } from '../../kinds/table/grid.ts';
import { withAlpha } from '../../render/color.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import {
  clickGesture,
  type Gesture,
  type GesturePoint,
  type Press,
  type ToolContext,
} from '../tools/tool.ts';
import { MoveGesture } from '../tools/moveGesture.ts';
import { chooseAll, chooseLines, openItem, placeOf } from './chosenTable.ts';
import { cellGesture, extentGesture } from './rangeGesture.ts';
import { markUnder, type TableMark } from './tableMarks.ts';

/** A straight line along a table where something would come to be. */
function paintGuide(
  context: CanvasRenderingContext2D,
  {
    item,
    axis,
    at,
    color,
    viewport,
  }: { item: TableItem; axis: TableAxis; at: number; color: string; viewport: Viewport },
): void {
  const { box } = item;
  const [from, to] =
    axis === 'column'
      ? [
          { x: box.x + at, y: box.y },
          { x: box.x + at, y: box.y + box.h },
        ]
      : [
          { x: box.x, y: box.y + at },
          { x: box.x + box.w, y: box.y + at },
        ];
  const [start, end] = [toSurface(viewport, from), toSurface(viewport, to)];
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(end.x, end.y);
  context.stroke();
}

/** Makes a column wider or narrower: its border is dragged, and written where it is let go. */
function resizeGesture(context: ToolContext, item: TableItem, index: number, start: GesturePoint): Gesture {
  const { editor, surface } = context;
  const column = item.element.columns[index];
  let width = column?.w ?? 0;
  const follow = ({ board }: GesturePoint): void => {
    const asked = (column?.w ?? 0) + board.x - start.board.x;
    width = Math.min(BoardLimits.maxColumn, Math.max(BoardLimits.minColumn, asked));
    surface.invalidateLayers();
  };
  return {
    move: follow,
    end(point, moved) {
      if (!moved || !column) return;
      follow(point);
      editor.change(() => setColumnWidth(editor.store, item.element.id, column.id, width));
    },
    cancel: () => surface.invalidateLayers(),
    paint: (canvas, viewport) =>
      paintGuide(canvas, {
        item,
        axis: 'column',
        at: (item.grid.xs[index] ?? 0) + width,
        color: surface.theme.accent,
        viewport,
      }),
  };
}

/** Takes a row or column elsewhere in its table; a click chooses all of its cells, with Shift those up to it as well. */
function gripGesture(
  context: ToolContext,
  item: TableItem,
  { axis, index }: Extract<TableMark, { kind: 'grip' }>,
  isMore: boolean,
): Gesture {
  const { editor, surface } = context;
  const { element, grid } = item;
  const edges = axis === 'row' ? grid.ys : grid.xs;
  const line = linesOf(element, axis)[index];
  let target = index;
  const follow = ({ board }: GesturePoint): void => {
    const at = withinTable(item, board)[axis === 'row' ? 'y' : 'x'];
    const middles = edges.slice(1).map((edge, place) => (edge + (edges[place] ?? 0)) / 2);
    const found = middles.findIndex((middle) => at < middle);
    target = found < 0 ? middles.length : found;
    surface.invalidateLayers();
  };
  return {
    move: follow,
    end(point, moved) {
      if (!moved) {
        const { cell } = editor.getState();
        return chooseLines(editor, axis, isMore && cell ? placeOf(element, cell)[axis] : index, index);
      }
      follow(point);
      if (line) editor.change(() => moveLine(editor.store, element.id, axis, line.id, target));
    },
    cancel: () => surface.invalidateLayers(),
    paint(canvas, viewport) {
      const { accent } = surface.theme;
      const whole = boxAt(item, axis === 'row' ? index : 0, axis === 'column' ? index : 0);
      const { x, y } = toSurface(viewport, whole);
      const [w, h] = axis === 'row' ? [item.box.w, whole.h] : [whole.w, item.box.h];
      canvas.fillStyle = withAlpha(accent, 0.14);
      canvas.fillRect(x, y, w * viewport.scale, h * viewport.scale);
      paintGuide(canvas, { item, axis, at: edges[target] ?? 0, color: accent, viewport });
    },
  };
}

/** Takes the whole table elsewhere; a click chooses all of its cells. */
function cornerGesture(context: ToolContext, point: GesturePoint): Gesture {
  const drag = new MoveGesture(context, point);
  return {
    move: (at) => drag.move(at),
    end(at, moved) {
      drag.end(at, moved);
      if (!moved) chooseAll(context.editor);
    },
    cancel: () => drag.cancel(),
    paint: (canvas, viewport) => drag.paint(canvas, viewport),
  };
}

/** What pressing something of the chosen table, or around it, begins. */
export function pressTable(context: ToolContext, press: Press): Gesture | null {
  return pressMark(context, press) ?? cellGesture(context, press);
}

function pressMark(context: ToolContext, { point, touch }: Press): Gesture | null {
  const { editor } = context;
  const mark = markUnder(context, point, touch);
  const item = mark && openItem(context);
  if (!item) return null;
  const { element } = item;
  if (mark.kind === 'border') return resizeGesture(context, item, mark.column, point);
  if (mark.kind === 'grip') return gripGesture(context, item, mark, point.shift);
  if (mark.kind === 'corner') return cornerGesture(context, point);
  if (mark.kind === 'extent') return extentGesture(context, item);
  return clickGesture(() => {
    const end = linesOf(element, mark.axis).length;
    editor.change(() => insertLines(editor.store, element.id, mark.axis, end));
  });
}
