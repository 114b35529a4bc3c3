import { EM, type PdfFonts } from './pdfFonts.ts';
import { pdfNumber, type GlyphCode, type PdfGlyphs } from './pdfGlyphs.ts';
import type { VectorText } from './vectorContext.ts';

/** A text as pixels, for characters that no font of boards has: emoji, writings from right to left. */
export interface PaintedText {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly pixels: Uint8ClampedArray;
  /** Where the baseline begins in it, and how long the text is, all in units of the text. */
  readonly left: number;
  readonly top: number;
  readonly advance: number;
  /** Pixels for each unit. */
  readonly density: number;
}

/** Paints a text with the fonts of the machine. */
export type PaintText = (text: VectorText) => PaintedText | null;

/** A piece of a line: glyphs in one font, or a picture with the text it shows. */
export type TextPiece =
  | { readonly width: number; readonly font: string; readonly shown: string }
  | { readonly width: number; readonly picture: PaintedText | null; readonly hidden: GlyphCode };

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const EMOJI_STYLE = /\ufe0f/;

/** Breaks lines into pieces that a document can show. */
export class PdfTextSetter {
  private readonly fonts: PdfFonts;
  private readonly glyphs: PdfGlyphs;
  private readonly paint: PaintText;
  private readonly graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

  constructor(fonts: PdfFonts, glyphs: PdfGlyphs, paint: PaintText) {
    this.fonts = fonts;
    this.glyphs = glyphs;
    this.paint = paint;
  }

  /** The pieces of a line from left to right; widths in units of the text. */
  piecesOf(line: VectorText): TextPiece[] {
    if (RIGHT_TO_LEFT.test(line.text)) return [this.painted(line)];
    const pieces: TextPiece[] = [];
    let run: { text: string; file: ReturnType<PdfFonts['fileFor']> } | null = null;
    const finish = () => {
      if (!run) return;
      const { text, file } = run;
      if (file === null) pieces.push(this.painted({ ...line, text }));
      else pieces.push(...this.set(text, line, file));
    };
    for (const { segment } of this.graphemes.segment(line.text)) {
      const files = EMOJI_STYLE.test(segment)
        ? [null]
        : [...segment].map((character) => this.fonts.fileFor(character, line.family));
      const [first = null] = files;
      const file = files.every((each) => each === first) ? first : null;
      if (run && run.file === file) run.text += segment;
      else {
        finish();
        run = { text: segment, file };
      }
    }
    finish();
    return pieces;
  }

  private set(
    text: string,
    line: VectorText,
    file: NonNullable<ReturnType<PdfFonts['fileFor']>>,
  ): TextPiece[] {
    const pieces: { width: number; font: string; shown: string }[] = [];
    for (const glyph of this.fonts.glyphsOf(text, file, line.weight)) {
      const { font, code, width } = this.glyphs.codeOf(glyph);
      let piece = pieces.at(-1);
      if (piece?.font !== font) {
        piece = { width: 0, font, shown: '' };
        pieces.push(piece);
      }
      piece.shown += `<${code.toString(16).padStart(2, '0')}>`;
      const gap = width - glyph.advance;
      if (Math.abs(gap) > 0.5) piece.shown += pdfNumber(gap);
      piece.width += (glyph.advance * line.size) / EM;
    }
    return pieces;
  }

  private painted(line: VectorText): TextPiece {
    const picture = this.paint(line);
    const width = picture?.advance ?? line.size * [...line.text].length;
    const hidden = this.glyphs.hiddenCode(line.text, (width * EM) / line.size);
    return { width, picture, hidden };
  }
}
