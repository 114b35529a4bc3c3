import { moveElements, type BoardPoint } from '../../document/index.ts';
import { frameContents } from '../frameContents.ts';
import type { Gesture, GestureContext, GesturePoint } from '../gesture.ts';
import { movedDraft, NO_DRAFT } from '../draftBoard.ts';
import { beginDragStep, cancelDragStep, endDragStep } from './dragStep.ts';

/**
 * What moves when some elements are dragged: those and what is in the frames among them. Topics that are no roots go
 * where their layout puts them; only dragging one alone hangs it elsewhere.
 */
export function movingWith({ editor, surface }: GestureContext, ids: ReadonlySet<string>): Set<string> {
  const { store } = editor;
  const moving = [...ids, ...frameContents(store, surface.scene, ids)];
  return new Set(
    moving.filter((id) => store.elements.get(id)?.type !== 'topic' || store.forest.parentOf(id) === null),
  );
}

/** Drags elements over the board: a draft until they are let go, and then one edit. */
export class MoveGesture implements Gesture {
  private readonly context: GestureContext;
  private readonly start: BoardPoint;
  private moving: Set<string> | null = null;
  private done: BoardPoint = { x: 0, y: 0 };

  constructor(context: GestureContext, start: GesturePoint) {
    this.context = context;
    this.start = start.board;
  }

  move(point: GesturePoint): void {
    const { editor } = this.context;
    if (!this.moving) {
      this.moving = movingWith(this.context, editor.getState().selection);
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
