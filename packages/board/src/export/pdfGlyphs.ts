import { PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import type { Glyph } from 'fontkit';
import { EM, type SetGlyph } from './pdfFonts.ts';

/** Codes of one byte that a font of a document has for its glyphs. */
const CODES = { first: 1, last: 255 } as const;

interface Coded {
  readonly width: number;
  readonly shape: string;
  readonly unicode: string;
}

interface CodedFont {
  readonly name: string;
  readonly ref: PDFRef;
  readonly glyphs: Coded[];
}

/** Which font of the document, and which of its codes. */
export interface GlyphCode {
  readonly font: string;
  readonly code: number;
  /** How wide the font says it is. */
  readonly width: number;
}

export const pdfNumber = (value: number): string => {
  const text = value.toFixed(3);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/** A glyph as operators that fill it, with the box around it. */
function shapeOf(glyph: Glyph, scale: number, width: number): string {
  const n = (value: number) => pdfNumber(value * scale);
  const parts: string[] = [];
  let [x, y] = [0, 0];
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    if (command === 'moveTo') parts.push(`${n(a)} ${n(b)} m`);
    else if (command === 'lineTo') parts.push(`${n(a)} ${n(b)} l`);
    else if (command === 'closePath') parts.push('h');
    else if (command === 'bezierCurveTo') parts.push(`${[a, b, c, d, e, f].map(n).join(' ')} c`);
    else {
      const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
      const handles = [third(x, a), third(y, b), third(c, a), third(d, b), c, d];
      parts.push(`${handles.map(n).join(' ')} c`);
    }
    if (args.length >= 2) [x, y] = [args.at(-2) ?? 0, args.at(-1) ?? 0];
  }
  if (parts.length === 0) return `${pdfNumber(width)} 0 0 0 0 0 d1`;
  const { minX, minY, maxX, maxY } = glyph.path.bbox;
  return `${pdfNumber(width)} 0 ${[minX, minY, maxX, maxY].map(n).join(' ')} d1\n${parts.join('\n')}\nf`;
}

/**
 * The glyphs of a document, drawn as they are and named by the characters they stand for: everybody sees them, and they
 * can be searched and copied, though no font is on the machine. They are no larger than what occurs.
 */
export class PdfGlyphs {
  private readonly context: PDFContext;
  private readonly fonts: CodedFont[] = [];
  private readonly codes = new Map<string, GlyphCode>();

  constructor(context: PDFContext) {
    this.context = context;
  }

  codeOf({ key, glyph, scale }: SetGlyph): GlyphCode {
    const width = glyph.advanceWidth * scale;
    return this.code(key, () => ({
      width,
      shape: shapeOf(glyph, scale, width),
      unicode: String.fromCodePoint(...glyph.codePoints),
    }));
  }

  /** A glyph that nobody sees, for what a picture shows. */
  hiddenCode(text: string, width: number): GlyphCode {
    return this.code(`${width} ${text}`, () => ({
      width,
      shape: `${pdfNumber(width)} 0 0 0 0 0 d1`,
      unicode: text,
    }));
  }

  private code(key: string, make: () => Coded): GlyphCode {
    let code = this.codes.get(key);
    if (code) return code;
    let font = this.fonts.at(-1);
    if (!font || font.glyphs.length > CODES.last - CODES.first) {
      font = { name: `F${this.fonts.length + 1}`, ref: this.context.nextRef(), glyphs: [] };
      this.fonts.push(font);
    }
    const glyph = make();
    code = { font: font.name, code: CODES.first + font.glyphs.length, width: glyph.width };
    font.glyphs.push(glyph);
    this.codes.set(key, code);
    return code;
  }

  /** Writes all fonts; gives them by their names. */
  finish(): Record<string, PDFRef> {
    for (const { ref, glyphs } of this.fonts) {
      const names = glyphs.map((_, index) => PDFName.of(`g${index}`));
      const shapes = Object.fromEntries(
        glyphs.map(({ shape }, index) => [
          `g${index}`,
          this.context.register(this.context.flateStream(shape)),
        ]),
      );
      this.context.assign(
        ref,
        this.context.obj({
          Type: 'Font',
          Subtype: 'Type3',
          FontBBox: [0, 0, 0, 0],
          FontMatrix: [1 / EM, 0, 0, 1 / EM, 0, 0],
          CharProcs: shapes,
          Encoding: { Type: 'Encoding', Differences: [CODES.first, ...names] },
          FirstChar: CODES.first,
          LastChar: CODES.first + glyphs.length - 1,
          Widths: glyphs.map(({ width }) => width),
          Resources: {},
          ToUnicode: this.context.register(this.context.flateStream(toUnicode(glyphs))),
        }),
      );
    }
    return Object.fromEntries(this.fonts.map(({ name, ref }) => [name, ref]));
  }
}

/** Which characters the codes of a font stand for. */
function toUnicode(glyphs: readonly Coded[]): string {
  const lines = glyphs.map(({ unicode }, index) => {
    const units = Array.from({ length: unicode.length }, (_, at) => hex(unicode.charCodeAt(at), 4));
    return `<${hex(CODES.first + index, 2)}> <${units.join('')}>`;
  });
  const blocks: string[] = [];
  // No more than a hundred entries may be in a block.
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CMapName /Boardwalk def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
