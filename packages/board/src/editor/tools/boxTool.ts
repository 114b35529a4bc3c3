import { BoardLimits, type BoardBox, type BoardPoint } from '../../document/index.ts';
import { boxAround } from '../../layout/geometry.ts';
import { withAlpha } from '../../render/color.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import type { Gesture, GesturePoint, Tool, ToolContext } from './tool.ts';
import { freshOf, newBoxElement, type NewBoxType } from '../session/newElement.ts';

/** Draws a new note, text, shape or frame: in the box one drags, or in its usual size by a click. */
export class DrawGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly type: NewBoxType;
  private readonly start: BoardPoint;
  private box: BoardBox | null = null;

  constructor(context: ToolContext, type: NewBoxType, start: GesturePoint) {
    this.context = context;
    this.type = type;
    this.start = start.board;
  }

  move(point: GesturePoint): void {
    const { x, y } = this.start;
    let [dx, dy] = [point.board.x - x, point.board.y - y];
    if (point.shift || freshOf(this.type).isSquare === true) {
      const side = Math.max(Math.abs(dx), Math.abs(dy));
      [dx, dy] = [Math.sign(dx || 1) * side, Math.sign(dy || 1) * side];
    }
    this.box = boxAround([this.start, { x: x + dx, y: y + dy }]);
    this.context.surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    const { editor } = this.context;
    if (moved) this.move(point);
    const drawn = this.box;
    const large = drawn !== null && drawn.w >= BoardLimits.minSize * 2 && drawn.h >= BoardLimits.minSize * 2;
    const box = large
      ? { x: Math.round(drawn.x), y: Math.round(drawn.y), w: Math.round(drawn.w), h: Math.round(drawn.h) }
      : point.board;
    this.box = null;
    const { shapeKind: kind } = editor.getState();
    const element = newBoxElement(editor.store, this.type, {
      at: box,
      kind,
      style: editor.styleFor(this.type),
    });
    const added = editor.addNew(element);
    editor.afterMaking();
    if (added !== null) editor.startEditing(added);
  }

  cancel(): void {
    this.box = null;
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    if (!this.box) return;
    const { accent } = this.context.surface.theme;
    const { x, y } = toSurface(viewport, this.box);
    const [w, h] = [this.box.w * viewport.scale, this.box.h * viewport.scale];
    context.fillStyle = withAlpha(accent, 0.08);
    context.fillRect(x, y, w, h);
    context.strokeStyle = accent;
    context.lineWidth = 1.5;
    context.strokeRect(x, y, w, h);
  }
}

/** A tool that draws a kind of box. */
export const boxTool = (type: NewBoxType, key: string): Tool => ({
  id: type,
  key,
  writes: true,
  cursor: 'crosshair',
  press: (context, { point }) => new DrawGesture(context, type, point),
  place: (editor) => editor.addBox(type),
});

export const stickyTool = boxTool('sticky', 'n');
export const textTool = boxTool('text', 't');
export const shapeTool = boxTool('shape', 'r');
export const frameTool = boxTool('frame', 'f');
