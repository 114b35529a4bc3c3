import { create, type Font, type Glyph } from 'fontkit';
import type { FontFile } from './fontFile.ts';

/** A file of a font with its content. */
export interface LoadedFont extends FontFile {
  readonly bytes: Uint8Array;
}

/** A glyph that is set, and how far the next one is from it, in thousandths of the size. */
export interface SetGlyph {
  /** Names the glyph among all of the document. */
  readonly key: string;
  readonly glyph: Glyph;
  readonly advance: number;
  /** Units of the font in those of a document. */
  readonly scale: number;
}

/** Units of a glyph as a document has them. */
export const EM = 1000;

/** A point of an outline as fontkit has it. */
interface OutlinePoint {
  constructor: new (onCurve: boolean, endContour: boolean, x: number, y: number) => OutlinePoint;
}

const OUTLINES = '_transformedGlyphs';
const VARIATION = '_variationProcessor';

/** What fontkit knows of a packed font beyond what it declares. */
interface PackedFont extends Font {
  readonly stream: object;
  readonly [OUTLINES]?: readonly { readonly points?: OutlinePoint[] }[];
  readonly [VARIATION]: { transformPoints(glyph: number, points: OutlinePoint[]): void } | null;
}

/**
 * A font at a weight. `getVariation` of fontkit reads plain TrueType alone, and these files are packed: the font is opened a
 * second time by the class that it has, with the weight.
 */
function atWeight(bytes: Uint8Array, weight: number): PackedFont {
  const font = create(bytes as Buffer) as PackedFont;
  if (!('wght' in font.variationAxes)) return font;
  const Opened = font.constructor as new (stream: object, weights: readonly number[]) => PackedFont;
  const Stream = font.stream.constructor as new (bytes: Uint8Array) => object;
  const varied = new Opened(new Stream(bytes), [weight]);
  // The outlines are unpacked when the first of them is wanted.
  void varied.getGlyph(0).path;
  // Of packed fonts, fontkit varies the widths alone.
  for (const [glyph, { points = [] }] of (varied[OUTLINES] ?? []).entries()) {
    const Point = points[0]?.constructor;
    if (!Point) continue;
    // Four more points stand for the room around a glyph.
    const room = Array.from({ length: 4 }, () => new Point(false, true, 0, 0));
    varied[VARIATION]?.transformPoints(glyph, [...points, ...room]);
  }
  return varied;
}

/** Finds the glyphs of texts in the parts of fonts. */
export class PdfFonts {
  private readonly files: readonly LoadedFont[];
  private readonly opened = new Map<string, PackedFont>();
  private readonly found = new Map<string, LoadedFont | null>();

  constructor(files: readonly LoadedFont[]) {
    this.files = files;
  }

  /** The part of the fonts of a family list that has a character; null when none has it. */
  fileFor(character: string, family: string): LoadedFont | null {
    const key = `${family}\n${character}`;
    let file = this.found.get(key);
    if (file !== undefined) return file;
    const code = character.codePointAt(0) ?? 0;
    const names = family.split(',').map((name) => name.trim().replaceAll(/["']/g, ''));
    const candidates = names.flatMap((name) =>
      this.files.filter(
        (each) => each.family === name && each.ranges.some(([first, last]) => code >= first && code <= last),
      ),
    );
    file = candidates.find((each) => this.open(each, 400).hasGlyphForCodePoint(code)) ?? null;
    this.found.set(key, file);
    return file;
  }

  /** The glyphs of a text whose characters are all in one file. */
  glyphsOf(text: string, file: LoadedFont, weight: number): SetGlyph[] {
    const font = this.open(file, weight);
    const { glyphs, positions } = font.layout(text);
    const scale = EM / font.unitsPerEm;
    return glyphs.map((glyph, index) => {
      const key = `${file.url} ${weight} ${glyph.id}`;
      const advance = (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
      return { key, glyph, advance, scale };
    });
  }

  private open(file: LoadedFont, weight: number): PackedFont {
    const key = `${file.url} ${weight}`;
    let font = this.opened.get(key);
    if (!font) {
      font = atWeight(file.bytes, weight);
      this.opened.set(key, font);
    }
    return font;
  }
}
