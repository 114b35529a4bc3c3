import type { BoardPoint } from '../../document/index.ts';
import { panned } from '../../render/index.ts';
import type { Gesture, GestureContext, GesturePoint } from '../gesture.ts';

/** Drags the board itself; a click runs the action that is given. */
export class PanGesture implements Gesture {
  private readonly context: GestureContext;
  private readonly onClick: () => void;
  private last: BoardPoint;

  constructor(context: GestureContext, start: GesturePoint, onClick: () => void = () => {}) {
    this.context = context;
    this.last = start.surface;
    this.onClick = onClick;
  }

  move(point: GesturePoint): void {
    const { surface } = this.context;
    surface.setViewport(
      panned(surface.viewport, point.surface.x - this.last.x, point.surface.y - this.last.y),
    );
    this.last = point.surface;
  }

  end(_point: GesturePoint, moved: boolean): void {
    if (!moved) this.onClick();
  }

  /** The board stays where it was dragged to: two fingers go on from there. */
  cancel(): void {}
}
