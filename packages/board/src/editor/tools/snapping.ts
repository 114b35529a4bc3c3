import type { BoardBox, BoardPoint } from '../../document/index.ts';
import { centerOf } from '../../layout/geometry.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import { gapGuides, lineGuides, toEqualGap, toNearestLine, type AxisName, type Guide } from './snapLines.ts';
import type { DraggedEdges, SnapPart, Snapping } from './snapPart.ts';
import type { GesturePoint, ToolContext } from './tool.ts';

/** From how far things are drawn into line, in pixels. */
const REACH = 6;

/** At most so many things around count: the nearest ones. More would be noise, and cost time with every movement. */
const MOST_TARGETS = 200;

/** In the middle of a pixel, where a thin line is not blurred over two. */
const crisp = ({ x, y }: BoardPoint): BoardPoint => ({ x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 });

/** Half the mark at either end of a gap, in pixels. */
const TICK = 4;

/** What the box of a drag may come into line with: what is to be seen and does not go along. */
function targetsOf({ editor, surface }: ToolContext, moving: ReadonlySet<string>): BoardBox[] {
  const { scene, viewport, width, height } = surface;
  const { forest } = editor.store;
  const seen = { x: viewport.x, y: viewport.y, w: width / viewport.scale, h: height / viewport.scale };
  const items = scene.visibleIn(seen).filter(({ element: { id, type } }) => {
    if (type === 'connector' || moving.has(id)) return false;
    return type !== 'topic' || !moving.has(forest.rootOf(id));
  });
  const boxes = items.map(({ bounds }) => bounds);
  if (boxes.length <= MOST_TARGETS) return boxes;
  const from = scene.boundsOf(moving) ?? seen;
  const away = (box: BoardBox): number => {
    const [a, b] = [centerOf(box), centerOf(from)];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  return boxes.toSorted((a, b) => away(a) - away(b)).slice(0, MOST_TARGETS);
}

/** Draws what is dragged into line with what is around it, and shows why by guides. */
class DragSnapping implements Snapping {
  private readonly context: ToolContext;
  private readonly targets: readonly BoardBox[];
  private guides: readonly Guide[] = [];
  private isOff = false;

  constructor(context: ToolContext, moving: ReadonlySet<string>) {
    this.context = context;
    this.targets = targetsOf(context, moving);
  }

  shift(box: BoardBox, point: GesturePoint, free: { readonly x: boolean; readonly y: boolean }): BoardPoint {
    this.isOff = point.mod;
    const along = (axis: AxisName): number => {
      if (!free[axis]) return 0;
      const line = toNearestLine(box, this.targets, axis);
      const gap = toEqualGap(box, this.targets, axis, this.reach);
      return this.within(Math.abs(gap) < Math.abs(line) ? gap : line);
    };
    return { x: along('x'), y: along('y') };
  }

  shiftEdges(box: BoardBox, point: GesturePoint, { dx, dy }: DraggedEdges): BoardPoint {
    this.isOff = point.mod;
    return {
      x: this.within(toNearestLine(box, this.targets, 'x', dx)),
      y: this.within(toNearestLine(box, this.targets, 'y', dy)),
    };
  }

  settle(box: BoardBox, edges?: DraggedEdges): void {
    const { targets } = this;
    this.guides = this.isOff
      ? []
      : [
          ...lineGuides(box, targets, 'x', edges?.dx),
          ...lineGuides(box, targets, 'y', edges?.dy),
          ...(edges ? [] : [...gapGuides(box, targets, 'x'), ...gapGuides(box, targets, 'y')]),
        ];
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    context.save();
    context.strokeStyle = this.context.surface.theme.palette.coral.strong;
    context.lineWidth = 1;
    context.beginPath();
    for (const { kind, axis, at, from, to } of this.guides) {
      // A line runs across the direction that was measured, a gap along it.
      const lies = (axis === 'x') === (kind === 'gap');
      const [a, b] = [from, to].map((place) =>
        crisp(toSurface(viewport, lies ? { x: place, y: at } : { x: at, y: place })),
      );
      if (!a || !b) continue;
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      if (kind === 'line') continue;
      const [tx, ty] = lies ? [0, TICK] : [TICK, 0];
      for (const { x, y } of [a, b]) {
        context.moveTo(x - tx, y - ty);
        context.lineTo(x + tx, y + ty);
      }
    }
    context.stroke();
    context.restore();
  }

  private get reach(): number {
    return REACH / this.context.surface.viewport.scale;
  }

  private within(distance: number): number {
    return !this.isOff && Math.abs(distance) <= this.reach ? distance : 0;
  }
}

export const snapPart: SnapPart = {
  id: 'snap',
  begin: (context, moving) => new DragSnapping(context, moving),
};
