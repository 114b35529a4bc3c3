import type { BoardBox } from '../document/index.ts';
import type { TextMeasurer } from '../layout/index.ts';
import type { Ink } from './ink.ts';
import type { ExportPicture } from './pictureFile.ts';
import type { PathStep, Pen, VectorPicture, VectorSink, VectorText } from './vectorContext.ts';
import { xmlAttributes, xmlText } from './xmlText.ts';

/** A number without digits that nobody sees. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

function dataOf(path: readonly PathStep[]): string {
  return path
    .map(([step, ...numbers]) => {
      const letter = step === 'move' ? 'M' : step === 'line' ? 'L' : step === 'curve' ? 'C' : 'Z';
      return letter + numbers.map(short).join(' ');
    })
    .join('');
}

/** Bytes as text; in parts, since calls take only so many arguments. */
function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}

const inkAttributes = ({ color, alpha }: Ink, use: 'fill' | 'stroke') => ({
  [use]: color,
  [`${use}-opacity`]: alpha === 1 ? undefined : short(alpha),
});

const ANCHORS: Readonly<Partial<Record<CanvasTextAlign, string>>> = {
  center: 'middle',
  right: 'end',
  end: 'end',
};

/** The same for lines that run from right to left: they start at the right. */
const ANCHORS_FROM_RIGHT: typeof ANCHORS = { center: 'middle', left: 'end', end: 'end' };

/** Writes a board as SVG: texts are texts, which can be searched, selected and read out. */
export class SvgSink implements VectorSink {
  private readonly parts: string[] = [];
  private clips = 0;
  /** Ids of the pictures that are in the file. */
  private readonly pictures = new Map<ExportPicture, string>();
  /** How many groups each saved state has open. */
  private readonly open: number[] = [0];
  private readonly measurer: TextMeasurer;

  constructor(measurer: TextMeasurer) {
    this.measurer = measurer;
  }

  fill(path: readonly PathStep[], ink: Ink): void {
    this.parts.push(`<path${xmlAttributes({ d: dataOf(path), ...inkAttributes(ink, 'fill') })}/>`);
  }

  stroke(path: readonly PathStep[], pen: Pen): void {
    const attributes = {
      d: dataOf(path),
      fill: 'none',
      ...inkAttributes(pen, 'stroke'),
      'stroke-width': short(pen.width),
      'stroke-linecap': pen.cap === 'butt' ? undefined : pen.cap,
      'stroke-linejoin': pen.join === 'miter' ? undefined : pen.join,
      'stroke-dasharray': pen.dash.length === 0 ? undefined : pen.dash.map(short).join(' '),
    };
    this.parts.push(`<path${xmlAttributes(attributes)}/>`);
  }

  text(line: VectorText): void {
    const { text, size, weight, italic, family, align, direction } = line;
    const [a, b, c, d, e, f] = line.matrix;
    const isUpright = a === 1 && b === 0 && c === 0 && d === 1;
    // As wide as on the board, whatever fonts there are where the file is opened.
    const width = this.measurer.widthOf(text, { bold: weight > 500, italic }, size);
    const isLong = [...text].length > 1;
    const attributes = {
      x: isUpright ? short(e) : undefined,
      y: isUpright ? short(f) : undefined,
      transform: isUpright
        ? undefined
        : `matrix(${[a, b, c, d].map((each) => String(Math.round(each * 1e4) / 1e4)).join(' ')} ${short(e)} ${short(f)})`,
      ...inkAttributes(line, 'fill'),
      'font-family': family.replaceAll('"', "'"),
      'font-size': short(size),
      'font-weight': weight,
      'font-style': italic ? 'italic' : undefined,
      direction: direction === 'rtl' ? direction : undefined,
      'text-anchor': (direction === 'rtl' ? ANCHORS_FROM_RIGHT : ANCHORS)[align],
      textLength: isLong ? short(width) : undefined,
      lengthAdjust: isLong ? 'spacingAndGlyphs' : undefined,
      'xml:space': 'preserve',
    };
    this.parts.push(`<text${xmlAttributes(attributes)}>${xmlText(text)}</text>`);
  }

  picture({ picture, matrix, alpha }: VectorPicture): void {
    const id = this.pictures.get(picture) ?? this.embed(picture);
    const attributes = {
      href: `#${id}`,
      transform: `matrix(${matrix.map(short).join(' ')})`,
      opacity: alpha === 1 ? undefined : short(alpha),
    };
    this.parts.push(`<use${xmlAttributes(attributes)}/>`);
  }

  /** Puts a picture into the file, where it can be shown any number of times; gives its id. */
  private embed(picture: ExportPicture): string {
    const id = `picture${this.pictures.size + 1}`;
    this.pictures.set(picture, id);
    const attributes = {
      id,
      width: 1,
      height: 1,
      preserveAspectRatio: 'none',
      href: `data:${picture.type};base64,${base64Of(picture.bytes)}`,
    };
    this.parts.push(`<defs><image${xmlAttributes(attributes)}/></defs>`);
    return id;
  }

  clip(path: readonly PathStep[]): void {
    const id = `clip${++this.clips}`;
    this.parts.push(`<clipPath id="${id}"><path d="${dataOf(path)}"/></clipPath><g clip-path="url(#${id})">`);
    this.open[this.open.length - 1] = (this.open.at(-1) ?? 0) + 1;
  }

  save(): void {
    this.open.push(0);
  }

  restore(): void {
    this.parts.push('</g>'.repeat(this.open.pop() ?? 0));
  }

  /** Lets an area lead to an address. */
  link({ x, y, w, h }: BoardBox, href: string): void {
    const area = { x: short(x), y: short(y), width: short(w), height: short(h), 'fill-opacity': 0 };
    this.parts.push(
      `<a${xmlAttributes({ href, target: '_blank', rel: 'noopener noreferrer' })}><rect${xmlAttributes(area)}/></a>`,
    );
  }

  /** The finished file. */
  file({ w, h }: Pick<BoardBox, 'w' | 'h'>, title: string): string {
    while (this.open.length > 0) this.restore();
    const size = { width: short(w), height: short(h), viewBox: `0 0 ${short(w)} ${short(h)}` };
    return `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"${xmlAttributes(size)} role="img">\n<title>${xmlText(title)}</title>\n${this.parts.join('\n')}\n</svg>\n`;
  }
}
