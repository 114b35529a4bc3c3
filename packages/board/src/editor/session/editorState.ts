import type { BoardPoint, Cell, ShapeKind } from '../../document/index.ts';
import type { LaserPoint } from '../../surface/laserTrails.ts';
import type { Draft } from './draftBoard.ts';
import type { Looks } from './looks.ts';

/** The id of what the pointer does on the board (see `Tool`). */
export type ToolId = string;

/** The tools that come with the package. */
export const EditorTool = {
  SELECT: 'select',
  HAND: 'hand',
  STICKY: 'sticky',
  TEXT: 'text',
  SHAPE: 'shape',
  CONNECTOR: 'connector',
  TOPIC: 'topic',
  FRAME: 'frame',
  TABLE: 'table',
  PEN: 'pen',
  HIGHLIGHTER: 'highlighter',
  ERASER: 'eraser',
} as const;

/** A box on the surface, in CSS pixels from its top left corner. */
export interface SurfaceBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A connector in the making: its other end is being chosen. */
export interface Connecting {
  readonly from: string;
  /** What it would lead to as things are. */
  readonly to: string | null;
}

/** How many rows and columns a new table has. */
export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

/** What a toolbar needs to know. A new object whenever something in it changes. */
export interface EditorState {
  readonly tool: ToolId;
  /** The kind of shape that the shape tool makes. */
  readonly shapeKind: ShapeKind;
  /** How the next new elements look. */
  readonly looks: Looks;
  /** A tool stays in hand after it has made something. */
  readonly keepsTool: boolean;
  readonly selection: ReadonlySet<string>;
  /** The element whose text is being edited, or that of its cell. */
  readonly editing: string | null;
  /** The connector whose other end is being chosen, by keys or a click. */
  readonly connecting: Connecting | null;
  /** The topic whose branch alone is shown on this screen; null while everything is. */
  readonly branch: string | null;
  /** The chosen cell of the table that is selected alone. */
  readonly cell: Cell | null;
  /** The opposite corner of the range of cells that begins with it; null while it is chosen alone. */
  readonly cellEnd: Cell | null;
  /** How large the table is that the table tool makes. */
  readonly tableSize: TableSize;
  /** Taps and clicks add to the selection or take away, and drags draw a box around what is added. */
  readonly several: boolean;
  /** Where the selection stands on the surface; null when nothing of it is to be seen, or while it is dragged. */
  readonly selectionBox: SurfaceBox | null;
  /** Pixels per board unit. */
  readonly zoom: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly readOnly: boolean;
  /** What is dragged is drawn into line with what is around it. */
  readonly snaps: boolean;
  /** True once the board was painted with its fonts. */
  readonly ready: boolean;
}

/** Somebody else on the same board. */
export interface RemotePresence {
  /** Distinguishes one open window from another. */
  readonly id: string;
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Where their pointer is on the board; null when it is elsewhere. */
  readonly cursor: BoardPoint | null;
  readonly selection: readonly string[];
  /** What they are dragging just now, as it will stand when they let go. */
  readonly draft?: Draft;
  /** Where the laser with which they present was of late; left out while it is off. */
  readonly laser?: readonly LaserPoint[];
}
