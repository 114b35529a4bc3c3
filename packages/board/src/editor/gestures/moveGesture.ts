import { moveElements, type BoardPoint, type BoardStore } from '../../document/index.ts';
import type { Gesture, GestureContext, GesturePoint } from '../gesture.ts';

/**
 * What moves when some elements are dragged: those, what lies in the frames among them, and of topics the roots they
 * belong to when those are chosen.
 */
export function movingWith({ editor, surface }: GestureContext, ids: ReadonlySet<string>): Set<string> {
  const moving = new Set(ids);
  const { scene } = surface;
  for (const id of ids) {
    const item = scene.get(id);
    if (item?.element.type !== 'frame') continue;
    for (const inner of scene.within(item.box)) if (inner.element.id !== id) moving.add(inner.element.id);
  }
  return withoutBranches(editor.store, moving);
}

/** Topics that are no roots go where their layout puts them; only dragging one alone hangs it elsewhere. */
function withoutBranches(store: BoardStore, ids: Set<string>): Set<string> {
  return new Set(
    [...ids].filter((id) => store.elements.get(id)?.type !== 'topic' || store.forest.parentOf(id) === null),
  );
}

/** Drags elements over the board. */
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
      editor.store.beginStep();
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
    this.context.editor.store.endStep();
  }

  cancel(): void {
    if (!this.moving) return;
    this.context.editor.store.cancelStep();
  }

  private shiftTo(target: BoardPoint): void {
    const [dx, dy] = [target.x - this.done.x, target.y - this.done.y];
    if (!this.moving || (dx === 0 && dy === 0)) return;
    moveElements(this.context.editor.store, this.moving, dx, dy);
    this.done = target;
  }
}
