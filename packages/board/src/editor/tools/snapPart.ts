import type { BoardBox, BoardPoint } from '../../document/index.ts';
import { Registry } from '../../registry.ts';
import type { Viewport } from '../../render/index.ts';
import type { GesturePoint, ToolContext } from './tool.ts';

/** Which edges of a box follow the pointer: -1, 0 or 1 from its middle, as with handles. */
export interface DraggedEdges {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** The help that one drag gets to stand in line with what is around it. */
export interface Snapping {
  /** How much further a box goes from where it was dragged to stand in line; along the axes in `free` alone. */
  shift(box: BoardBox, point: GesturePoint, free: { readonly x: boolean; readonly y: boolean }): BoardPoint;
  /** How much further dragged edges of a box go to stand in line. */
  shiftEdges(box: BoardBox, point: GesturePoint, edges: DraggedEdges): BoardPoint;
  /** Remembers where the box came to stand, whose guides are painted. */
  settle(box: BoardBox, edges?: DraggedEdges): void;
  /** Paints a line through everything that stands in line, and equal gaps. */
  paint(context: CanvasRenderingContext2D, viewport: Viewport): void;
}

/** What snapping takes. It is fetched after the board is shown: nobody drags before. */
export interface SnapPart {
  readonly id: 'snap';
  readonly begin: (context: ToolContext, moving: ReadonlySet<string>) => Snapping;
}

/** Holds that part once it is there; without it nothing snaps. */
export const snapParts = new Registry<SnapPart>(({ id }) => id, []);

/** Begins snapping for a drag of some elements; null where it is turned off. */
export function beginSnapping(context: ToolContext, moving: ReadonlySet<string>): Snapping | null {
  return context.editor.getState().snaps ? (snapParts.get('snap')?.begin(context, moving) ?? null) : null;
}
