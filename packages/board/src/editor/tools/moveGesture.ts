import { moveElements, type BoardBox, type BoardPoint } from '../../document/index.ts';
import { movingWith } from '../session/frameContents.ts';
import type { Gesture, ToolContext, GesturePoint } from './tool.ts';
import { movedDraft, NO_DRAFT } from '../session/draftBoard.ts';
import { shifted, union } from '../../layout/geometry.ts';
import type { Viewport } from '../../render/index.ts';
import { beginSnapping, type Snapping } from './snapPart.ts';
import { beginDragStep, cancelDragStep, endDragStep } from './dragStep.ts';

/**
 * Drags elements over the board: a draft until they are let go, and then one edit. With Alt it drags a copy, and what was
 * pressed stays where it is.
 */
export class MoveGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly start: BoardPoint;
  private moving: Set<string> | null = null;
  /** What was selected before a copy of it was dragged. */
  private copied: ReadonlySet<string> | null = null;
  private snapping: Snapping | null = null;
  /** Where the lines of what is dragged were at first; connectors have none. */
  private box: BoardBox | null = null;
  private done: BoardPoint = { x: 0, y: 0 };

  constructor(context: ToolContext, start: GesturePoint) {
    this.context = context;
    this.start = start.board;
  }

  move(point: GesturePoint): void {
    const { editor, surface } = this.context;
    if (!this.moving) {
      beginDragStep(editor);
      this.copied = point.alt ? editor.getState().selection : null;
      if (this.copied) editor.duplicateForDrag();
      this.moving = movingWith(editor.store, surface.scene, editor.getState().selection);
      this.box = this.boxOf(this.moving);
      if (this.box) this.snapping = beginSnapping(this.context, this.moving);
      editor.update({ selectionBox: null });
    }
    let [dx, dy] = [point.board.x - this.start.x, point.board.y - this.start.y];
    // With Shift along one axis only.
    if (point.shift && Math.abs(dx) > Math.abs(dy)) dy = 0;
    else if (point.shift) dx = 0;
    if (this.box && this.snapping) {
      const free = { x: !point.shift || dx !== 0, y: !point.shift || dy !== 0 };
      const by = this.snapping.shift(shifted(this.box, { x: dx, y: dy }), point, free);
      [dx, dy] = [dx + by.x, dy + by.y];
    }
    this.shiftTo({ x: Math.round(dx), y: Math.round(dy) });
    if (this.box) this.snapping?.settle(shifted(this.box, this.done));
  }

  end(point: GesturePoint, moved: boolean): void {
    if (!moved || !this.moving) return;
    this.move(point);
    const { editor } = this.context;
    moveElements(editor.store, this.moving, this.done.x, this.done.y);
    editor.setDraft(NO_DRAFT);
    endDragStep(editor);
  }

  cancel(): void {
    if (!this.moving) return;
    const { editor } = this.context;
    editor.setDraft(NO_DRAFT);
    cancelDragStep(editor);
    if (this.copied) editor.select(this.copied);
  }

  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    this.snapping?.paint(context, viewport);
  }

  private boxOf(ids: Iterable<string>): BoardBox | null {
    const { scene } = this.context.surface;
    const items = [...ids].flatMap((id) => scene.get(id) ?? []).filter(({ kind }) => kind !== 'connector');
    return items.reduce<BoardBox | null>((all, { bounds }) => (all ? union(all, bounds) : bounds), null);
  }

  private shiftTo(target: BoardPoint): void {
    if (!this.moving || (target.x === this.done.x && target.y === this.done.y)) return;
    const { editor } = this.context;
    this.done = target;
    const elements = [...this.moving].flatMap((id) => editor.store.elements.get(id) ?? []);
    editor.setDraft(new Map(elements.map((element) => [element.id, movedDraft(element, target)])));
  }
}
