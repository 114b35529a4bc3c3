import type { BoardPoint } from '../document/index.ts';
import type { BoardSurface } from '../surface/boardSurface.ts';
import type { BoardEditor } from './boardEditor.ts';
import type { Viewport } from '../render/index.ts';

/** What a gesture works on. */
export interface GestureContext {
  readonly editor: BoardEditor;
  readonly surface: BoardSurface;
}

/** Where the pointer is, and which keys are held. */
export interface GesturePoint {
  /** On the board. */
  readonly board: BoardPoint;
  /** On the surface, in CSS pixels. */
  readonly surface: BoardPoint;
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Something done by pressing, dragging and letting go. */
export interface Gesture {
  /** Goes on; only called once the pointer moved further than a click does. */
  move(point: GesturePoint): void;
  /** Ends; `moved` is false for a click. */
  end(point: GesturePoint, moved: boolean): void;
  /** Is broken off: a second finger came, or Escape. Leaves the board as it was, as far as that is right. */
  cancel(): void;
  /** Paints what it is about to do, in CSS pixels of the surface. */
  paint?(context: CanvasRenderingContext2D, viewport: Viewport): void;
}
