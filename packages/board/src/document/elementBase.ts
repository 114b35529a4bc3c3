import type {
  Corners,
  LineDash,
  MapTheme,
  PaletteColor,
  TaskState,
  TextAlign,
  TopicLayout,
  VerticalAlign,
} from './constants.ts';

/** A palette name, which follows the theme, or a fixed colour `#rrggbb`. */
export type BoardColor = PaletteColor | `#${string}`;

/** A paint: a colour, or nothing at all. */
export type BoardPaint = BoardColor | 'none';

/** How an element looks. Properties left out take the default of the element's type. */
export interface ElementStyle {
  /** Inside colour of stickies, shapes, frames and topics. */
  readonly fill?: BoardPaint;
  /** Colour of the outline, of a connector's line, or of a topic's branch. */
  readonly stroke?: BoardPaint;
  /** Width of that line in board units. */
  readonly strokeWidth?: number;
  readonly dash?: LineDash;
  /** Of rectangles, notes and frames. */
  readonly corners?: Corners;
  readonly textColor?: BoardColor;
  /** Font size in board units. */
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly align?: TextAlign;
  readonly verticalAlign?: VerticalAlign;
}

/** What any element may have besides: copied, published and kept in versions whole, also where nothing offers it yet. */
export interface ElementExtras {
  /** What describes the picture of a topic to those who do not see it. */
  readonly alt?: string;
  /** SHA-256 of a file that the element shows, in hex. */
  readonly asset?: string;
  /** How wide and high the picture of a topic is, in board units; without, a topic shows none. */
  readonly assetSize?: readonly [w: number, h: number];
  /** The points that a connector runs through between its ends, each as x and y. */
  readonly bends?: readonly (readonly [x: number, y: number])[];
  /** How the branches below a topic are laid out, where that differs from its map. */
  readonly branchLayout?: TopicLayout;
  /** The element that this one is in. */
  readonly container?: string;
  /**
   * The icon that the element shows: its name in the set that it was taken from, and its lines as the data of a path in a square of
   * 24 by 24, of `M`, `L`, `C` and `Z` alone.
   */
  readonly icon?: readonly [name: string, path: string];
  /** Short words under the text of a topic. */
  readonly labels?: readonly string[];
  /** Where a click on it leads: an address, or `#` and the id of an element. */
  readonly link?: string;
  /** True when it is not to be changed by accident. */
  readonly locked?: true;
  /** What there is to say about a topic beyond its text; shown when asked for. */
  readonly note?: string;
  /** From 0, unseen, to 1. */
  readonly opacity?: number;
  /** How urgent a topic is, from 1, the most, to 9. */
  readonly priority?: number;
  /** Degrees, clockwise around its middle. */
  readonly rotation?: number;
  /** Place of a frame among the slides, an order key; frames without one are where one reads them. */
  readonly slide?: string;
  /** Where one read a frame when somebody first moved a slide, an order key; counts where `slide` does not say otherwise. */
  readonly slideRead?: string;
  /** The topics that a summary or boundary is around: their parent, the first and the last. */
  readonly span?: readonly [parent: string, first: string, last: string];
  /** What was drawn by hand, as bytes in base64. */
  readonly strokes?: string;
  /** Whether what a topic says is done; left out where it is nothing to be done. */
  readonly task?: TaskState;
  /** The colours of a map; read from roots only. */
  readonly theme?: MapTheme;
}

/** What every element has. */
export interface ElementBase extends ElementExtras {
  /** What kind of element it is. */
  readonly type: string;
  /** Unique on the board: 1-40 characters of [A-Za-z0-9_-]. */
  readonly id: string;
  /** Place in the stack, an order key (see `orderKeys`); equal keys are ordered by id. Frames always lie below the rest. */
  readonly z: string;
  readonly style: ElementStyle;
  /** Plain text; line breaks are `\n`. Empty when there is none. */
  readonly text: string;
}

/** The box of an element: `x`,`y` is its top left corner, in board units. */
export interface BoardBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface BoardPoint {
  readonly x: number;
  readonly y: number;
}
