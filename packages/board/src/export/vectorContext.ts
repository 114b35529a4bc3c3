import type { BoardBox } from '../document/index.ts';
import type { BoardContext } from '../render/index.ts';
import { inkOf, type Ink } from './ink.ts';
import type { ExportPicture } from './pictureFile.ts';
import { growth, moved, times, type Matrix } from './pointMatrix.ts';

/** A step of a path, in units of the surface. */
export type PathStep =
  | readonly ['move' | 'line', x: number, y: number]
  | readonly ['curve', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['close'];

/** How a line is drawn. */
export interface Pen extends Ink {
  readonly width: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
  readonly dash: readonly number[];
}

/** A line of text and where it stands. */
export interface VectorText extends Ink {
  readonly text: string;
  /** From the units of the text, whose origin is its anchor on the baseline, to those of the surface. */
  readonly matrix: Matrix;
  readonly size: number;
  readonly weight: number;
  readonly italic: boolean;
  readonly family: string;
  readonly align: CanvasTextAlign;
  readonly direction: CanvasDirection;
}

/** A picture and where it stands. */
export interface VectorPicture {
  readonly picture: ExportPicture;
  /** From a square of size 1, whose origin is its upper left corner, to the units of the surface. */
  readonly matrix: Matrix;
  readonly alpha: number;
}

/** Takes what a board is painted with, as lines, areas and texts rather than pixels. */
export interface VectorSink {
  fill(path: readonly PathStep[], ink: Ink): void;
  stroke(path: readonly PathStep[], pen: Pen): void;
  text(text: VectorText): void;
  picture(picture: VectorPicture): void;
  /** Nothing outside of a path is shown until the state before is restored. */
  clip(path: readonly PathStep[]): void;
  save(): void;
  restore(): void;
}

interface State {
  matrix: Matrix;
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  globalAlpha: number;
  font: string;
  textAlign: CanvasTextAlign;
  textBaseline: CanvasTextBaseline;
  direction: CanvasDirection;
  dash: readonly number[];
}

const START: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  fillStyle: '#000000',
  strokeStyle: '#000000',
  lineWidth: 1,
  lineCap: 'butt',
  lineJoin: 'miter',
  globalAlpha: 1,
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  direction: 'ltr',
  dash: [],
};

/** How far the handles of a curve stand off that makes a quarter of a circle. */
const QUARTER = 0.552_284_75;

/** Half the height of capitals: how far a text that is centred stands above its middle. */
const MIDDLE = 0.36;

/** The context that boards are painted on, for files that keep lines and texts as such. */
export class VectorContext implements BoardContext {
  private state: State = { ...START };
  private readonly saved: State[] = [];
  private path: PathStep[] = [];
  private readonly sink: VectorSink;

  constructor(sink: VectorSink) {
    this.sink = sink;
  }

  get fillStyle(): string {
    return this.state.fillStyle;
  }
  set fillStyle(style: string | CanvasGradient | CanvasPattern) {
    if (typeof style === 'string') this.state.fillStyle = style;
  }
  get strokeStyle(): string {
    return this.state.strokeStyle;
  }
  set strokeStyle(style: string | CanvasGradient | CanvasPattern) {
    if (typeof style === 'string') this.state.strokeStyle = style;
  }
  get lineWidth(): number {
    return this.state.lineWidth;
  }
  set lineWidth(width: number) {
    this.state.lineWidth = width;
  }
  get lineCap(): CanvasLineCap {
    return this.state.lineCap;
  }
  set lineCap(cap: CanvasLineCap) {
    this.state.lineCap = cap;
  }
  get lineJoin(): CanvasLineJoin {
    return this.state.lineJoin;
  }
  set lineJoin(join: CanvasLineJoin) {
    this.state.lineJoin = join;
  }
  get globalAlpha(): number {
    return this.state.globalAlpha;
  }
  set globalAlpha(alpha: number) {
    this.state.globalAlpha = alpha;
  }
  get font(): string {
    return this.state.font;
  }
  set font(font: string) {
    this.state.font = font;
  }
  get textAlign(): CanvasTextAlign {
    return this.state.textAlign;
  }
  set textAlign(align: CanvasTextAlign) {
    this.state.textAlign = align;
  }
  get direction(): CanvasDirection {
    return this.state.direction;
  }
  set direction(direction: CanvasDirection) {
    this.state.direction = direction;
  }
  get textBaseline(): CanvasTextBaseline {
    return this.state.textBaseline;
  }
  set textBaseline(baseline: CanvasTextBaseline) {
    this.state.textBaseline = baseline;
  }

  save(): void {
    this.saved.push({ ...this.state });
    this.sink.save();
  }

  restore(): void {
    const before = this.saved.pop();
    if (!before) return;
    this.state = before;
    this.sink.restore();
  }

  setTransform(a?: number | DOMMatrix2DInit, b = 0, c = 0, d = 1, e = 0, f = 0): void {
    if (typeof a === 'number') this.state.matrix = [a, b, c, d, e, f];
  }

  translate(x: number, y: number): void {
    this.state.matrix = times(this.state.matrix, [1, 0, 0, 1, x, y]);
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.state.matrix = times(this.state.matrix, [cos, sin, -sin, cos, 0, 0]);
  }

  setLineDash(dash: Iterable<number>): void {
    this.state.dash = [...dash];
  }

  beginPath(): void {
    this.path = [];
  }

  closePath(): void {
    if (this.path.length > 0) this.path.push(['close']);
  }

  moveTo(x: number, y: number): void {
    const to = moved(this.state.matrix, x, y);
    this.path.push(['move', to.x, to.y]);
  }

  lineTo(x: number, y: number): void {
    if (this.path.length === 0) return this.moveTo(x, y);
    const to = moved(this.state.matrix, x, y);
    this.path.push(['line', to.x, to.y]);
  }

  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    if (this.path.length === 0) this.moveTo(x1, y1);
    const { matrix } = this.state;
    const [first, second, to] = [moved(matrix, x1, y1), moved(matrix, x2, y2), moved(matrix, x, y)];
    this.path.push(['curve', first.x, first.y, second.x, second.y, to.x, to.y]);
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.ellipse(x, y, radius, radius, 0, from, to);
  }

  ellipse(x: number, y: number, rx: number, ry: number, rotation: number, from: number, to: number): void {
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    const at = (px: number, py: number): readonly [number, number] => [
      x + cos * px * rx - sin * py * ry,
      y + sin * px * rx + cos * py * ry,
    ];
    const isWhole = Math.abs(to - from) >= Math.PI * 2;
    const span = isWhole ? Math.PI * 2 : (((to - from) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2);
    const parts = Math.max(1, Math.ceil(span / (Math.PI / 2) - 1e-9));
    const step = span / parts;
    const reach = (4 / 3) * Math.tan(step / 4);
    if (this.path.length === 0) this.moveTo(...at(Math.cos(from), Math.sin(from)));
    else this.lineTo(...at(Math.cos(from), Math.sin(from)));
    for (let part = 0; part < parts; part++) {
      const [a, b] = [from + part * step, from + (part + 1) * step];
      this.bezierCurveTo(
        ...at(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
        ...at(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
        ...at(Math.cos(b), Math.sin(b)),
      );
    }
    if (isWhole) this.closePath();
  }

  rect(x: number, y: number, w: number, h: number): void {
    this.moveTo(x, y);
    this.lineTo(x + w, y);
    this.lineTo(x + w, y + h);
    this.lineTo(x, y + h);
    this.closePath();
  }

  roundRect(
    x: number,
    y: number,
    w: number,
    h: number,
    radii?: number | DOMPointInit | (number | DOMPointInit)[],
  ): void {
    const asked = typeof radii === 'number' ? radii : 0;
    const r = Math.max(0, Math.min(asked, Math.abs(w) / 2, Math.abs(h) / 2));
    if (r === 0) return this.rect(x, y, w, h);
    const k = r * (1 - QUARTER);
    this.moveTo(x + r, y);
    this.lineTo(x + w - r, y);
    this.bezierCurveTo(x + w - k, y, x + w, y + k, x + w, y + r);
    this.lineTo(x + w, y + h - r);
    this.bezierCurveTo(x + w, y + h - k, x + w - k, y + h, x + w - r, y + h);
    this.lineTo(x + r, y + h);
    this.bezierCurveTo(x + k, y + h, x, y + h - k, x, y + h - r);
    this.lineTo(x, y + r);
    this.bezierCurveTo(x, y + k, x + k, y, x + r, y);
    this.closePath();
  }

  fill(): void {
    const { fillStyle, globalAlpha } = this.state;
    if (this.path.length > 0) this.sink.fill(this.path, inkOf(fillStyle, globalAlpha));
  }

  stroke(): void {
    const { strokeStyle, globalAlpha, lineWidth, lineCap, lineJoin, dash, matrix } = this.state;
    if (this.path.length === 0) return;
    const scale = growth(matrix);
    this.sink.stroke(this.path, {
      ...inkOf(strokeStyle, globalAlpha),
      width: lineWidth * scale,
      cap: lineCap,
      join: lineJoin,
      dash: dash.map((length) => length * scale),
    });
  }

  clip(): void {
    this.sink.clip(this.path);
  }

  fillRect(x: number, y: number, w: number, h: number): void {
    const before = this.path;
    this.path = [];
    this.rect(x, y, w, h);
    this.fill();
    this.path = before;
  }

  strokeRect(x: number, y: number, w: number, h: number): void {
    const before = this.path;
    this.path = [];
    this.rect(x, y, w, h);
    this.stroke();
    this.path = before;
  }

  placePicture(picture: ExportPicture, { x, y, w, h }: BoardBox): void {
    const { matrix, globalAlpha } = this.state;
    this.sink.picture({ picture, matrix: times(matrix, [w, 0, 0, h, x, y]), alpha: globalAlpha });
  }

  fillText(text: string, x: number, y: number): void {
    const { font, fillStyle, globalAlpha, textAlign, textBaseline, direction, matrix } = this.state;
    const parts = /^(italic )?(?:(\d+) )?([\d.]+)px (.+)$/.exec(font);
    if (!parts) return;
    const size = Number(parts[3]);
    const down = textBaseline === 'middle' ? size * MIDDLE : 0;
    this.sink.text({
      ...inkOf(fillStyle, globalAlpha),
      text,
      matrix: times(matrix, [1, 0, 0, 1, x, y + down]),
      size,
      weight: Number(parts[2] ?? 400),
      italic: parts[1] !== undefined,
      family: parts[4] ?? 'sans-serif',
      align: textAlign,
      direction,
    });
  }
}
