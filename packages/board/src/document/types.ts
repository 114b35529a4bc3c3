import type {
  BOARD_FORMAT,
  BOARD_VERSION,
  ConnectorAnchor,
  ConnectorHead,
  ConnectorRoute,
  LineDash,
  PaletteColor,
  ShapeKind,
  TextAlign,
  TopicLayout,
  TopicSide,
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
  readonly textColor?: BoardColor;
  /** Font size in board units. */
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly align?: TextAlign;
  readonly verticalAlign?: VerticalAlign;
}

/**
 * What any element may have besides. Nothing offers these yet: the format keeps them, so that boards that have them are
 * copied, published and kept in versions whole.
 */
export interface ElementExtras {
  /** SHA-256 of a file that the element shows, in hex. */
  readonly asset?: string;
  /** How the branches below a topic are laid out, where that differs from its map. */
  readonly branchLayout?: TopicLayout;
  /** The element that this one is in. */
  readonly container?: string;
  /** Where a click on it leads: an address, or `#` and the id of an element. */
  readonly link?: string;
  /** True when it is not to be changed by accident. */
  readonly locked?: true;
  /** From 0, unseen, to 1. */
  readonly opacity?: number;
  /** Degrees, clockwise around its middle. */
  readonly rotation?: number;
  /** The topics that a summary or boundary is around: their parent, the first and the last. */
  readonly span?: readonly [parent: string, first: string, last: string];
  /** What was drawn by hand, as bytes in base64. */
  readonly strokes?: string;
}

interface ElementBase extends ElementExtras {
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

/** A coloured note. Its text shrinks to fit when it has no font size of its own. */
export interface StickyElement extends ElementBase, BoardBox {
  readonly type: 'sticky';
}

/** Bare text, wrapped at `w`; the shown height follows the text, `h` is what it was when last edited. */
export interface TextElement extends ElementBase, BoardBox {
  readonly type: 'text';
}

export interface ShapeElement extends ElementBase, BoardBox {
  readonly type: 'shape';
  readonly shape: ShapeKind;
}

/** A titled section; what is inside its box moves with it. */
export interface FrameElement extends ElementBase, BoardBox {
  readonly type: 'frame';
}

/** An end that holds on to an element and follows it. */
export interface BoundEnd {
  readonly element: string;
  readonly anchor: ConnectorAnchor;
}

/** An end of a connector: bound to an element, or a free point. */
export type ConnectorEnd = BoundEnd | BoardPoint;

/** A line between two ends; `text` is its label. */
export interface ConnectorElement extends ElementBase {
  readonly type: 'connector';
  readonly from: ConnectorEnd;
  readonly to: ConnectorEnd;
  readonly route: ConnectorRoute;
  readonly fromHead: ConnectorHead;
  readonly toHead: ConnectorHead;
}

/**
 * A node of a mind map. Its size follows its text and the place of a child follows from `parent` and `order`: neither
 * is stored. `x`,`y` is the centre of a root; for a child it is only where it stands should it lose its parent.
 */
export interface TopicElement extends ElementBase {
  readonly type: 'topic';
  readonly x: number;
  readonly y: number;
  /** Id of the parent topic; null for the root of a mind map. */
  readonly parent: string | null;
  /** Order key among its siblings; equal keys are ordered by id. */
  readonly order: string;
  /** True when its children are hidden. */
  readonly folded: boolean;
  /** How its branches are laid out; read from roots only. */
  readonly layout: TopicLayout;
  /** The side of a main branch under a root laid out to both sides; null leaves it to the layout. */
  readonly side: TopicSide | null;
}

/** An element with a box of its own. */
export type BoxElement = StickyElement | TextElement | ShapeElement | FrameElement;

export type BoardElement = BoxElement | ConnectorElement | TopicElement;

/**
 * A whole board at one moment: what viewers load, copies are made from and published versions keep. Canonical when
 * `elements` is sorted by id, as `snapshotOf` gives it.
 */
export interface BoardSnapshot {
  readonly format: typeof BOARD_FORMAT;
  readonly version: typeof BOARD_VERSION;
  readonly elements: readonly BoardElement[];
}
