import { addElements, orderKeyBetween, topKey, type BoardPoint } from '../../document/index.ts';
import { DRAWING_WIDTH } from '../../kinds/drawing/layout.ts';
import type { DrawingElement } from '../../kinds/drawing/model.ts';
import { outlines } from '../../kinds/drawing/outlines.ts';
import { fillOutline } from '../../kinds/drawing/paint.ts';
import { encodeStroke, MOST_POINTS, strokeBox, type StrokePoint } from '../../kinds/drawing/stroke.ts';
import { shade, toSurface, type Viewport } from '../../render/index.ts';
import { EditorTool } from '../session/editorState.ts';
import type { Gesture, GesturePoint, Tool, ToolContext } from './tool.ts';

/** Points closer to the last one than this, in pixels, add nothing that is seen. */
const LEAST_STEP = 1.5;

const pointOf = ({ board: { x, y }, pressure }: GesturePoint): StrokePoint => ({ x, y, pressure });

/** Draws a line by hand; with Shift a straight one. */
class PenGesture implements Gesture {
  private readonly context: ToolContext;
  private points: StrokePoint[];

  constructor(context: ToolContext, start: GesturePoint) {
    this.context = context;
    this.points = [pointOf(start)];
  }

  move(point: GesturePoint): void {
    const [first] = this.points;
    const last = this.points.at(-1);
    if (!first || !last) return;
    const step = Math.hypot(point.board.x - last.x, point.board.y - last.y);
    if (point.shift) this.points = [first, pointOf(point)];
    else if (step * this.context.surface.viewport.scale >= LEAST_STEP && this.points.length < MOST_POINTS)
      this.points.push(pointOf(point));
    this.context.surface.invalidateLayers();
  }

  end(point: GesturePoint, moved: boolean): void {
    if (moved) this.move(point);
    const box = strokeBox(this.points);
    if (!box) return;
    const { editor } = this.context;
    const { store } = editor;
    const drawing: DrawingElement = {
      id: store.createId(),
      type: 'drawing',
      z: orderKeyBetween(topKey(store), null),
      style: this.style,
      text: '',
      ...box,
      strokes: encodeStroke(this.points, box),
    };
    this.points = [];
    editor.change(() => addElements(store, [drawing]));
  }

  cancel(): void {
    this.points = [];
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const { stroke, strokeWidth } = this.style;
    const seen = this.points.map((point): StrokePoint => ({
      ...toSurface(viewport, point satisfies BoardPoint),
      pressure: point.pressure,
    }));
    const outline = outlines.get('hand');
    if (stroke === 'none' || !outline) return;
    context.fillStyle = shade(this.context.surface.theme, stroke, 'line');
    fillOutline(context, outline.of(seen, strokeWidth * viewport.scale));
  }

  /** The look of the next line: as the last one was chosen. */
  private get style() {
    return { stroke: 'ink' as const, strokeWidth: DRAWING_WIDTH, ...this.context.editor.styleFor('drawing') };
  }
}

/** Draws by hand, until another tool is taken up. */
export const penTool: Tool = {
  id: EditorTool.PEN,
  key: 'p',
  writes: true,
  cursor: 'crosshair',
  press: (context, { point }) => new PenGesture(context, point),
};
