import type {
  BoardBox,
  BoardElement,
  BoardPoint,
  BoardStore,
  BoxElement,
  Cell,
  CellRange,
  ElementStyle,
  ShapeKind,
  StylePatch,
} from '../document/index.ts';
import type { TextAlign } from '../document/constants.ts';
import type { SceneItem } from '../layout/sceneItem.ts';
import type { BoardTheme } from '../render/theme.ts';

/** Where and how the text of an element stands, for a field that takes its place. */
export interface TextPlace {
  readonly box: BoardBox;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly align: TextAlign;
  /** Room above the text in its box. */
  readonly top: number;
}

/** An end of a connector that can be dragged elsewhere. */
export interface EndHandle {
  readonly kind: 'end';
  readonly id: string;
  readonly end: 'from' | 'to';
}

/** Two opposite corners of a range of cells; without the second it is one cell, without both none. */
export interface ChosenCells {
  readonly cell: Cell | null;
  readonly cellEnd: Cell | null;
}

/** How the cells of a range are edited. */
export interface CellsEdit {
  /** The range; null where none is chosen. */
  range(element: BoardElement, chosen: ChosenCells): CellRange | null;
  /** Whether a cell is in the range, of several. */
  holds(element: BoardElement, chosen: ChosenCells, cell: Cell | null): boolean;
  /** The styles of its cells. */
  styles(element: BoardElement, chosen: ChosenCells): readonly ElementStyle[];
  /** Changes the style of its cells, and of the whole where cells have none of their own. */
  setStyle(store: BoardStore, element: BoardElement, chosen: ChosenCells, patch: StylePatch): void;
}

/** What of the look of an element can be chosen. */
export type StyleChoice = 'shape' | 'fill' | 'corners' | 'line' | 'connector' | 'text' | 'topic';

/** How a new element of a kind begins. */
export interface FreshBox {
  /** Its size where one clicked and did not draw. */
  readonly w: number;
  readonly h: number;
  /** True when it begins at the point one clicked at; else it stands around that. */
  readonly beginsThere?: boolean;
  /** True when it is drawn as a square. */
  readonly isSquare?: boolean;
  /** What it has besides its box. */
  own?(chosen: { readonly shapeKind: ShapeKind }): Partial<BoxElement>;
}

/** How a kind of element is edited. Only the editor loads it; `edits` lists them. */
export interface KindEdit<Item extends SceneItem = SceneItem> {
  readonly type: string;
  /** What of its look can be chosen. */
  readonly styles: readonly StyleChoice[];
  /** The handles by which it is resized when it is selected alone; none by default. */
  readonly resize?: 'all' | 'width';
  /** True when it can be turned. */
  readonly turns?: boolean;
  /** True when it keeps its shape as it is resized. */
  readonly keepsShape?: boolean;
  /** Handles of its own, and where on the board they are. */
  handles?(item: Item): readonly { readonly handle: EndHandle; readonly at: BoardPoint }[];
  /**
   * Where its text is written, or that of a cell of it; without, it has none.
   * @returns null while there is nothing to be written in
   */
  textPlace?(item: Item, cell: Cell | null): TextPlace | null;
  /** The colour in which that text is painted. */
  textColor?(item: Item, theme: BoardTheme, cell: Cell | null): string;
  /** For a kind with cells: the one at a point of the board. */
  cellAt?(item: Item, point: BoardPoint): Cell | null;
  /** For a kind with cells: the one to be written in, made ready for it; null when there is none. */
  openCell?(store: BoardStore, element: BoardElement, wanted: Cell | null): Cell | null;
  /** For a kind with cells: how several of them are edited at once. */
  readonly cells?: CellsEdit;
  /** True when its text is a short name: Enter ends writing it. */
  readonly isName?: boolean;
  /** True when it goes once it has no text: it could never be found again. */
  readonly goesEmpty?: boolean;
  /** How a new one begins, for kinds that are drawn as a box. */
  readonly fresh?: FreshBox;
}
