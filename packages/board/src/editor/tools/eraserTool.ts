import { deleteElements, type BoardPoint } from '../../document/index.ts';
import { isGround } from '../../kinds/layouts.ts';
import { withAlpha } from '../../render/color.ts';
import { toSurface, type Viewport } from '../../render/index.ts';
import { EditorTool } from '../session/editorState.ts';
import { reachOf, type Gesture, type GesturePoint, type Press, type Tool, type ToolContext } from './tool.ts';

/** How far apart the places are that are looked at along the way, in pixels. */
const STEP = 4;

/** Takes away what the pointer goes over, as one edit when it is let go; frames and what is locked stay. */
class EraserGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly reach: number;
  private readonly going = new Set<string>();
  private last: BoardPoint;

  constructor(context: ToolContext, { point, touch }: Press) {
    this.context = context;
    this.reach = reachOf(touch);
    this.last = point.board;
    this.take(point.board);
  }

  move(point: GesturePoint): void {
    const { x, y } = this.last;
    const [dx, dy] = [point.board.x - x, point.board.y - y];
    const steps = Math.ceil((Math.hypot(dx, dy) * this.context.surface.viewport.scale) / STEP);
    for (let step = 1; step <= steps; step++)
      this.take({ x: x + (dx * step) / steps, y: y + (dy * step) / steps });
    this.last = point.board;
    this.context.surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    if (moved) this.move(point);
    const { editor } = this.context;
    const going = editor.deletable(this.going);
    this.cancel();
    if (going.size > 0) editor.change(() => void deleteElements(editor.store, going));
  }

  cancel(): void {
    this.going.clear();
    this.context.surface.invalidateLayers();
  }

  /** Veils what will go. */
  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const { scene, theme } = this.context.surface;
    context.fillStyle = withAlpha(theme.canvas, 0.75);
    for (const id of this.going) {
      const bounds = scene.get(id)?.bounds;
      if (!bounds) continue;
      const { x, y } = toSurface(viewport, bounds);
      context.fillRect(x - 3, y - 3, bounds.w * viewport.scale + 6, bounds.h * viewport.scale + 6);
    }
  }

  private take(at: BoardPoint): void {
    const { editor, surface } = this.context;
    const item = surface.scene.hit(at, this.reach / surface.viewport.scale);
    if (item && !isGround(item.element) && !editor.isLocked(item.element.id)) this.going.add(item.element.id);
  }
}

/** Erases, until another tool is taken up. */
export const eraserTool: Tool = {
  id: EditorTool.ERASER,
  key: 'e',
  writes: true,
  cursor: 'cell',
  press: (context, press) => new EraserGesture(context, press),
};
