import type { BoardBox, BoardPoint } from '../document/types.ts';
import type { SceneItem } from '../layout/sceneItem.ts';
import type { BoardContext } from './context.ts';
import type { Detail } from './detail.ts';
import type { BoardTheme } from './theme.ts';

/** The pictures of a board, as far as they are here. */
export interface PictureSource {
  /**
   * Paints a picture into a box that is so many pixels wide on the screen.
   * @returns false while it is not here
   */
  paint(context: BoardContext, asset: string, box: BoardBox, pixels: number): boolean;
}

/** What an element is painted on: its colour, and that of the text which stands on it. */
export interface PaintGround {
  readonly color: string;
  readonly text: string;
}

/** What painting an element needs besides the element. */
export interface PaintTools {
  readonly context: BoardContext;
  readonly theme: BoardTheme;
  readonly detail: Detail;
  /** CSS family list. */
  readonly family: string;
  /** Whether the marks are shown at which topics fold. */
  readonly foldMarks: boolean;
  /** What a mark is painted on; left out, the board itself. */
  readonly ground?: PaintGround;
  /** Paints what is marked on an element, once its ground is painted and before its text is. */
  readonly paintMarks?: (item: SceneItem, ground: PaintGround) => void;
  /** The places of texts that are left out, such as that of a cell which is being edited. */
  readonly hidden?: ReadonlySet<string>;
  /** Without, a box stands for each picture. */
  readonly pictures?: PictureSource;
}

/** A line seen from afar. */
export interface FarLine {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
  readonly color: string;
}

/** How a kind of element is painted, in editor, viewer and pictures alike; `paints` lists them. */
export interface KindPaint<Item extends SceneItem = SceneItem> {
  readonly type: string;
  paint(item: Item, tools: PaintTools): void;
  /**
   * For a kind that marks others: it lies below all texts and lines, and this paints it on the grounds of what it is above.
   * Gives what does so for an element, once its ground is painted.
   */
  readonly marksOn?: (
    marks: readonly SceneItem[],
    tools: PaintTools,
    paint: (mark: SceneItem, tools: PaintTools) => void,
  ) => (item: SceneItem, ground: PaintGround) => void;
  /** Makes the border of its ground the current path; false where it has no ground that covers what is below. */
  traceGround?(item: Item, tools: PaintTools): boolean;
  /** Paints what lies below all elements but frames, and below the lines of mind maps: the grounds of boundaries. */
  paintBehind?(item: Item, tools: PaintTools): void;
  /** Paints what lies below all elements but frames: the lines of mind maps. */
  paintUnder?(item: Item, tools: PaintTools): void;
  /** What is left of a line seen from afar, where neither of these is called; null for nothing. */
  farLine?(item: Item, theme: BoardTheme): FarLine | null;
}
