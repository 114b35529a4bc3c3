import { BoardLimits, setBoxes, type BoardBox, type BoardPoint } from '../../document/index.ts';
import type { Viewport } from '../../render/index.ts';
import { beginSnapping, type Snapping } from './snapPart.ts';
import { NO_DRAFT } from '../session/draftBoard.ts';
import type { Gesture, ToolContext, GesturePoint } from './tool.ts';
import { resizableBoxes, type ResizeHandle } from './handles.ts';
import { editOf } from '../../kinds/edits.ts';
import { centerOf, turned, union } from '../../layout/geometry.ts';
import { beginDragStep, cancelDragStep, endDragStep } from './dragStep.ts';

/** Drags a side or corner of the selection; what stays is the opposite one. A draft until it is let go, and then one edit. */
export class ResizeGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly handle: ResizeHandle;
  private readonly start: BoardPoint;
  private readonly boxes: ReadonlyMap<string, BoardBox>;
  private readonly bounds: BoardBox | null;
  private readonly keepsShape: boolean;
  /** How far what is resized alone is turned. */
  private readonly rotation: number;
  private begun = false;
  private snapping: Snapping | null = null;
  private scaled: ReadonlyMap<string, BoardBox> = new Map();

  constructor(context: ToolContext, handle: ResizeHandle, start: GesturePoint) {
    const { editor } = context;
    this.context = context;
    this.handle = handle;
    this.start = start.board;
    this.boxes = resizableBoxes(editor.store, editor.getState().selection);
    const [id] = this.boxes.size === 1 ? this.boxes.keys() : [];
    this.rotation = (id === undefined ? undefined : editor.store.elements.get(id)?.rotation) ?? 0;
    this.bounds = [...this.boxes.values()].reduce<BoardBox | null>(
      (all, box) => (all ? union(all, box) : box),
      null,
    );
    const only = editor.onlySelected;
    // What is resized together keeps its shape, too.
    this.keepsShape = this.boxes.size > 1 || (only !== null && editOf(only)?.keepsShape === true);
  }

  move(point: GesturePoint): void {
    const { editor } = this.context;
    if (!this.begun) {
      // The sides of what is turned are in line with nothing.
      if (this.rotation === 0) this.snapping = beginSnapping(this.context, new Set(this.boxes.keys()));
      beginDragStep(editor);
      editor.update({ selectionBox: null });
      this.begun = true;
    }
    if (!this.bounds) return;
    const target = this.resized(this.bounds, point);
    this.scaleTo(target);
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
  private resized(bounds: BoardBox, point: GesturePoint): BoardBox {
    const { dx, dy } = this.handle;
    const least = BoardLimits.minSize * 2;
    // What is turned is resized along its own sides.
    const by = turned(
      { x: point.board.x - this.start.x, y: point.board.y - this.start.y },
      { x: 0, y: 0 },
      -this.rotation,
    );
    const further = this.snapped(bounds, point, by);
    let w = Math.max(least, bounds.w + dx * (by.x + further.x));
    let h = Math.max(least, bounds.h + dy * (by.y + further.y));
    if (dx !== 0 && dy !== 0 && this.keepsShape !== point.shift) {
      const share = Math.max(w / bounds.w, h / bounds.h);
      w = bounds.w * share;
      h = bounds.h * share;
    }
    const next = {
      x: dx < 0 ? bounds.x + bounds.w - w : bounds.x,
      y: dy < 0 ? bounds.y + bounds.h - h : bounds.y,
      w,
      h,
    };
    // It turns around its middle, which has moved: what is opposite of the handle stays where it was.
    const middle = turned(centerOf(next), centerOf(bounds), this.rotation);
    return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
  }

  private scaleTo(target: BoardBox): void {
    const { bounds } = this;
    if (!bounds) return;
    const [kx, ky] = [target.w / bounds.w, target.h / bounds.h];
    const scaled = new Map<string, BoardBox>();
    for (const [id, box] of this.boxes) {
      scaled.set(id, {
        x: Math.round(target.x + (box.x - bounds.x) * kx),
        y: Math.round(target.y + (box.y - bounds.y) * ky),
        w: Math.round(box.w * kx),
        h: Math.round(box.h * ky),
      });
    }
    this.scaled = scaled;
    this.context.editor.setDraft(scaled);
  }
}
