import type { BoardElement } from '../kinds/models.ts';
import type { BOARD_FORMAT, BOARD_VERSION } from './constants.ts';
import type { BoardBox } from './elementBase.ts';

export type {
  BoardBox,
  BoardColor,
  BoardPaint,
  BoardPoint,
  ElementBase,
  ElementExtras,
  ElementStyle,
} from './elementBase.ts';
export type { BoardElement, ElementKinds, ElementType } from '../kinds/models.ts';
export type { BoundaryElement } from '../kinds/boundary/model.ts';
export type { BoundEnd, ConnectorElement, ConnectorEnd } from '../kinds/connector/model.ts';
export type { DrawingElement } from '../kinds/drawing/model.ts';
export type { FrameElement } from '../kinds/frame/model.ts';
export type { GroupElement } from '../kinds/group/model.ts';
export type { HighlightElement } from '../kinds/highlight/model.ts';
export type { IconElement } from '../kinds/icon/model.ts';
export type { PictureElement } from '../kinds/picture/model.ts';
export type { ShapeElement } from '../kinds/shape/model.ts';
export type { StickyElement } from '../kinds/sticky/model.ts';
export type {
  Cell,
  CellLook,
  CellLookPatch,
  CellRange,
  TableColumn,
  TableElement,
  TableRow,
} from '../kinds/table/model.ts';
export type { TextElement } from '../kinds/text/model.ts';
export type { TopicElement } from '../kinds/topic/model.ts';

/** An element with a box of its own. */
export type BoxElement = Extract<BoardElement, BoardBox>;

/**
 * A whole board at one moment: what viewers load, copies are made from and published versions keep. Canonical when
 * `elements` is sorted by id, as `snapshotOf` gives it.
 */
export interface BoardSnapshot {
  readonly format: typeof BOARD_FORMAT;
  readonly version: typeof BOARD_VERSION;
  readonly elements: readonly BoardElement[];
}
