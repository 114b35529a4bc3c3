import { setBoxes, type BoardBox, type BoardPoint } from '../../document/index.ts';
import type { Viewport } from '../../render/index.ts';
import { beginSnapping, type Snapping } from './snapPart.ts';
import { NO_DRAFT } from '../session/draftBoard.ts';
import type { Gesture, ToolContext, GesturePoint } from './tool.ts';
import type { ResizeHandle } from './handles.ts';
import { turned } from '../../layout/geometry.ts';
import { resizableOf, resizedBounds, scaledBoxes, type Resizable } from './resizing.ts';
import { beginDragStep, cancelDragStep, endDragStep } from './dragStep.ts';

/** Drags a side or corner of the selection; what stays is the opposite one. A draft until it is let go, and then one edit. */
export class ResizeGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly handle: ResizeHandle;
  private readonly start: BoardPoint;
  private readonly resizable: Resizable | null;
  private begun = false;
  private snapping: Snapping | null = null;
  private scaled: ReadonlyMap<string, BoardBox> = new Map();

  constructor(context: ToolContext, handle: ResizeHandle, start: GesturePoint) {
    this.context = context;
    this.handle = handle;
    this.start = start.board;
    this.resizable = resizableOf(context.editor);
  }

  move(point: GesturePoint): void {
    const { editor } = this.context;
    const { resizable } = this;
    if (!resizable) return;
    if (!this.begun) {
      // The sides of what is turned are in line with nothing.
      if (resizable.rotation === 0)
        this.snapping = beginSnapping(this.context, new Set(resizable.boxes.keys()));
      beginDragStep(editor);
      editor.update({ selectionBox: null });
      this.begun = true;
    }
    const target = this.resized(resizable, point);
    this.scaled = scaledBoxes(resizable, target);
    editor.setDraft(this.scaled);
    this.snapping?.settle(target, this.handle);
  }

  end(_point: GesturePoint, moved: boolean): void {
    if (!moved || !this.begun) return;
    const { editor } = this.context;
    setBoxes(editor.store, this.scaled);
    editor.setDraft(NO_DRAFT);
    endDragStep(editor);
  }

  cancel(): void {
    if (!this.begun) return;
    this.context.editor.setDraft(NO_DRAFT);
    cancelDragStep(this.context.editor);
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    this.snapping?.paint(context, viewport);
  }

  /** How much further the handle goes than the pointer, to stand in line with something. */
  private snapped(bounds: BoardBox, point: GesturePoint, by: BoardPoint): BoardPoint {
    const { dx, dy } = this.handle;
    const x = bounds.x + (dx < 0 ? by.x : 0);
    const y = bounds.y + (dy < 0 ? by.y : 0);
    const box = { x, y, w: bounds.w + dx * by.x, h: bounds.h + dy * by.y };
    return this.snapping?.shiftEdges(box, point, this.handle) ?? { x: 0, y: 0 };
  }

  /** The box around the selection with the handle where the pointer is. */
  private resized(resizable: Resizable, point: GesturePoint): BoardBox {
    // What is turned is resized along its own sides.
    const by = turned(
      { x: point.board.x - this.start.x, y: point.board.y - this.start.y },
      { x: 0, y: 0 },
      -resizable.rotation,
    );
    const further = this.snapped(resizable.bounds, point, by);
    const all = { x: by.x + further.x, y: by.y + further.y };
    return resizedBounds(resizable, this.handle, all, resizable.keepsShape !== point.shift);
  }
}
