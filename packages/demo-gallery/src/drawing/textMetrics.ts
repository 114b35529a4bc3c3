import { TextMeasurer, wrapText, type MeasureText } from '@boardwalk/board';

/**
 * How large a text will be, estimated without fonts so that boards can be generated anywhere. Lines break where the
 * board breaks them; widths lean to the wide side, so that a text that fits here fits when it is drawn.
 */

/** Distance between two baselines, in font sizes: a little more than the board's own. */
export const LINE_HEIGHT = 1.4;

const NARROW = new Set(' .,:;il|!\'"()[]');
const WIDE = new Set('mwMWQOGDHNU%@&–—+=');
const BOLD = 1.07;

/** Width of one character in font sizes. */
function advance(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (NARROW.has(char)) return 0.3;
  if (WIDE.has(char)) return 0.85;
  // Han, kana, hangul, and the quotes, arrows and symbols their fonts draw just as wide.
  if (code >= 0x1100) return code >= 0x1f000 ? 1.2 : 1;
  if (code >= 65 && code <= 90) return 0.66;
  return 0.57;
}

/** Width of a text on one line, in the unit of `size`. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const char of text) ems += advance(char);
  return ems * size * (bold ? BOLD : 1);
}

const measure: MeasureText = (text, font) => textWidth(text, Number(/([\d.]+)px/.exec(font)?.[1] ?? 16));
const measurer = new TextMeasurer(measure, 'sans-serif');

/** Number of lines a text takes when it is wrapped at `width`. */
export function lineCount(text: string, width: number, size: number, bold = false): number {
  const room = bold ? width / BOLD : width;
  return wrapText(text, { size, bold, italic: false }, room, measurer).lines.length;
}

/** Height of a text wrapped at `width`. */
export function textHeight(text: string, width: number, size: number, bold = false): number {
  return lineCount(text, width, size, bold) * size * LINE_HEIGHT;
}

/** Width of the widest word written with spaces around it: a box narrower than this would split it. */
export function widestWord(text: string, size: number, bold = false): number {
  const words = text.split(/[\s\u2e80-\u9fff\uf900-\uff60-]+/);
  return words.reduce((widest, word) => Math.max(widest, textWidth(word, size, bold)), 0);
}
