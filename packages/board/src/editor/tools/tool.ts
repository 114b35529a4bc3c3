import type { BoardPoint } from '../../document/index.ts';
import type { Viewport } from '../../render/index.ts';
import type { BoardSurface } from '../../surface/boardSurface.ts';
import type { BoardEditor } from '../session/boardEditor.ts';

/** What a tool may ask of the page: where everything stands and looks, and to be painted again. */
export type ToolSurface = Pick<
  BoardSurface,
  'scene' | 'viewport' | 'width' | 'height' | 'theme' | 'invalidateLayers' | 'setViewport' | 'setFoldedHere'
>;

/** What a tool works with: the board as it is seen, and the one way to change it, `editor.change`. */
export interface ToolContext {
  readonly editor: BoardEditor;
  readonly surface: ToolSurface;
}

/** Where the pointer is, and which keys are held. */
export interface GesturePoint {
  /** On the board. */
  readonly board: BoardPoint;
  /** On the surface, in CSS pixels. */
  readonly surface: BoardPoint;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
  /** How hard a pen presses, 0 to 1; a half for what does not know. */
  readonly pressure: number;
}

/** What was pressed, and how. */
export interface Press {
  readonly point: GesturePoint;
  readonly touch: boolean;
}

/** Something done by pressing, dragging and letting go. */
export interface Gesture {
  /** Follows each point that the device has measured, from the first on: it is a line drawn by hand, and no click. */
  readonly isTrace?: boolean;
  /** Goes on; only called once the pointer moved further than a click does, unless it is a trace. */
  move(point: GesturePoint): void;
  /** Ends; `moved` is false for a click. */
  end(point: GesturePoint, moved: boolean): void;
  /** Is broken off: a second finger came, or Escape. Leaves the board as it was, as far as that is right. */
  cancel(): void;
  /** Paints what it is about to do, in CSS pixels of the surface. */
  paint?(context: CanvasRenderingContext2D, viewport: Viewport): void;
}

/** One thing the pointer can be used for. A file of its own each: what pressing begins is a small state machine. */
export interface Tool {
  readonly id: string;
  /** The letter that takes it up. */
  readonly key: string;
  /** Another letter for it, which people know from elsewhere. */
  readonly alias?: string;
  /** True when it changes the board: nobody who may only look takes it up. */
  readonly writes: boolean;
  /** The pointer over the board; without, it depends on what is below. */
  readonly cursor?: string;
  /** What pressing begins. */
  readonly press: (context: ToolContext, press: Press) => Gesture;
  /** Puts down what the tool makes in the middle of the view, for those who do not point. */
  readonly place?: (editor: BoardEditor) => void;
}

/** How far beside a thing one may press and still mean it, in pixels: fingers are thicker than pointers. */
export const reachOf = (touch: boolean): number => (touch ? 16 : 6);

/** Does something once, when it is a click. */
export const clickGesture = (run: () => void): Gesture => ({
  move: () => {},
  end: (_point, moved) => {
    if (!moved) run();
  },
  cancel: () => {},
});
