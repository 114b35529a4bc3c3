import type {
  BoardBox,
  BoundaryElement,
  BoxElement,
  ConnectorElement,
  TopicElement,
} from '../document/index.ts';
import { VerticalAlign, type TextAlign } from '../document/constants.ts';
import type { ConnectorPath } from '../kinds/connector/connectorPath.ts';
import type { TopicEdge } from '../kinds/topic/topicEdge.ts';
import type { PlacedBoundary } from '../kinds/topic/placedBoundary.ts';
import type { PlacedTopic } from '../kinds/topic/topicLayout.ts';
import type { TextBlock } from './wrapText.ts';

interface ItemBase {
  /** What one points at and selects, before it is turned. */
  readonly box: BoardBox;
  /** The upright box around it as it stands. */
  readonly bounds: BoardBox;
  /** Everything it paints, shadow, lines and the mark of its link included. */
  paintBox: BoardBox;
  /** Place in the order of painting. */
  rank: number;
}

/** How the text of a box is set. */
export interface TextSetting {
  /** The part of the box that it is set in. */
  readonly box: BoardBox;
  /** Size before it is made to fit. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly align: TextAlign;
  readonly vertical: VerticalAlign;
  /** True for a short name on one line. */
  readonly isName: boolean;
}

/** An element with a box, laid out. */
export interface BoxItem extends ItemBase {
  readonly kind: 'box';
  readonly element: BoxElement;
  /** Degrees, clockwise around its middle. */
  readonly rotation: number;
  /** How its text is set, whether it has any or not; null for a kind without text. */
  readonly setting: () => TextSetting | null;
  /** Its text as set; laid out when first asked for. */
  readonly text: () => PlacedText | null;
}

export interface ConnectorItem extends ItemBase {
  readonly kind: 'connector';
  readonly element: ConnectorElement;
  readonly path: ConnectorPath;
  readonly label: TextBlock | null;
}

export interface TopicItem extends ItemBase {
  readonly kind: 'topic';
  readonly element: TopicElement;
  readonly placed: PlacedTopic;
  /** The topic it hangs on, as it stood when the line from it was drawn; null for a root. */
  readonly above: PlacedTopic | null;
  readonly edge: TopicEdge | null;
}

export interface BoundaryItem extends ItemBase {
  readonly kind: 'boundary';
  readonly element: BoundaryElement;
  readonly placed: PlacedBoundary;
}

/** One element as it stands on the board, ready to be painted. */
export type SceneItem = BoxItem | ConnectorItem | TopicItem | BoundaryItem;

/** A text and the box it is set in. */
export interface PlacedText {
  readonly block: TextBlock;
  readonly box: BoardBox;
}

/** Where a text stands in its box. */
export function textTop({ block, box }: PlacedText, align: VerticalAlign): number {
  if (align === VerticalAlign.TOP) return box.y;
  if (align === VerticalAlign.BOTTOM) return box.y + box.h - block.height;
  return box.y + (box.h - block.height) / 2;
}
