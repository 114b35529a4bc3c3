import { documentFrom, BoardStore, makeSnapshot, newTable } from '../src/document/index.ts';
import type {
  BoardElement,
  BoundaryElement,
  ConnectorElement,
  DrawingElement,
  FrameElement,
  HighlightElement,
  IconElement,
  PictureElement,
  ShapeElement,
  StickyElement,
  TableElement,
  TextElement,
  TopicElement,
} from '../src/document/index.ts';
import { encodeStroke } from '../src/kinds/drawing/stroke.ts';

const common = { z: 'a0', style: {}, text: '' } as const;
const box = { x: 0, y: 0, w: 160, h: 160 } as const;

/** A sticky note, by default at the origin. */
export const sticky = (id: string, given: Partial<StickyElement> = {}): StickyElement => ({
  ...common,
  ...box,
  id,
  type: 'sticky',
  ...given,
});

export const shape = (id: string, given: Partial<ShapeElement> = {}): ShapeElement => ({
  ...common,
  ...box,
  id,
  type: 'shape',
  shape: 'rectangle',
  ...given,
});

/** A straight line by hand, through the middle of its box from left to right. */
export const drawing = (id: string, given: Partial<DrawingElement> = {}): DrawingElement => {
  const placed = { ...box, ...given };
  const y = placed.y + placed.h / 2;
  const points = [placed.x, placed.x + placed.w / 2, placed.x + placed.w].map((x) => ({
    x,
    y,
    pressure: 0.5,
  }));
  return {
    ...common,
    ...placed,
    id,
    type: 'drawing',
    strokes: encodeStroke(points, placed),
    ...given,
  };
};

/** A straight line of a highlighter, through the middle of its box. */
export const highlight = (id: string, given: Partial<HighlightElement> = {}): HighlightElement => ({
  ...drawing(id, { ...given, type: 'drawing' }),
  type: 'highlight',
});

/** A picture whose asset is named by one digit. */
export const picture = (id: string, digit: string, given: Partial<PictureElement> = {}): PictureElement => ({
  ...common,
  ...box,
  id,
  type: 'picture',
  asset: digit.repeat(64),
  ...given,
});

/** A square with a stroke across it, as an icon. */
export const ICON = ['square-slash', 'M3 3L21 3L21 21L3 21ZM9 15L15 9'] as const;

export const icon = (
  id: string,
  given: { readonly [K in keyof IconElement]?: IconElement[K] | undefined } = {},
): IconElement => ({
  ...common,
  ...box,
  id,
  type: 'icon',
  icon: ICON,
  ...(given as Partial<IconElement>),
});

export const bareText = (id: string, given: Partial<TextElement> = {}): TextElement => ({
  ...common,
  ...box,
  id,
  type: 'text',
  ...given,
});

/** A table with these texts, row by row; the first row names the columns. */
export const table = (
  id: string,
  texts: readonly (readonly string[])[],
  given: Partial<TableElement> = {},
): TableElement => ({ ...common, x: 0, y: 0, ...newTable(texts), id, type: 'table', ...given });

export const frame = (id: string, given: Partial<FrameElement> = {}): FrameElement => ({
  ...common,
  ...box,
  w: 600,
  h: 400,
  id,
  type: 'frame',
  ...given,
});

export const topic = (
  id: string,
  parent: string | null,
  given: Partial<TopicElement> = {},
): TopicElement => ({
  ...common,
  id,
  type: 'topic',
  x: 0,
  y: 0,
  parent,
  order: 'a0',
  folded: false,
  layout: 'right',
  side: null,
  ...given,
});

/** A boundary around topics under a parent, from the first to the last. */
export const boundary = (
  id: string,
  span: readonly [parent: string, first: string, last: string],
  given: Partial<BoundaryElement> = {},
): BoundaryElement => ({ ...common, id, type: 'boundary', span, ...given });

export const connector = (
  id: string,
  from: string,
  to: string,
  given: Partial<ConnectorElement> = {},
): ConnectorElement => ({
  ...common,
  id,
  type: 'connector',
  from: { element: from, anchor: 'auto' },
  to: { element: to, anchor: 'auto' },
  route: 'curved',
  fromHead: 'none',
  toHead: 'arrow',
  ...given,
});

/** A store on a new document that holds these elements; ids it makes are `new1`, `new2` … */
export function storeWith(...elements: BoardElement[]): BoardStore {
  let made = 0;
  const createId = () => `new${++made}`;
  return new BoardStore(documentFrom(makeSnapshot(elements)), { createId, captureTimeout: 0 });
}
