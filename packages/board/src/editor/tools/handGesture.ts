import {
  addElements,
  orderKeyBetween,
  topKey,
  type BoardElement,
  type BoardPoint,
  type DrawingElement,
  type ElementStyle,
} from '../../document/index.ts';
import { encodeStroke, MOST_POINTS, strokeBox, type StrokePoint } from '../../kinds/drawing/stroke.ts';
import { toSurface, type BoardTheme, type Viewport } from '../../render/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import type { Gesture, GesturePoint, ToolContext } from './tool.ts';

/** Points closer to the last one than this, in pixels, add nothing that is seen. */
const LEAST_STEP = 1.5;

const pointOf = ({ board: { x, y }, pressure }: GesturePoint): StrokePoint => ({ x, y, pressure });

/** What drawing by hand makes, and how it looks while it is drawn. */
export interface HandLine {
  /** The look of the next line: as the last one was chosen. */
  styleOf(editor: BoardEditor): ElementStyle;
  /** The element, from what all lines drawn by hand have. */
  make(line: NewLine): BoardElement;
  /** Paints it, its points in pixels of the surface. */
  paint(context: CanvasRenderingContext2D, points: readonly StrokePoint[], look: LineLook): void;
}

/** What a new line drawn by hand has. */
export type NewLine = Omit<DrawingElement, 'type'>;

/** How a line looks that is being drawn. */
export interface LineLook {
  readonly style: ElementStyle;
  readonly theme: BoardTheme;
  readonly scale: number;
}

/** Draws a line by hand; with Shift a straight one. */
export class HandGesture implements Gesture {
  readonly isTrace = true;
  private readonly context: ToolContext;
  private readonly line: HandLine;
  private points: StrokePoint[];

  constructor(context: ToolContext, start: GesturePoint, line: HandLine) {
    this.context = context;
    this.line = line;
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
    // A pen that is lifted presses no more.
    const { pressure } = this.points.at(-1) ?? point;
    if (moved) this.move({ ...point, pressure });
    const box = strokeBox(this.points);
    if (!box) return;
    const { editor } = this.context;
    const { store } = editor;
    const drawn = this.line.make({
      id: store.createId(),
      z: orderKeyBetween(topKey(store), null),
      style: this.line.styleOf(editor),
      text: '',
      ...box,
      strokes: encodeStroke(this.points, box),
    });
    this.points = [];
    editor.change(() => addElements(store, [drawn]));
  }

  cancel(): void {
    this.points = [];
    this.context.surface.invalidateLayers();
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const seen = this.points.map((point): StrokePoint => ({
      ...toSurface(viewport, point satisfies BoardPoint),
      pressure: point.pressure,
    }));
    const { editor, surface } = this.context;
    const look = { style: this.line.styleOf(editor), theme: surface.theme, scale: viewport.scale };
    this.line.paint(context, seen, look);
  }
}
