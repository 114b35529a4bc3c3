import type {
  BoardPoint,
  ConnectorEnd,
  ConnectorHead,
  ElementExtras,
  ElementStyle,
  ShapeKind,
} from '../document/index.ts';
import { endAtShares } from '../kinds/connector/endPlace.ts';
import { turned } from '../layout/geometry.ts';
import { colorOf, paintOf } from './color.ts';
import { coordinate, type Draft, fontSize, given, linkOf, rotation, size } from './draft.ts';
import { pictureOf } from './excalidrawPictures.ts';
import { isRecord, listOf, textOf } from './json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Distance between the items of a library, and how wide a row of them gets. */
const SHELF = { gap: 120, width: 2400 };

/** The texts of other programs are set in other fonts: room so that lines do not break where they did not. */
const SLACK = 1.15;

const SHAPES: Readonly<Record<string, ShapeKind>> = {
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  diamond: 'diamond',
  image: 'rectangle',
  iframe: 'rectangle',
  embeddable: 'rectangle',
};

function headOf(value: unknown): ConnectorHead {
  switch (value) {
    case 'arrow':
      return 'arrow';
    case 'triangle':
    case 'triangle_outline':
      return 'triangle';
    case 'dot':
    case 'circle':
    case 'circle_outline':
      return 'dot';
    case 'diamond':
    case 'diamond_outline':
      return 'diamond';
    case 'bar':
    case 'cardinality_one':
    case 'cardinality_many':
    case 'cardinality_one_or_many':
    case 'crowfoot_one':
    case 'crowfoot_many':
    case 'crowfoot_one_or_many':
      return 'bar';
    default:
      return 'none';
  }
}

const oneOf = <T extends string>(value: unknown, allowed: readonly T[]): T | undefined =>
  allowed.find((name) => name === value);

/** How the outline and the inside of an element look. */
function lookOf(element: Fields): ElementStyle {
  return given({
    fill: paintOf(element['backgroundColor']) ?? 'none',
    stroke: paintOf(element['strokeColor']) ?? 'ink',
    strokeWidth: Math.min(40, Math.max(0, coordinate(element['strokeWidth'], 2))),
    dash: oneOf(element['strokeStyle'], ['dashed', 'dotted']),
  });
}

/** How a text looks. */
function textLookOf(element: Fields): ElementStyle {
  return given({
    textColor: colorOf(element['strokeColor']) ?? undefined,
    fontSize: fontSize(element['fontSize']),
    align: oneOf(element['textAlign'], ['left', 'center', 'right']),
    verticalAlign: oneOf(element['verticalAlign'], ['top', 'middle', 'bottom']),
  });
}

/** True for round corners, as newer and older files say it. */
const isRound = (element: Fields): boolean =>
  isRecord(element['roundness']) || element['strokeSharpness'] === 'round';

/** A share that differs from a half by less is a half: arrows are kept off the very middle. */
const MIDDLE = 0.01;

const nearMiddle = (share: number): number => (Math.abs(share - 0.5) < MIDDLE ? 0.5 : share);

/** Where a point is in the box of an element, in shares of its width and height, before it is turned. */
function sharesOf(element: Fields, point: BoardPoint): [number, number] {
  const [w, h] = [size(element['width']), size(element['height'])];
  const [x, y] = [coordinate(element['x']), coordinate(element['y'])];
  const angle = (coordinate(element['angle'], 0) * -180) / Math.PI;
  const upright = turned(point, { x: x + w / 2, y: y + h / 2 }, angle);
  const share = (value: number) => nearMiddle(Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000);
  return [share((upright.x - x) / w), share((upright.y - y) / h)];
}

/** The elements of one scene, or of one item of a library. */
class SceneReader {
  private readonly ids = new Map<string, string>();
  private readonly labels = new Map<string, Fields>();
  private readonly groups = new Map<string, string>();
  private readonly elements: Fields[];
  private readonly byId: ReadonlyMap<unknown, Fields>;
  private readonly draft: Draft;
  private readonly files: Fields;

  constructor(draft: Draft, elements: readonly unknown[], files: unknown) {
    this.draft = draft;
    this.files = isRecord(files) ? files : {};
    this.elements = elements.filter(isRecord).filter((element) => element['isDeleted'] !== true);
    this.byId = new Map(this.elements.map((element) => [element['id'], element]));
    for (const element of this.elements) {
      const container = element['containerId'];
      if (element['type'] === 'text' && typeof container === 'string' && this.byId.has(container))
        this.labels.set(container, element);
    }
  }

  read(): void {
    const labels = new Set(this.labels.values());
    const lines: Fields[] = [];
    for (const element of this.elements) {
      const type = textOf(element['type']);
      if (type === 'arrow' || type === 'line' || type === 'freedraw') lines.push(element);
      else if (!labels.has(element)) this.addBox(element, type);
    }
    // After what they hold on to.
    for (const element of lines) this.addLine(element);
  }

  /** The innermost group of an element; groups are named from the inside out. */
  private groupOf(element: Fields): string | undefined {
    let around: string | undefined;
    for (const name of listOf(element['groupIds']).map(textOf).toReversed()) {
      const known = this.groups.get(name);
      const id = known ?? this.draft.add({ type: 'group', ...given({ container: around }) });
      this.groups.set(name, id);
      around = id;
    }
    return around;
  }

  private extras(element: Fields): Partial<ElementExtras> {
    const opacity = coordinate(element['opacity'], 100) / 100;
    const link = linkOf(element['link']);
    if (link === undefined && textOf(element['link']) !== '') this.draft.losses.add('links');
    return given({
      container: this.groupOf(element),
      link,
      locked: element['locked'] === true ? (true as const) : undefined,
      opacity: opacity < 1 ? Math.max(0, opacity) : undefined,
      rotation: rotation((coordinate(element['angle'], 0) * 180) / Math.PI),
    });
  }

  private addBox(element: Fields, type: string): void {
    const box = {
      x: coordinate(element['x']),
      y: coordinate(element['y']),
      w: size(element['width']),
      h: size(element['height']),
    };
    const id = textOf(element['id']);
    const extras = this.extras(element);
    const asset = type === 'image' ? pictureOf(this.draft, element, this.files) : null;
    if (asset !== null) {
      this.ids.set(id, this.draft.add({ type: 'picture', ...box, ...extras, asset }));
    } else if (type === 'text') {
      const text = textOf(element['originalText']) || textOf(element['text']);
      const w = size(box.w * SLACK + 8);
      const shift = { center: (w - box.w) / 2, right: w - box.w, left: 0 };
      const x = coordinate(box.x - shift[oneOf(element['textAlign'], ['center', 'right']) ?? 'left']);
      this.ids.set(
        id,
        this.draft.add({ type: 'text', ...box, x, w, ...extras, text, style: textLookOf(element) }),
      );
    } else if (type === 'frame' || type === 'magicframe') {
      this.ids.set(id, this.draft.add({ type: 'frame', ...box, ...extras, text: textOf(element['name']) }));
    } else {
      const shape = Object.hasOwn(SHAPES, type) ? SHAPES[type] : undefined;
      if (shape === undefined) this.draft.losses.add('shapes');
      if (type === 'image' || type === 'iframe' || type === 'embeddable') this.draft.losses.add('pictures');
      const isRounded = shape === 'rectangle' && isRound(element);
      const label = this.labels.get(id);
      const added = this.draft.add({
        type: 'shape',
        shape: isRounded ? 'rounded' : (shape ?? 'rectangle'),
        ...box,
        ...extras,
        text: label ? textOf(label['originalText']) || textOf(label['text']) : '',
        style: {
          ...lookOf(element),
          ...(shape === 'rectangle' && !isRounded ? { corners: 'sharp' as const } : {}),
          ...(label ? textLookOf(label) : {}),
        },
      });
      this.ids.set(id, added);
    }
  }

  /** The points of a line on the board: they count from its corner, turned with it around its middle. */
  private pointsOf(element: Fields): BoardPoint[] {
    const [x, y] = [coordinate(element['x']), coordinate(element['y'])];
    const points = listOf(element['points']).map((point) => {
      const [across, down] = listOf(point);
      return { x: x + coordinate(across), y: y + coordinate(down) };
    });
    const angle = coordinate(element['angle'], 0);
    if (angle === 0 || points.length === 0) return points;
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return points.map((point) => {
      const [dx, dy] = [point.x - middle.x, point.y - middle.y];
      return { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos };
    });
  }

  /**
   * What an end of an arrow holds on to. Arrows with right angles, and those whose ends are put inside of an element, name a fixed
   * point of it; others may aim past its middle, and stay where they end.
   */
  private endOf(binding: unknown, end: BoardPoint | undefined, isElbow: boolean): ConnectorEnd | undefined {
    if (!isRecord(binding)) return undefined;
    const held = textOf(binding['elementId']);
    const id = this.ids.get(held);
    if (id === undefined) return undefined;
    const point = listOf(binding['fixedPoint']).map((share) =>
      Math.min(1, Math.max(0, coordinate(share, 0.5))),
    );
    const [x, y] = point;
    const isAtMiddle = point.every((share) => Math.abs(share - 0.5) < MIDDLE);
    if (x === undefined || y === undefined || isAtMiddle) return { element: id, anchor: 'auto' };
    if (isElbow || binding['mode'] === 'inside') return endAtShares(id, [nearMiddle(x), nearMiddle(y)]);
    const element = this.byId.get(held);
    return element && end ? endAtShares(id, sharesOf(element, end)) : { element: id, anchor: 'auto' };
  }

  private addLine(element: Fields): void {
    const points = this.pointsOf(element);
    if (points.length < 2) return;
    const isElbow = element['elbowed'] === true;
    const from = this.endOf(element['startBinding'], points[0], isElbow);
    const to = this.endOf(element['endBinding'], points.at(-1), isElbow);
    const { fill, ...look } = lookOf(element);
    const label = this.labels.get(textOf(element['id']));
    const isArrow = element['type'] === 'arrow';
    const { rotation: _turned, ...extras } = this.extras(element);
    const line = {
      ...extras,
      style: { ...look, ...(label ? textLookOf(label) : {}) },
      text: label ? textOf(label['originalText']) || textOf(label['text']) : '',
      fromHead: headOf(element['startArrowhead']),
      toHead:
        isArrow && element['endArrowhead'] === undefined
          ? ('arrow' as const)
          : headOf(element['endArrowhead']),
    };
    const isCurved = isRound(element) || element['type'] === 'freedraw';
    if (fill !== 'none' && points.length > 2) this.draft.losses.add('fills');
    const isPlain =
      line.fromHead === 'none' && line.toHead === 'none' && from === undefined && to === undefined;
    if (isCurved && isPlain && points.length > 2 && line.text === '' && look.dash === undefined) {
      const pressures = listOf(element['pressures']).map((pressure) => coordinate(pressure, 0.5));
      const isDrawn = element['type'] === 'freedraw';
      const { text: _text, fromHead: _from, toHead: _to, ...drawing } = line;
      if (isDrawn)
        this.draft.addDrawing(points, {
          ...drawing,
          ...(pressures.length === points.length ? { pressures } : {}),
        });
      else this.draft.addDrawing(curveThrough(points), drawing);
      return;
    }
    const route = isElbow ? 'elbow' : isCurved && points.length > 2 ? 'curved' : 'straight';
    const [start, end] = [points[0], points.at(-1)];
    const isRouted = isElbow && start !== undefined && end !== undefined;
    const through = isRouted ? [start, ...this.fixedOf(element), end] : points;
    this.draft.addPath(through, { ...line, route, ...given({ from, to }) });
  }

  /** What of a line of right angles somebody has put where it is, by the middles of its stretches; the rest is routed again. */
  private fixedOf(element: Fields): BoardPoint[] {
    const [x, y] = [coordinate(element['x']), coordinate(element['y'])];
    return listOf(element['fixedSegments'])
      .filter(isRecord)
      .map((segment) => {
        const [start, end] = [listOf(segment['start']), listOf(segment['end'])];
        return {
          x: x + (coordinate(start[0]) + coordinate(end[0])) / 2,
          y: y + (coordinate(start[1]) + coordinate(end[1])) / 2,
        };
      });
  }
}

/** So many points for each stretch of a curve. */
const STEPS = 8;

/** Points on a smooth curve through points (Catmull-Rom). */
function curveThrough(points: readonly BoardPoint[]): BoardPoint[] {
  const at = (index: number): BoardPoint =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? { x: 0, y: 0 };
  const curve: BoardPoint[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      const along = (a: number, b: number, c: number, d: number) =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
      curve.push({
        x: along(before.x, start.x, end.x, after.x),
        y: along(before.y, start.y, end.y, after.y),
      });
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}

/** Reads a drawing of Excalidraw: a file, or what its clipboard holds. */
export function importExcalidraw(scene: Fields, draft: Draft): void {
  new SceneReader(draft, listOf(scene['elements']), scene['files']).read();
}

/** Reads a library of Excalidraw; its items are set out in rows. */
export function importExcalidrawLibrary(library: Fields, draft: Draft): void {
  let [x, y, rowHeight] = [0, 0, 0];
  for (const item of [...listOf(library['libraryItems']), ...listOf(library['library'])]) {
    const start = draft.count;
    const { elements, files = library['files'] } = isRecord(item) ? item : { elements: item };
    new SceneReader(draft, listOf(elements), files).read();
    const bounds = draft.boundsFrom(start);
    if (!bounds) continue;
    if (x > 0 && x + bounds.w > SHELF.width) [x, y, rowHeight] = [0, y + rowHeight + SHELF.gap, 0];
    draft.moveFrom(start, x - bounds.x, y - bounds.y);
    x += bounds.w + SHELF.gap;
    rowHeight = Math.max(rowHeight, bounds.h);
  }
}
