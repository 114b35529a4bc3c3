import type { Element } from 'domhandler';
import type { BoardPoint, ConnectorEnd } from '../document/index.ts';
import { coordinate, type Draft, given, linkOf, rotation, size } from './draft.ts';
import { type CellStyle, headOf, heldAt, lineOf, lookOf, readStyle, shapeOf } from './drawioStyle.ts';
import {
  addPicture,
  boxOfSign,
  isBoxWithPicture,
  labelBeside,
  pictureOf,
  showsPicture,
} from './drawioPictures.ts';
import { ImportError, ImportLimits } from './importError.ts';
import { childOf, elementsOf, htmlToText, parseXml, textIn } from './markup.ts';
import { bytesOfBase64, decodeText, inflateRaw } from './unpack.ts';

/** A cell with what surrounds it in the file. */
interface Cell {
  readonly id: string;
  readonly parent: string;
  readonly label: string;
  /** How many pictures stand among its words. */
  readonly labelPictures: number;
  readonly link: string | undefined;
  readonly style: CellStyle;
  readonly geometry: Element | undefined;
  readonly isEdge: boolean;
  readonly isVertex: boolean;
  readonly isHidden: boolean;
  readonly source: string | undefined;
  readonly target: string | undefined;
}

interface Box extends BoardPoint {
  readonly w: number;
  readonly h: number;
}

/** Space around the content of a page in its frame, and between pages. */
const PAGE = { padding: 40, gap: 120 };

/** Reads one cell, with the object around it that carries its data. */
function readCell(element: Element): Cell | null {
  const isWrapped = element.name !== 'mxCell';
  const cell = isWrapped ? childOf(element, 'mxCell') : element;
  if (!cell) return null;
  const { attribs } = cell;
  const style = readStyle(attribs['style'] ?? '');
  const data = isWrapped ? element.attribs : {};
  let label = data['label'] ?? attribs['value'] ?? '';
  if (data['placeholders'] === '1')
    label = label.replaceAll(/%([^%\s]+)%/g, (whole, name: string) => data[name] ?? whole);
  const isHtml = style.get('html') === '1' || /<\/?(?:br|div|p|b|i|u|span|font|table)\b/i.test(label);
  return {
    id: (isWrapped ? element.attribs['id'] : attribs['id']) ?? '',
    parent: attribs['parent'] ?? '',
    label: isHtml ? htmlToText(label) : label.trim(),
    labelPictures: isHtml ? (label.match(/<img\b/gi)?.length ?? 0) : 0,
    link: data['link'] ?? attribs['link'],
    style,
    geometry: childOf(cell, 'mxGeometry'),
    isEdge: attribs['edge'] === '1',
    isVertex: attribs['vertex'] === '1',
    isHidden: attribs['visible'] === '0',
    source: attribs['source'],
    target: attribs['target'],
  };
}

const pointOf = (element: Element): BoardPoint => ({
  x: coordinate(element.attribs['x']),
  y: coordinate(element.attribs['y']),
});

/** A page of a diagram while it is read. */
class PageReader {
  private readonly cells = new Map<string, Cell>();
  private readonly children = new Map<string, Cell[]>();
  private readonly boxes = new Map<string, Box>();
  private readonly ids = new Map<string, string>();
  private readonly groups = new Map<string, string>();
  private readonly draft: Draft;

  constructor(draft: Draft, model: Element) {
    this.draft = draft;
    const root = childOf(model, 'root');
    for (const element of root ? elementsOf(root) : []) {
      const cell = readCell(element);
      if (!cell) continue;
      this.cells.set(cell.id, cell);
      const siblings = this.children.get(cell.parent);
      if (siblings) siblings.push(cell);
      else this.children.set(cell.parent, [cell]);
    }
  }

  read(): void {
    const cells = [...this.cells.values()];
    const containers = new Set(cells.filter(({ isEdge }) => !isEdge).map(({ parent }) => parent));
    for (const cell of cells) {
      this.draft.losses.add('pictures', cell.labelPictures);
      if (cell.isHidden) this.draft.losses.add('hidden');
      if (cell.isVertex && !this.isLabelOfEdge(cell)) this.addVertex(cell, containers.has(cell.id));
    }
    for (const cell of cells) if (cell.isEdge) this.addEdge(cell);
  }

  /** The group that a cell is in, when there is one. */
  private groupOf(cell: Cell): string | undefined {
    return this.groups.get(cell.parent);
  }

  private isLabelOfEdge(cell: Cell): boolean {
    return this.cells.get(cell.parent)?.isEdge === true;
  }

  /** Where a cell is on the page: its geometry counts from its parent's corner. */
  private boxOf(id: string, depth = 0): Box {
    const known = this.boxes.get(id);
    if (known) return known;
    if (depth > ImportLimits.depth) throw new ImportError('too_deep', ImportLimits.depth);
    const cell = this.cells.get(id);
    const parent = cell && cell.parent !== id ? this.cells.get(cell.parent) : undefined;
    const origin = parent ? this.boxOf(parent.id, depth + 1) : { x: 0, y: 0, w: 0, h: 0 };
    if (!cell?.geometry || cell.isEdge) return origin;
    const { attribs } = cell.geometry;
    const isRelative = attribs['relative'] === '1';
    const offset = elementsOf(cell.geometry, 'mxPoint').find((point) => point.attribs['as'] === 'offset');
    const shift = isRelative && offset ? pointOf(offset) : { x: 0, y: 0 };
    const box = {
      x: origin.x + coordinate(attribs['x']) * (isRelative ? origin.w : 1) + shift.x,
      y: origin.y + coordinate(attribs['y']) * (isRelative ? origin.h : 1) + shift.y,
      w: coordinate(attribs['width']),
      h: coordinate(attribs['height']),
    };
    this.boxes.set(id, box);
    return box;
  }

  /** What shapes and lines have alike. */
  private extrasOf(cell: Cell) {
    const link = linkOf(cell.link);
    if (cell.link !== undefined && link === undefined) this.draft.losses.add('links');
    const { style } = cell;
    return given({
      container: this.groupOf(cell),
      link,
      opacity: style.has('opacity')
        ? Math.min(1, Math.max(0, coordinate(style.get('opacity'), 100) / 100))
        : undefined,
    });
  }

  private addVertex(cell: Cell, isContainer: boolean): void {
    const { style, label } = cell;
    const at = this.boxOf(cell.id);
    const box = { x: coordinate(at.x), y: coordinate(at.y), w: size(at.w, 8), h: size(at.h, 8) };
    const isUnseen = style.has('is:group') || style.get('shape') === 'tableRow';
    const paints = [style.get('fillColor'), style.get('strokeColor')];
    if (
      (isUnseen && label === '') ||
      (isContainer && label === '' && paints.every((paint) => paint === 'none'))
    ) {
      if (style.has('is:group'))
        this.groups.set(
          cell.id,
          this.draft.add({ type: 'group', ...given({ container: this.groupOf(cell) }) }),
        );
      return;
    }
    const extras = given({
      ...this.extrasOf(cell),
      rotation: rotation(coordinate(style.get('rotation'), 0)),
    });
    const isPicture = showsPicture(style);
    const asset = isPicture ? pictureOf(this.draft, style) : null;
    const isWithin =
      asset !== null &&
      (isBoxWithPicture(style) || style.has('is:text') || (style.has('is:swimlane') && isContainer));
    if (style.has('is:line') || style.get('shape') === 'line') {
      this.addRule(cell, box);
    } else if (style.has('is:swimlane') && isContainer) {
      this.ids.set(cell.id, this.draft.add({ type: 'frame', ...box, ...extras, text: label, style: this.frameLook(style) }));
    } else if (style.has('is:text') || style.has('is:edgeLabel')) {
      // Texts without a size of their own stand beside their corner.
      const w = at.w > 0 ? box.w : Math.max(80, label.length * 8);
      this.ids.set(cell.id, this.draft.add({ type: 'text', ...box, w, ...extras, text: label, style: lookOf(style, true) }));
    } else if (asset !== null && !isWithin) {
      this.ids.set(cell.id, addPicture(this.draft, { style, label, box, extras: { ...extras, asset } }));
    } else {
      const { shape, isExact } = shapeOf(style);
      if (!isExact && !isPicture) this.draft.losses.add('shapes');
      const outside = labelBeside(style, box);
      const id = this.draft.add({ type: 'shape', shape, ...box, ...extras, text: outside ? '' : label, style: { ...lookOf(style, false), ...(shape === 'rectangle' && { corners: 'sharp' as const }) } });
      this.ids.set(cell.id, id);
      if (outside && label !== '') this.draft.add({ type: 'text', ...outside, text: label, style: { ...lookOf(style, true), align: outside.align } });
    } // prettier-ignore
    // The box leads where the cell does; its picture is in front of it.
    const { link: _link, ...turned } = extras;
    if (isWithin) this.draft.add({ type: 'picture', ...turned, ...boxOfSign(style, box), asset });
  }

  private frameLook(style: CellStyle) {
    const { fill, stroke, textColor } = lookOf(style, false);
    return given({ fill: style.has('swimlaneFillColor') ? fill : undefined, stroke, textColor });
  }

  /** A line drawn as a shape: it runs along the longer side of its box, turned with it. */
  private addRule(cell: Cell, { x, y, w, h }: Box): void {
    const middle = { x: x + w / 2, y: y + h / 2 };
    const angle = (coordinate(cell.style.get('rotation'), 0) * Math.PI) / 180 + (h > w ? Math.PI / 2 : 0);
    const half = Math.max(w, h) / 2;
    const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
    const [from, to] = [-1, 1].map((sign) => ({ x: middle.x + sign * dx, y: middle.y + sign * dy }));
    if (!from || !to) return;
    const line = { ...this.extrasOf(cell), style: lineOf(cell.style), text: cell.label };
    this.draft.addPath([from, to], { ...line, route: 'straight', fromHead: 'none', toHead: 'none' });
  }

  private addEdge(cell: Cell): void {
    const { style, geometry } = cell;
    const origin = this.boxOf(cell.parent);
    const points = geometry
      ? elementsOf(geometry, 'Array').flatMap((array) => elementsOf(array, 'mxPoint'))
      : [];
    const place = (element: Element): BoardPoint => {
      const point = pointOf(element);
      return { x: coordinate(point.x + origin.x), y: coordinate(point.y + origin.y) };
    };
    const free = (name: string): BoardPoint | null => {
      const found = geometry
        ? elementsOf(geometry, 'mxPoint').find(({ attribs }) => attribs['as'] === name)
        : undefined;
      return found ? place(found) : null;
    };
    const end = (name: string | undefined, point: string, side: 'exit' | 'entry'): ConnectorEnd | null => {
      const [x, y] = [style.get(`${side}X`), style.get(`${side}Y`)];
      const held = name === undefined ? undefined : this.cells.get(name);
      if (!held) return free(point);
      const own = this.ids.get(held.id);
      const id = own ?? this.drawnFor(held, coordinate(x, 0) >= 0.5);
      if (id !== undefined) return own === undefined ? { element: id, anchor: 'auto' } : heldAt(id, x, y);
      if (held.isEdge) return free(point);
      const box = this.boxOf(held.id);
      return {
        x: coordinate(box.x + box.w * coordinate(x, 0.5)),
        y: coordinate(box.y + box.h * coordinate(y, 0.5)),
      };
    };
    const labels = (this.children.get(cell.id) ?? []).map(({ label }) => label);
    const text = [cell.label, ...labels].filter((label) => label !== '').join('\n');
    const [from, to] = [end(cell.source, 'sourcePoint', 'exit'), end(cell.target, 'targetPoint', 'entry')];
    const isElbow = /orthogonal|elbow|entityRelation|segment|isometric/i.test(style.get('edgeStyle') ?? '');
    const line = {
      ...this.extrasOf(cell),
      style: lineOf(style),
      text,
      fromHead: headOf(style.get('startArrow'), 'none'),
      toHead: headOf(style.get('endArrow'), 'triangle'),
    };
    if (!from || !to) {
      // A line that holds on to nothing cannot be drawn, but what it says is kept.
      this.draft.losses.add('lines');
      if (text !== '') this.draft.add({ type: 'text', x: origin.x, y: origin.y, w: 200, h: 24, text });
      return;
    }
    const route = style.get('curved') === '1' ? 'curved' : isElbow ? 'elbow' : 'straight';
    const [start, stop] = [from, to].map((held) => ('element' in held ? { x: 0, y: 0 } : held));
    if (start && stop) this.draft.addPath([start, ...points.map(place), stop], { ...line, from, to, route });
  }

  /** What stands for a cell that is not drawn itself: what is in it, at its beginning or end, else what it is in. */
  private drawnFor(cell: Cell, isEnd: boolean): string | undefined {
    const inside = (this.children.get(cell.id) ?? []).flatMap(({ id }) => this.ids.get(id) ?? []);
    const own = isEnd ? inside.at(-1) : inside[0];
    return own ?? (cell.isEdge || cell.parent === cell.id ? undefined : this.ids.get(cell.parent));
  }
}

/** The model of a page, which may be packed: deflated, as base64. */
function modelOf(diagram: Element): Element | null {
  const open = childOf(diagram, 'mxGraphModel');
  if (open) return open;
  const packed = textIn(diagram).trim();
  if (packed === '') return null;
  const bytes = bytesOfBase64(packed);
  if (!bytes) throw new ImportError('broken');
  try {
    return parseXml(decodeURIComponent(decodeText(inflateRaw(bytes))));
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('broken');
  }
}

/** Reads a diagram of draw.io, packed or not; several pages become frames beside each other. */
export function importDrawio(root: Element, draft: Draft): void {
  const diagrams = elementsOf(root, 'diagram');
  const pages =
    root.name === 'mxGraphModel'
      ? [{ name: '', model: root }]
      : diagrams.map((diagram) => ({ name: diagram.attribs['name'] ?? '', model: modelOf(diagram) }));
  let right: number | null = null;
  for (const [index, { name, model }] of pages.entries()) {
    if (!model) continue;
    const start = draft.count;
    new PageReader(draft, model).read();
    const bounds = draft.boundsFrom(start);
    if (!bounds || pages.length === 1) continue;
    const left: number = right === null ? 0 : right + PAGE.gap;
    draft.moveFrom(start, left + PAGE.padding - bounds.x, PAGE.padding - bounds.y);
    const w = size(bounds.w + 2 * PAGE.padding);
    const h = size(bounds.h + 2 * PAGE.padding);
    draft.add({ type: 'frame', x: left, y: 0, w, h, text: name || String(index + 1) });
    right = left + w;
  }
}
