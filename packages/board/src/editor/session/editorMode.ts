import type { BoardPoint } from '../../document/index.ts';
import type { Viewport } from '../../render/index.ts';

/** Something a person is in the middle of that takes keys and clicks; tools and most actions rest meanwhile. */
export interface EditorMode {
  /** Takes a key; returns false for one that does what it always does. */
  onKey(event: KeyboardEvent): boolean;
  /** The pointer is over a point of the board. */
  onHover(point: BoardPoint): void;
  /** A point of the board was clicked or tapped. */
  onClick(point: BoardPoint, touch: boolean): void;
  /** Paints what it is about to do, in CSS pixels of the surface. */
  paint(context: CanvasRenderingContext2D, viewport: Viewport): void;
  /** It is over, whatever ended it. */
  onEnd(): void;
}
