/** The face of a text; its size is apart, because widths grow with it evenly. */
export interface FontFace {
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Width of a text in pixels when set in a CSS font, as `CanvasRenderingContext2D.measureText` gives it. */
export type MeasureText = (text: string, font: string) => number;

/** Weights of plain and bold text; plain text is a little stronger than regular, which suits coloured grounds. */
const PLAIN_WEIGHT = 450;
const BOLD_WEIGHT = 650;

/** Everything is measured at this size and scaled, so that one measurement serves all sizes. */
const MEASURED_SIZE = 100;

/** Entries of a face kept before starting over: some tens of megabytes at most. */
const MAX_ENTRIES = 100_000;

/** The CSS font of a face in a size and family list. */
export function cssFont(face: FontFace, size: number, family: string): string {
  return `${face.italic ? 'italic ' : ''}${face.bold ? BOLD_WEIGHT : PLAIN_WEIGHT} ${size}px ${family}`;
}

/** Measures texts in one family list, remembering what it measured. */
export class TextMeasurer {
  /** CSS family list, e.g. `"Noto Sans SC Variable", sans-serif`. */
  readonly family: string;
  private readonly measure: MeasureText;
  /** Widths by face: plain, bold, italic, both. */
  private readonly known = Array.from({ length: 4 }, () => new Map<string, number>());

  constructor(measure: MeasureText, family: string) {
    this.measure = measure;
    this.family = family;
  }

  /** Width of a text without line breaks, in board units. */
  widthOf(text: string, face: FontFace, size: number): number {
    if (text === '') return 0;
    const known = this.known[Number(face.bold) + 2 * Number(face.italic)];
    let width = known?.get(text);
    if (width === undefined) {
      if (known && known.size >= MAX_ENTRIES) known.clear();
      width = this.measure(text, cssFont(face, MEASURED_SIZE, this.family));
      known?.set(text, width);
    }
    return (width * size) / MEASURED_SIZE;
  }
}

/**
 * Measures without any font: a fair guess from the kinds of characters, for places that only need rough sizes
 * (a server that derives bounds) and for tests that must not depend on a font.
 */
export const estimateText: MeasureText = (text, font) => {
  const size = Number(/([\d.]+)px/.exec(font)?.[1] ?? 16);
  let ems = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0x1100) ems += 1;
    else if (' .,:;il|!\'"()[]'.includes(character)) ems += 0.28;
    else if (code >= 65 && code <= 90) ems += 0.64;
    else ems += 0.54;
  }
  return ems * size;
};
