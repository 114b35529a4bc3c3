import type {
  BoardBox,
  BoardElement,
  BoardPoint,
  BoxElement,
  ConnectorElement,
  TopicElement,
} from '../document/index.ts';
import { ElementType, VerticalAlign } from '../document/constants.ts';
import { pathBounds, type ConnectorPath } from './connectorPath.ts';
import { boxAround, grown, shifted, union } from './geometry.ts';
import { textBoxOfShape } from './shapeOutline.ts';
import type { TextMeasurer } from './textMeasurer.ts';
import { shiftedEdge, topicEdge, type TopicEdge } from './topicEdge.ts';
import type { PlacedTopic } from './topicLayout.ts';
import { fitText, wrapText, type TextBlock } from './wrapText.ts';

interface ItemBase {
  /** What one points at and selects. */
  readonly box: BoardBox;
  /** Everything it paints, shadow and lines included. */
  readonly paintBox: BoardBox;
  /** Place in the order of painting. */
  rank: number;
}

/** An element with a box, laid out. */
export interface BoxItem extends ItemBase {
  readonly kind: 'box';
  readonly element: BoxElement;
  /** Its text, set in `textBox`; laid out when first asked for. */
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

/** One element as it stands on the board, ready to be painted. */
export type SceneItem = BoxItem | ConnectorItem | TopicItem;

/** A text and the box it is set in. */
export interface PlacedText {
  readonly block: TextBlock;
  readonly box: BoardBox;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Font sizes of elements that name none. */
export const DEFAULT_FONT_SIZE = { sticky: 24, text: 18, shape: 18, frame: 22, connector: 15 } as const;

const STICKY_PADDING = 14;
const LABEL_WIDTH = 200;
const EDGE_WIDTH = 3;

/** The part of a box in which an element's text is set. */
export function textBoxOf(element: BoxElement): BoardBox {
  switch (element.type) {
    case ElementType.SHAPE:
      return textBoxOfShape(element.shape, element);
    case ElementType.STICKY: {
      const padding = Math.min(STICKY_PADDING, element.w / 8, element.h / 8);
      return grown(element, -padding);
    }
    case ElementType.FRAME: {
      const height = (element.style.fontSize ?? DEFAULT_FONT_SIZE.frame) * 1.7;
      return { x: element.x, y: element.y - height, w: element.w, h: height };
    }
    case ElementType.TEXT:
      break;
  }
  return { x: element.x, y: element.y, w: element.w, h: element.h };
}

function specOf(element: BoxElement) {
  const { style, type } = element;
  return {
    size: style.fontSize ?? DEFAULT_FONT_SIZE[type],
    bold: style.bold ?? type === ElementType.FRAME,
    italic: style.italic ?? false,
  };
}

/** Sets the text of a box: bare text grows downwards, every other one is fitted in. */
function setBoxText(element: BoxElement, measurer: TextMeasurer): PlacedText | null {
  if (element.text.trim() === '') return null;
  const spec = specOf(element);
  const box = textBoxOf(element);
  const { bold, italic } = spec;
  if (element.type !== ElementType.TEXT)
    return { block: fitText(element.text, spec, box, measurer), box, bold, italic };
  const block = wrapText(element.text, spec, box.w, measurer);
  return { block, box: { ...box, h: block.height }, bold, italic };
}

/** Lays out an element with a box. */
export function boxItem(element: BoxElement, measurer: TextMeasurer): BoxItem {
  let set: PlacedText | null | undefined;
  const text = () => (set === undefined ? (set = setBoxText(element, measurer)) : set);
  const { x, y, w, h } = element;
  const box = { x, y, w, h: element.type === ElementType.TEXT ? (text()?.box.h ?? h) : h };
  let paintBox = grown(box, (element.style.strokeWidth ?? 2) / 2 + 1);
  if (element.type === ElementType.STICKY) paintBox = grown(box, 22);
  if (element.type === ElementType.FRAME) paintBox = union(paintBox, textBoxOf(element));
  return { kind: 'box', element, box, paintBox, rank: 0, text };
}

/** Lays out a connector along its path. */
export function connectorItem(
  element: ConnectorElement,
  path: ConnectorPath,
  measurer: TextMeasurer,
): ConnectorItem {
  const { style, text } = element;
  const spec = {
    size: style.fontSize ?? DEFAULT_FONT_SIZE.connector,
    bold: style.bold ?? false,
    italic: style.italic ?? false,
  };
  const label = text.trim() === '' ? null : wrapText(text, spec, LABEL_WIDTH, measurer);
  const line = pathBounds(path);
  let box = line;
  if (label) {
    const { x, y } = path.middle;
    box = union(line, {
      x: x - label.width / 2 - 8,
      y: y - label.height / 2,
      w: label.width + 16,
      h: label.height,
    });
  }
  return {
    kind: 'connector',
    element,
    box,
    paintBox: grown(box, (style.strokeWidth ?? 2) * 4 + 8),
    rank: 0,
    path,
    label,
  };
}

/** The properties of a placed topic that its item follows from, besides its box. */
const PLACED_PARTS = [
  'topic',
  'measure',
  'depth',
  'branch',
  'branchTopic',
  'side',
  'layout',
  'hanging',
  'folded',
  'below',
  'root',
] as const satisfies readonly (keyof PlacedTopic)[];

/** How far a topic and the one above it stand from where they stood; null when more than their places differ. */
function shiftOf(placed: PlacedTopic, above: PlacedTopic | null, before: TopicItem): BoardPoint | null {
  if (PLACED_PARTS.some((part) => placed[part] !== before.placed[part])) return null;
  const x = placed.box.x - before.box.x;
  const y = placed.box.y - before.box.y;
  if (above === before.above) return above === null || (x === 0 && y === 0) ? { x, y } : null;
  if (above === null || before.above === null || above.measure !== before.above.measure) return null;
  const isAlike = above.box.x - before.above.box.x === x && above.box.y - before.above.box.y === y;
  return isAlike ? { x, y } : null;
}

/**
 * Lays out a topic with the line from its parent.
 *
 * @param before the topic as it was laid out last: itself when nothing has changed, and the same line when both ends of
 * it have moved alike. In a large map one more topic moves thousands.
 */
export function topicItem(
  placed: PlacedTopic,
  above: PlacedTopic | null,
  before: TopicItem | undefined,
): TopicItem {
  const shift = before && shiftOf(placed, above, before);
  if (before && shift) {
    if (shift.x === 0 && shift.y === 0) return before;
    const { box } = placed;
    const paintBox = shifted(before.paintBox, shift);
    const edge = before.edge && shiftedEdge(before.edge, shift);
    return { kind: 'topic', element: placed.topic, box, paintBox, rank: before.rank, placed, above, edge };
  }
  const edge = above ? topicEdge(placed, above) : null;
  let paintBox = grown(placed.box, placed.below > 0 ? 24 : 6);
  if (edge) {
    const line = boxAround([
      edge.start,
      ...edge.steps.flatMap(({ to, controls }) => (controls ? [...controls, to] : [to])),
    ]);
    if (line) paintBox = union(paintBox, grown(line, EDGE_WIDTH));
  }
  return { kind: 'topic', element: placed.topic, box: placed.box, paintBox, rank: 0, placed, above, edge };
}

/** Where a text stands in its box. */
export function textTop(text: PlacedText, align: VerticalAlign): number {
  const { block, box } = text;
  if (align === VerticalAlign.TOP) return box.y;
  if (align === VerticalAlign.BOTTOM) return box.y + box.h - block.height;
  return box.y + (box.h - block.height) / 2;
}

/** Frames lie below everything else. */
export const isBelow = (element: BoardElement): boolean => element.type === ElementType.FRAME;
