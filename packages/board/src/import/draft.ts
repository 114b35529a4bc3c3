import {
  BoardLimits,
  textLengthOf,
  makeSnapshot,
  orderKeys,
  parseSnapshot,
  type BoardBox,
  type BoardElement,
  type BoardPoint,
  type BoardSnapshot,
  type BoundaryElement,
  type ConnectorElement,
  type ConnectorEnd,
  type DrawingElement,
  type ElementExtras,
  type ElementStyle,
  type FrameElement,
  type GroupElement,
  type PictureElement,
  type ShapeElement,
  type StickyElement,
  type TableElement,
  type TextElement,
  type TopicElement,
} from '../document/index.ts';
import { encodeStroke, MOST_POINTS, strokeBox, type StrokePoint } from '../kinds/drawing/stroke.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { contentBounds } from '../layout/index.ts';
import { ImportError, ImportLimits } from './importError.ts';
import { LossCount } from './importReport.ts';

/** Leaves out what the draft gives itself. */
type Given<E extends BoardElement> = Omit<E, 'id' | 'z' | 'style' | 'text'> & {
  readonly style?: ElementStyle;
  readonly text?: string;
};

/** An element without its id and its place in the stack. */
export type DraftElement =
  | Given<StickyElement>
  | Given<GroupElement>
  | Given<BoundaryElement>
  | Given<TextElement>
  | Given<ShapeElement>
  | Given<FrameElement>
  | Given<ConnectorElement>
  | Given<DrawingElement>
  | Given<PictureElement>
  | Given<TableElement>
  | Given<TopicElement>;

/** How wide and high a line of text over the limit is put beside its element. */
const SPILL = { w: 480, h: 320, gap: 24 };

/** A number that a board can hold as a coordinate. */
export function coordinate(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return fallback;
  return Math.min(BoardLimits.coordinate, Math.max(-BoardLimits.coordinate, number));
}

/** A number that a board can hold as a width or height. */
export function size(value: unknown, fallback: number = BoardLimits.minSize): number {
  return Math.min(BoardLimits.maxSize, Math.max(BoardLimits.minSize, Math.abs(coordinate(value, fallback))));
}

/** A font size that a board can hold; undefined when the file gives none. */
export function fontSize(value: unknown): number | undefined {
  const number = coordinate(value, Number.NaN);
  if (Number.isNaN(number) || number <= 0) return undefined;
  return Math.min(BoardLimits.maxFontSize, Math.max(BoardLimits.minFontSize, number));
}

/** Degrees as a board holds them; undefined when nothing is turned. */
export function rotation(degrees: number): number | undefined {
  const turned = (((Math.round(degrees * 10) / 10) % 360) + 360) % 360;
  return turned === 0 ? undefined : turned;
}

/** Properties without those that are undefined. */
export function given<T extends object>(properties: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** An address that a board can link to; undefined otherwise. */
export function linkOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text.length > BoardLimits.link || !URL.canParse(text)) return undefined;
  return ['http:', 'https:', 'mailto:'].includes(new URL(text).protocol) ? text : undefined;
}

/** Text as a board keeps it: line breaks are `\n`, and no characters that show nothing or break JSON. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .toWellFormed();
}

/** A text in parts that fit into one element each, cut at line breaks or blanks where there are any. */
export function textParts(text: string): string[] {
  const clean = cleanText(text);
  const parts: string[] = [];
  let from = 0;
  // No text of fewer units has more characters than fit.
  while (clean.length - from > BoardLimits.text) {
    let end = from;
    for (let characters = 0; characters < BoardLimits.text && end < clean.length; characters++)
      end += (clean.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    if (end >= clean.length) break;
    const cut = Math.max(clean.lastIndexOf('\n', end - 1), clean.lastIndexOf(' ', end - 1));
    if (cut - from > (end - from) / 2) end = cut + 1;
    parts.push(clean.slice(from, end));
    from = end;
  }
  parts.push(clean.slice(from));
  return parts;
}

/** A line through points, besides these. */
export type DraftPath = Pick<ConnectorElement, 'route' | 'fromHead' | 'toHead'> &
  Partial<ElementExtras> & {
    readonly style: ElementStyle;
    readonly text?: string;
    readonly from?: ConnectorEnd;
    readonly to?: ConnectorEnd;
  };

/** A picture that a file holds. */
export interface ImportedPicture {
  readonly bytes: Uint8Array;
  /** Its media type, as its name says. */
  readonly type: string;
  /** The part of it that is shown, where that is not all: its left, top, width and height as shares of the whole. */
  readonly crop?: readonly [x: number, y: number, w: number, h: number];
  /** Whether it is shown mirrored, across and down. */
  readonly flip?: readonly [across: boolean, down: boolean];
  /** It keeps its shape within the box of its element, which says how much room there is; without, it fills that box. */
  readonly fits?: true;
}

/** A board in the making: gives ids and places in the stack, keeps to the limits, and loses no text. */
export class Draft {
  readonly losses = new LossCount();
  /** The files beside the one that is read, where it is an archive, by their names. */
  archive: ReadonlyMap<string, Uint8Array> = new Map();
  /** The pictures that elements show, under names that they have in this board alone. */
  readonly pictures = new Map<string, ImportedPicture>();
  private readonly assets = new Map<string, string>();
  private readonly elements: BoardElement[] = [];

  constructor() {
    // Where maps stand below each other follows from how large they are laid out.
    registerAllParts();
  }

  /** Ids of elements are numbers in the order in which they were added. */
  private nextId(): string {
    if (this.elements.length >= BoardLimits.elements) throw new ImportError('too_many', BoardLimits.elements);
    return `i${(this.elements.length + 1).toString(36)}`;
  }

  /** The asset of a picture that was taken in under a name. */
  assetOf(name: string): string | undefined {
    return this.assets.get(name);
  }

  /** Takes a picture of the file in, once for each name; gives its asset, or null where there are too many. */
  addPicture(name: string, picture: ImportedPicture): string | null {
    const known = this.assets.get(name);
    if (known !== undefined) return known;
    if (this.pictures.size >= ImportLimits.pictures) return null;
    const asset = (this.pictures.size + 1).toString(16).padStart(64, '0');
    this.assets.set(name, asset);
    this.pictures.set(asset, picture);
    return asset;
  }

  /** How many elements there are. */
  get count(): number {
    return this.elements.length;
  }

  /**
   * Adds an element on top of the others; returns its id.
   * @throws ImportError when the board would hold too many
   */
  add(element: DraftElement): string {
    const id = this.nextId();
    // No text of a board has more units than this, whatever its characters are.
    if ((element.text ?? '').length > 2 * BoardLimits.totalText)
      throw new ImportError('too_much_text', BoardLimits.totalText);
    const [text = '', ...rest] = textParts(element.text ?? '');
    this.elements.push({ ...element, id, z: '', style: element.style ?? {}, text });
    if (rest.length > 0) this.losses.add('split_texts');
    for (const [index, part] of rest.entries()) {
      if (element.type === 'topic') {
        this.add({ type: 'topic', x: 0, y: 0, parent: id, order: orderKeys(index + 1).at(-1) ?? '', folded: false, layout: element.layout, side: null, text: part }); // prettier-ignore
      } else {
        const at = 'w' in element ? element : { x: 0, y: 0, w: 0 };
        const x = coordinate(at.x + at.w + SPILL.gap + index * (SPILL.w + SPILL.gap));
        this.add({ type: 'text', x, y: at.y, w: SPILL.w, h: SPILL.h, style: { fontSize: 12 }, text: part });
      }
    }
    return id;
  }

  /**
   * Adds a line through points as a connector with bends; a line with more of them than one holds goes on in the next. Its ends may
   * hold on to elements.
   */
  addPath(points: readonly BoardPoint[], { from, to, ...line }: DraftPath): string[] {
    const ids: string[] = [];
    const places = points.map(({ x, y }) => ({ x: coordinate(x), y: coordinate(y) }));
    const most = BoardLimits.bends + 1;
    const last = places.length - 1;
    const labelled = Math.floor((Math.ceil(last / most) - 1) / 2) * most;
    for (let begin = 0; begin < last; begin += most) {
      const part = places.slice(begin, begin + most + 1);
      const [start, end] = [part[0], part.at(-1)];
      if (!start || !end) continue;
      const isLast = begin + most >= last;
      const bends = part.slice(1, -1).map(({ x, y }) => [x, y] as const);
      ids.push(
        this.add({
          ...line,
          type: 'connector',
          from: begin === 0 && from ? from : start,
          to: isLast && to ? to : end,
          fromHead: begin === 0 ? line.fromHead : 'none',
          toHead: isLast ? line.toHead : 'none',
          text: begin === labelled ? (line.text ?? '') : '',
          ...(bends.length > 0 ? { bends } : {}),
        }),
      );
    }
    return ids;
  }

  /** Adds a line drawn by hand or curved; longer ones than a drawing holds continue in the next. Its pressures are 0 to 1. */
  addDrawing(
    points: readonly BoardPoint[],
    {
      pressures = [],
      ...look
    }: { readonly style: ElementStyle; readonly pressures?: readonly number[] } & Partial<ElementExtras>,
  ): void {
    const drawn = points.map(({ x, y }, index): StrokePoint => ({
      x: coordinate(x),
      y: coordinate(y),
      pressure: pressures[index] ?? 0.5,
    }));
    for (let from = 0; from < drawn.length; from += MOST_POINTS - 1) {
      const part = drawn.slice(from, from + MOST_POINTS);
      const box = strokeBox(part);
      if (!box || (from > 0 && part.length < 2)) continue;
      const fitted = { ...box, w: size(box.w), h: size(box.h) };
      const drawing: Given<DrawingElement> = {
        ...look,
        type: 'drawing',
        ...fitted,
        strokes: encodeStroke(part, fitted),
      };
      this.add(drawing);
    }
  }

  /** The box around what was added from an element on; sizes of texts are estimated. */
  boundsFrom(first: number): BoardBox | null {
    return contentBounds(this.snapshot(first));
  }

  /** Moves what was added from an element on. */
  moveFrom(first: number, dx: number, dy: number): void {
    const moved = <P extends BoardPoint>(point: P): P => ({
      ...point,
      x: coordinate(point.x + dx),
      y: coordinate(point.y + dy),
    });
    for (let index = first; index < this.elements.length; index++) {
      const element = this.elements[index];
      if (!element) continue;
      if ('x' in element) this.elements[index] = moved(element);
      else if (element.type === 'connector') {
        const end = (old: ConnectorEnd): ConnectorEnd => ('element' in old ? old : moved(old));
        const bends = element.bends?.map(([x, y]) => [coordinate(x + dx), coordinate(y + dy)] as const);
        this.elements[index] = {
          ...element,
          from: end(element.from),
          to: end(element.to),
          ...(bends && { bends }),
        };
      }
    }
  }

  private snapshot(first = 0): BoardSnapshot {
    const keys = orderKeys(this.elements.length);
    const kept = this.elements.slice(first);
    return makeSnapshot(kept.map((element, index) => ({ ...element, z: keys[first + index] ?? '' })));
  }

  /**
   * The finished board, its content around the origin.
   * @throws ImportError when it is empty or holds too much text
   */
  finish(): BoardSnapshot {
    if (this.elements.length === 0) throw new ImportError('empty');
    let text = 0;
    for (const element of this.elements) text += textLengthOf(element);
    if (text > BoardLimits.totalText) throw new ImportError('too_much_text', BoardLimits.totalText);
    const bounds = this.boundsFrom(0);
    if (bounds) {
      const middle = (from: number, length: number) => -Math.round(from + length / 2);
      this.moveFrom(0, middle(bounds.x, bounds.w), middle(bounds.y, bounds.h));
    }
    return parseSnapshot(this.snapshot());
  }
}
