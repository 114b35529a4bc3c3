import { moveElements, type BoardPoint } from '../../document/index.ts';
import { movingWith } from '../session/frameContents.ts';
import type { Gesture, ToolContext, GesturePoint } from './tool.ts';
import { movedDraft, NO_DRAFT } from '../session/draftBoard.ts';
import { beginDragStep, cancelDragStep, endDragStep } from './dragStep.ts';

/** Drags elements over the board: a draft until they are let go, and then one edit. */
export class MoveGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly start: BoardPoint;
  private moving: Set<string> | null = null;
  private done: BoardPoint = { x: 0, y: 0 };

  constructor(context: ToolContext, start: GesturePoint) {
    this.context = context;
    this.start = start.board;
  }

  move(point: GesturePoint): void {
    const { editor, surface } = this.context;
    if (!this.moving) {
      this.moving = movingWith(editor.store, surface.scene, editor.getState().selection);
      beginDragStep(editor);
      editor.update({ selectionBox: null });
    }
    let [dx, dy] = [point.board.x - this.start.x, point.board.y - this.start.y];
    // With Shift along one axis only.
    if (point.shift && Math.abs(dx) > Math.abs(dy)) dy = 0;
    else if (point.shift) dx = 0;
    this.shiftTo({ x: Math.round(dx), y: Math.round(dy) });
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
    this.context.editor.setDraft(NO_DRAFT);
    cancelDragStep(this.context.editor);
  }

  private shiftTo(target: BoardPoint): void {
    if (!this.moving || (target.x === this.done.x && target.y === this.done.y)) return;
    const { editor } = this.context;
    this.done = target;
    const elements = [...this.moving].flatMap((id) => editor.store.elements.get(id) ?? []);
    editor.setDraft(new Map(elements.map((element) => [element.id, movedDraft(element, target)])));
  }
}
