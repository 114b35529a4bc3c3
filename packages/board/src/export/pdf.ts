import { PDFDocument, PDFHexString, PDFName, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import type { BoardBox } from '../document/index.ts';
import type { Ink } from './ink.ts';
import { moved, type Matrix } from './pointMatrix.ts';
import { PdfFonts, type LoadedFont } from './pdfFonts.ts';
import { pdfNumber, PdfGlyphs } from './pdfGlyphs.ts';
import { PdfTextSetter, type PaintedText, type PaintText } from './pdfText.ts';
import type { PageLink } from './pages.ts';
import type { ExportPicture } from './pictureFile.ts';
import type { PathStep, Pen, VectorPicture, VectorSink, VectorText } from './vectorContext.ts';

/** Points for each unit of a board. */
const POINTS = 0.75;
/** No page may be longer or shorter. */
const PAGE = { least: 3, most: 14_400 } as const;
/** How slanted letters lean for which there is no italic, as browsers do it. */
const SLANT = 0.25;
const CAPS: Readonly<Record<CanvasLineCap, number>> = { butt: 0, round: 1, square: 2 };
const JOINS: Readonly<Record<CanvasLineJoin, number>> = { miter: 0, round: 1, bevel: 2 };

const numbers = (values: readonly number[]): string => values.map(pdfNumber).join(' ');

function colorOf(hex: string): string {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return numbers([(value >> 16) & 255, (value >> 8) & 255, value & 255].map((part) => part / 255));
}

/** What the pages of a document share. */
class PdfParts {
  readonly glyphs: PdfGlyphs;
  readonly setter: PdfTextSetter;
  private readonly context: PDFContext;
  private readonly alphas = new Map<string, string>();
  private readonly pictures: PDFRef[] = [];
  private readonly named = new Map<ExportPicture, string>();

  constructor(context: PDFContext, fonts: PdfFonts, paint: PaintText) {
    this.context = context;
    this.glyphs = new PdfGlyphs(context);
    this.setter = new PdfTextSetter(fonts, this.glyphs, paint);
  }

  /** The name of a state in which everything covers that much. */
  alphaName(alpha: number): string {
    const value = pdfNumber(Math.min(1, Math.max(0, alpha)));
    const name = this.alphas.get(value) ?? `A${this.alphas.size + 1}`;
    this.alphas.set(value, name);
    return name;
  }

  /** The name of a picture of the board, which is in the document once. */
  nameOf(picture: ExportPicture): string {
    const { width, height } = picture;
    const name = this.named.get(picture) ?? this.pictureName({ width, height, pixels: picture.pixels() });
    this.named.set(picture, name);
    return name;
  }

  /** Adds a picture; gives its name. */
  pictureName({ width, height, pixels }: Pick<PaintedText, 'width' | 'height' | 'pixels'>): string {
    const colors = new Uint8Array(width * height * 3);
    const cover = new Uint8Array(width * height);
    for (let at = 0; at < cover.length; at++) {
      colors.set(pixels.subarray(at * 4, at * 4 + 3), at * 3);
      cover[at] = pixels[at * 4 + 3] ?? 0;
    }
    const size = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
    const mask = this.context.register(
      this.context.flateStream(cover, { ...size, ColorSpace: 'DeviceGray' }),
    );
    const picture = this.context.flateStream(colors, { ...size, ColorSpace: 'DeviceRGB', SMask: mask });
    this.pictures.push(this.context.register(picture));
    return `P${this.pictures.length}`;
  }

  finish(): PDFRef {
    const states = Object.fromEntries(
      [...this.alphas].map(([alpha, name]) => [
        name,
        { Type: 'ExtGState', ca: Number(alpha), CA: Number(alpha) },
      ]),
    );
    const pictures = Object.fromEntries(this.pictures.map((ref, index) => [`P${index + 1}`, ref]));
    return this.context.register(
      this.context.obj({ Font: this.glyphs.finish(), ExtGState: states, XObject: pictures }),
    );
  }
}

/** Writes what a board is painted with as operators of a page, whose points count from below. */
class PdfSink implements VectorSink {
  readonly operators: string[] = [];
  private readonly parts: PdfParts;
  private readonly height: number;

  constructor(parts: PdfParts, height: number) {
    this.parts = parts;
    this.height = height;
  }

  private trace(path: readonly PathStep[]): string {
    return path
      .map(([step, ...points]) => {
        const turned = points.map((value, index) => (index % 2 === 0 ? value : this.height - value));
        const operator = step === 'move' ? 'm' : step === 'line' ? 'l' : step === 'curve' ? 'c' : 'h';
        return `${numbers(turned)} ${operator}`.trim();
      })
      .join('\n');
  }

  fill(path: readonly PathStep[], { color, alpha }: Ink): void {
    this.operators.push(`/${this.parts.alphaName(alpha)} gs ${colorOf(color)} rg`, this.trace(path), 'f');
  }

  stroke(path: readonly PathStep[], { color, alpha, width, cap, join, dash }: Pen): void {
    this.operators.push(
      `/${this.parts.alphaName(alpha)} gs ${colorOf(color)} RG ${pdfNumber(width)} w ${CAPS[cap]} J ${JOINS[join]} j [${numbers(dash)}] 0 d`,
      this.trace(path),
      'S',
    );
  }

  text(line: VectorText): void {
    const pieces = this.parts.setter.piecesOf(line);
    const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
    let x =
      line.align === 'center' ? -width / 2 : line.align === 'right' || line.align === 'end' ? -width : 0;
    this.operators.push(`/${this.parts.alphaName(line.alpha)} gs ${colorOf(line.color)} rg`);
    for (const piece of pieces) {
      if ('shown' in piece)
        this.show(piece.font, piece.shown, this.textMatrix(line, x, line.italic ? SLANT : 0));
      else {
        if (piece.picture) this.paintedText(piece.picture, line, x);
        const { font, code } = piece.hidden;
        this.show(font, `<${code.toString(16).padStart(2, '0')}>`, this.textMatrix(line, x, 0));
      }
      x += piece.width;
    }
  }

  picture({ picture, matrix, alpha }: VectorPicture): void {
    const [a, b, c, d] = matrix;
    const corner = moved(matrix, 0, 1);
    const place: Matrix = [a, -b, -c, d, corner.x, this.height - corner.y];
    this.operators.push(
      `q /${this.parts.alphaName(alpha)} gs ${numbers(place)} cm /${this.parts.nameOf(picture)} Do Q`,
    );
  }

  private show(font: string, shown: string, matrix: Matrix): void {
    this.operators.push(`BT /${font} 1 Tf ${numbers(matrix)} Tm [${shown}] TJ ET`);
  }

  /** From a text of size 1 whose letters stand upwards to the page. */
  private textMatrix({ matrix, size }: VectorText, x: number, slant: number): Matrix {
    const [a, b, c, d] = matrix;
    const at = moved(matrix, x, 0);
    const right = [a * size, -b * size] as const;
    return [...right, -c * size + slant * right[0], d * size + slant * right[1], at.x, this.height - at.y];
  }

  private paintedText(picture: PaintedText, { matrix }: VectorText, x: number): void {
    const { width, height, density, left, top } = picture;
    const [a, b, c, d] = matrix;
    const [w, h] = [width / density, height / density];
    // Pictures fill the unit square, which stands upwards: its origin is their corner below left.
    const corner = moved(matrix, x - left, h - top);
    const place: Matrix = [a * w, -b * w, -c * h, d * h, corner.x, this.height - corner.y];
    this.operators.push(`q ${numbers(place)} cm /${this.parts.pictureName(picture)} Do Q`);
  }

  clip(path: readonly PathStep[]): void {
    this.operators.push(this.trace(path), 'W n');
  }

  save(): void {
    this.operators.push('q');
  }

  restore(): void {
    this.operators.push('Q');
  }
}

/** A page in the making. */
export interface PdfPage {
  readonly title: string;
  /** Its size in units of the board. */
  readonly size: Pick<BoardBox, 'w' | 'h'>;
  /** Areas of it, in units of the board, that lead to an address. */
  readonly links: readonly PageLink[];
  /** Paints it; a unit of the board is `scale` units of the sink. */
  readonly paint: (sink: VectorSink, scale: number) => void;
}

/** Makes a document page by page: its texts can be searched, and it needs no fonts where it is opened. */
export class PdfWriter {
  private readonly doc: PDFDocument;
  private readonly parts: PdfParts;
  private readonly titles: { readonly title: string; readonly page: PDFRef }[] = [];

  private constructor(doc: PDFDocument, fonts: readonly LoadedFont[], paint: PaintText) {
    this.doc = doc;
    this.parts = new PdfParts(doc.context, new PdfFonts(fonts), paint);
  }

  static async begin(
    fonts: readonly LoadedFont[],
    { title, paint }: { readonly title: string; readonly paint: PaintText },
  ): Promise<PdfWriter> {
    const doc = await PDFDocument.create();
    doc.setTitle(title, { showInWindowTitleBar: true });
    doc.setCreator('Boardwalk');
    doc.setProducer('Boardwalk');
    return new PdfWriter(doc, fonts, paint);
  }

  add({ title, size, links, paint }: PdfPage): void {
    const scale = Math.min(POINTS, PAGE.most / Math.max(size.w, size.h));
    const [width, height] = [size.w, size.h].map((length) => Math.max(PAGE.least, length * scale)) as [
      number,
      number,
    ];
    const page = this.doc.addPage([width, height]);
    const sink = new PdfSink(this.parts, height);
    paint(sink, scale);
    const content = this.doc.context.register(this.doc.context.flateStream(sink.operators.join('\n')));
    page.node.set(PDFName.of('Contents'), content);
    const areas = links.map(({ box: { x, y, w, h }, href }) => ({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [x * scale, height - (y + h) * scale, (x + w) * scale, height - y * scale],
      Border: [0, 0, 0],
      A: { Type: 'Action', S: 'URI', URI: PDFString.of(href) },
    }));
    const { context } = this.doc;
    if (areas.length > 0)
      page.node.set(
        PDFName.of('Annots'),
        context.obj(areas.map((area) => context.register(context.obj(area)))),
      );
    this.titles.push({ title, page: page.ref });
  }

  async finish(): Promise<Uint8Array> {
    const resources = this.parts.finish();
    for (const page of this.doc.getPages()) page.node.set(PDFName.of('Resources'), resources);
    if (this.titles.length > 1) this.addContents();
    return await this.doc.save();
  }

  /** Lists the pages by their titles, beside them. */
  private addContents(): void {
    const { context, catalog } = this.doc;
    const list = context.nextRef();
    const refs = this.titles.map(() => context.nextRef());
    for (const [index, { title, page }] of this.titles.entries()) {
      const [before, after] = [refs[index - 1], refs[index + 1]];
      const entry = context.obj({
        Title: PDFHexString.fromText(title),
        Parent: list,
        Dest: [page, PDFName.of('Fit')],
        ...(before && { Prev: before }),
        ...(after && { Next: after }),
      });
      const ref = refs[index];
      if (ref) context.assign(ref, entry);
    }
    const [first] = refs;
    const last = refs.at(-1);
    if (first && last)
      context.assign(list, context.obj({ Type: 'Outlines', First: first, Last: last, Count: refs.length }));
    catalog.set(PDFName.of('Outlines'), list);
    catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  }
}
