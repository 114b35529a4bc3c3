/** The name every board snapshot carries in `format`. */
export const BOARD_FORMAT = 'boardwalk.board';

/** The snapshot version this package reads and writes. */
export const BOARD_VERSION = 1;

/**
 * What a board may hold. The limits keep one board inside what the renderer, the search index and a copy can handle;
 * they are checked by `checkSnapshot` and kept by the store's commands.
 */
export const BoardLimits = {
  /** Elements on one board. */
  elements: 20_000,
  /** Code points in the text of one element. */
  text: 10_000,
  /** Code points of all texts together. */
  totalText: 2_000_000,
  /** Largest absolute coordinate, in board units (one unit is one CSS pixel at 100 %). */
  coordinate: 1_000_000,
  /** Smallest and largest width or height of a box. */
  minSize: 8,
  maxSize: 100_000,
  /** Smallest and largest font size. */
  minFontSize: 6,
  maxFontSize: 400,
  /** Largest width of a line. */
  maxStrokeWidth: 40,
  /** Characters of an element id. */
  id: 40,
  /** Characters of an order key. */
  orderKey: 200,
  /** The lowest priority; 1 is the highest. */
  priority: 9,
  /** Characters of a note. */
  note: 10_000,
  /** Characters of what describes the picture of a topic, and how wide and high that is at most. */
  alt: 1_000,
  assetSize: 1_000,
  /** How many labels a topic has, and the characters of one. */
  labels: 10,
  label: 40,
  /** Characters of a link. */
  link: 2_048,
  /** Characters of the name of an icon, and of its path. */
  iconName: 60,
  iconPath: 2_000,
  /** Bends of one connector. */
  bends: 32,
  /** Bytes of what was drawn by hand in one element. */
  strokes: 65_536,
  /** Rows, columns and cells of one table, and how wide a column is. */
  tableRows: 500,
  tableColumns: 50,
  tableCells: 5_000,
  minColumn: 40,
  maxColumn: 2_000,
} as const;

/** The outlines a shape can have. */
export const ShapeKind = {
  RECTANGLE: 'rectangle',
  ROUNDED: 'rounded',
  PILL: 'pill',
  ELLIPSE: 'ellipse',
  DIAMOND: 'diamond',
  TRIANGLE: 'triangle',
  TRAPEZOID: 'trapezoid',
  PARALLELOGRAM: 'parallelogram',
  PENTAGON: 'pentagon',
  HEXAGON: 'hexagon',
  OCTAGON: 'octagon',
  CROSS: 'cross',
  STAR: 'star',
  CLOUD: 'cloud',
  SPEECH: 'speech',
  FOLDED: 'folded',
  ARROW: 'arrow',
  DOUBLE_ARROW: 'doubleArrow',
  CHEVRON: 'chevron',
  CYLINDER: 'cylinder',
  DOCUMENT: 'document',
  DOCUMENTS: 'documents',
  SUBROUTINE: 'subroutine',
  INTERNAL_STORAGE: 'internalStorage',
  STORED_DATA: 'storedData',
  MANUAL_INPUT: 'manualInput',
  MANUAL_OPERATION: 'manualOperation',
  DELAY: 'delay',
  DISPLAY: 'display',
  CARD: 'card',
  OFF_PAGE: 'offPage',
  MERGE: 'merge',
  OR: 'or',
  SUMMING: 'summing',
} as const;
export type ShapeKind = (typeof ShapeKind)[keyof typeof ShapeKind];

/**
 * The palette. A palette colour follows the theme (and gives a matching text and line colour by itself), so boards
 * should prefer it to a fixed `#rrggbb`.
 */
export const PaletteColor = {
  YELLOW: 'yellow',
  ORANGE: 'orange',
  CORAL: 'coral',
  PINK: 'pink',
  VIOLET: 'violet',
  BLUE: 'blue',
  CYAN: 'cyan',
  TEAL: 'teal',
  GREEN: 'green',
  LIME: 'lime',
  SAND: 'sand',
  GRAY: 'gray',
  PAPER: 'paper',
  INK: 'ink',
} as const;
export type PaletteColor = (typeof PaletteColor)[keyof typeof PaletteColor];

/** How a connector runs between its ends. */
export const ConnectorRoute = { CURVED: 'curved', ELBOW: 'elbow', STRAIGHT: 'straight' } as const;
export type ConnectorRoute = (typeof ConnectorRoute)[keyof typeof ConnectorRoute];

/** What an end of a connector looks like. */
export const ConnectorHead = {
  NONE: 'none',
  ARROW: 'arrow',
  TRIANGLE: 'triangle',
  DOT: 'dot',
  DIAMOND: 'diamond',
  BAR: 'bar',
} as const;
export type ConnectorHead = (typeof ConnectorHead)[keyof typeof ConnectorHead];

/** Where on its element a bound end of a connector holds; `auto` is the side that faces the other end. */
export const ConnectorAnchor = {
  AUTO: 'auto',
  TOP: 'top',
  RIGHT: 'right',
  BOTTOM: 'bottom',
  LEFT: 'left',
  CENTER: 'center',
} as const;
export type ConnectorAnchor = (typeof ConnectorAnchor)[keyof typeof ConnectorAnchor];

/**
 * How what is below a topic is laid out. To both sides and to the left only whole maps are; below another topic these two
 * go on to the side that the branch is on, as `right` does.
 */
export const TopicLayout = {
  /** Sideways, level by level. */
  RIGHT: 'right',
  LEFT: 'left',
  BOTH: 'both',
  /** An org chart. */
  DOWN: 'down',
  /** A list that is indented level by level. */
  TREE: 'tree',
  /** Along a line, in turn above and below it. */
  TIMELINE: 'timeline',
  /** Along the bones of a fish. */
  FISHBONE: 'fishbone',
  /** Cells of a table, those of a topic beside its own. */
  TABLE: 'table',
} as const;
export type TopicLayout = (typeof TopicLayout)[keyof typeof TopicLayout];

/** The colours of a whole map, named by its root. */
export const MapTheme = {
  /** Each branch in a colour of its own: what a map has that names none. */
  RAINBOW: 'rainbow',
  /** As many colours, deep ones with light text. */
  BOLD: 'bold',
  OCEAN: 'ocean',
  SUNSET: 'sunset',
  FOREST: 'forest',
  /** Without colour. */
  GRAPHITE: 'graphite',
} as const;
export type MapTheme = (typeof MapTheme)[keyof typeof MapTheme];

/** The state of a task. */
export const TaskState = { OPEN: 'open', DONE: 'done' } as const;
export type TaskState = (typeof TaskState)[keyof typeof TaskState];

/** The side of a main branch under a root laid out to both sides. */
export const TopicSide = { LEFT: 'left', RIGHT: 'right' } as const;
export type TopicSide = (typeof TopicSide)[keyof typeof TopicSide];

export const TextAlign = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' } as const;
export type TextAlign = (typeof TextAlign)[keyof typeof TextAlign];

export const VerticalAlign = { TOP: 'top', MIDDLE: 'middle', BOTTOM: 'bottom' } as const;
export type VerticalAlign = (typeof VerticalAlign)[keyof typeof VerticalAlign];

/** How the corners of rectangles, notes and frames are; without one as is usual for their kind. */
export const Corners = { SHARP: 'sharp', ROUND: 'round' } as const;
export type Corners = (typeof Corners)[keyof typeof Corners];

export const LineDash = { SOLID: 'solid', DASHED: 'dashed', DOTTED: 'dotted' } as const;
export type LineDash = (typeof LineDash)[keyof typeof LineDash];
