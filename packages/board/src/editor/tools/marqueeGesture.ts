import { itemsWithin } from '../../layout/found.ts';
import { boxAround, grown } from '../../layout/geometry.ts';
import { withGroups, type BoardPoint } from '../../document/index.ts';
import { withAlpha } from '../../render/color.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import type { Gesture, ToolContext, GesturePoint } from './tool.ts';

/** Draws a box over the board and selects what is in it; with Shift, or where several are selected, in addition to these. */
export class MarqueeGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly start: BoardPoint;
  private readonly before: ReadonlySet<string>;
  private readonly kept: ReadonlySet<string>;
  private at: BoardPoint | null = null;

  constructor(context: ToolContext, start: GesturePoint) {
    this.context = context;
    this.start = start.board;
    const { selection, several } = context.editor.getState();
    this.before = selection;
    const adds = start.shift || several;
    this.kept = adds ? this.before : new Set();
    if (!adds) context.editor.select([]);
  }

  move(point: GesturePoint): void {
    this.at = point.board;
    const area = boxAround([this.start, point.board]);
    if (!area) return;
    const { editor, surface } = this.context;
    const inside = itemsWithin(surface.scene, grown(area, 0.5)).map(({ element }) => element.id);
    const free = inside.filter((id) => !editor.isLocked(id));
    editor.select([...this.kept, ...withGroups(editor.store.elements, free)]);
    this.context.surface.invalidateLayers();
  }

  end(): void {
    this.at = null;
    this.context.surface.invalidateLayers();
  }

  cancel(): void {
    this.at = null;
    this.context.editor.select(this.before);
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    if (!this.at) return;
    const { accent } = this.context.surface.theme;
    const box = boxAround([toSurface(viewport, this.start), toSurface(viewport, this.at)]);
    if (!box) return;
    context.fillStyle = withAlpha(accent, 0.1);
    context.fillRect(box.x, box.y, box.w, box.h);
    context.strokeStyle = accent;
    context.lineWidth = 1;
    context.strokeRect(box.x + 0.5, box.y + 0.5, box.w, box.h);
  }
}
