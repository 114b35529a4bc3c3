import type { BoardPoint } from '../../document/index.ts';
import { panned } from '../../render/index.ts';
import { EditorTool } from '../session/editorState.ts';
import type { Gesture, GesturePoint, Tool, ToolContext } from './tool.ts';

/** Drags the board itself; a click runs the action that is given. */
export class PanGesture implements Gesture {
  private readonly context: ToolContext;
  private readonly onClick: () => void;
  private last: BoardPoint;

  constructor(context: ToolContext, start: GesturePoint, onClick: () => void = () => {}) {
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

/** Pans. */
export const handTool: Tool = {
  id: EditorTool.HAND,
  key: 'h',
  writes: false,
  cursor: 'grab',
  press: (context, { point }) => new PanGesture(context, point),
};
