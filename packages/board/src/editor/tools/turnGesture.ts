import { centerOf } from '../../layout/geometry.ts';
import { NO_DRAFT } from '../session/draftBoard.ts';
import { turnable, turnedBy, type TurnedBox } from '../session/turning.ts';
import { beginDragStep, cancelDragStep, endDragStep } from './dragStep.ts';
import type { Gesture, GesturePoint, ToolContext } from './tool.ts';

/** With Shift one turns in steps of so many degrees, and without close to them all the same. */
const STEP = 15;
const CLOSE = 2.5;

/** Turns the selection around its middle. A draft until it is let go, and then one edit. */
export class TurnGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly boxes: ReadonlyMap<string, TurnedBox>;
  private readonly begin: number;
  private readonly first: number;
  private begun = false;
  private turned: ReadonlyMap<string, TurnedBox> = new Map();

  constructor(context: ToolContext, start: GesturePoint) {
    const { editor } = context;
    this.context = context;
    this.boxes = turnable(editor.store, editor.getState().selection) ?? new Map();
    this.begin = this.angleAt(start);
    const [only] = this.boxes.size === 1 ? this.boxes.values() : [];
    this.first = only?.rotation ?? 0;
  }

  move(point: GesturePoint): void {
    const { editor } = this.context;
    if (!this.begun) {
      beginDragStep(editor);
      editor.update({ selectionBox: null });
      this.begun = true;
    }
    const wanted = this.first + this.angleAt(point) - this.begin;
    const step = Math.round(wanted / STEP) * STEP;
    const target = point.shift || Math.abs(wanted - step) < CLOSE ? step : wanted;
    this.turned = turnedBy(this.boxes, target - this.first);
    editor.setDraft(this.turned);
  }

  end(point: GesturePoint, moved: boolean): void {
    if (!moved) return;
    this.move(point);
    const { editor } = this.context;
    this.begun = false;
    editor.setDraft(NO_DRAFT);
    endDragStep(editor);
    editor.setTurned(this.turned);
  }

  cancel(): void {
    if (!this.begun) return;
    this.context.editor.setDraft(NO_DRAFT);
    cancelDragStep(this.context.editor);
  }

  /** The direction of a point from the middle of what is turned, in degrees. */
  private angleAt({ board }: GesturePoint): number {
    const { scene } = this.context.surface;
    const box = scene.boundsOf(this.boxes.keys());
    if (!box) return 0;
    const { x, y } = centerOf(box);
    return (Math.atan2(board.y - y, board.x - x) * 180) / Math.PI;
  }
}
