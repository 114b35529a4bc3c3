/**
 * How large a text will be, estimated without a canvas so that boards can be generated anywhere. The estimate leans
 * to the wide side: a text that fits here fits when it is drawn in the product's fonts.
 */

/** Distance between two baselines, in font sizes. */
export const LINE_HEIGHT = 1.4;

const NARROW = new Set('iljtfrI.,:;|!\'()[]-·’‘“”"/ ');
const WIDE = new Set('mwMWQOGDHNU%@&—–+=→←↑↓');

const isHangul = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;
const isFullWidth = (code: number): boolean =>
  (code >= 0x2e80 && code <= 0x9fff) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xff00 && code <= 0xff60);
const isEmoji = (code: number): boolean => code >= 0x2600 && (code <= 0x27bf || code >= 0x1f000);

/** Width of one character in font sizes. */
function advance(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (isFullWidth(code)) return 1;
  if (isHangul(code)) return 0.94;
  if (isEmoji(code)) return 1.2;
  if (char === ' ') return 0.27;
  if (NARROW.has(char)) return 0.36;
  if (WIDE.has(char)) return 0.85;
  if (code >= 65 && code <= 90) return 0.66;
  return 0.57;
}

/** Width of a text on one line, in the unit of `size`. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const char of text) ems += advance(char);
  return ems * size * (bold ? 1.07 : 1);
}

/** Words and single full-width characters: the places where a line may break. */
function breakable(paragraph: string): string[] {
  const pieces: string[] = [];
  let word = '';
  for (const char of paragraph) {
    const code = char.codePointAt(0) ?? 0;
    if (isFullWidth(code)) {
      if (word) pieces.push(word);
      word = '';
      pieces.push(char);
    } else if (char === ' ') {
      pieces.push(`${word} `);
      word = '';
    } else {
      word += char;
    }
  }
  if (word) pieces.push(word);
  return pieces;
}

/** Number of lines a text takes when it is wrapped at `width`. */
export function lineCount(text: string, width: number, size: number, bold = false): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    let used = 0;
    lines += 1;
    for (const piece of breakable(paragraph)) {
      const wide = textWidth(piece, size, bold);
      const visible = textWidth(piece.trimEnd(), size, bold);
      if (used > 0 && used + visible > width) {
        lines += 1;
        used = 0;
      }
      if (visible > width) {
        const extra = Math.ceil(visible / width) - 1;
        lines += extra;
        used = visible - extra * width;
      } else {
        used += wide;
      }
    }
  }
  return lines;
}

/** Height of a text wrapped at `width`. */
export function textHeight(text: string, width: number, size: number, bold = false): number {
  return lineCount(text, width, size, bold) * size * LINE_HEIGHT;
}

/** Width of the widest unbreakable piece: a box narrower than this would split a word. */
export function widestWord(text: string, size: number, bold = false): number {
  let widest = 0;
  for (const paragraph of text.split('\n'))
    for (const piece of breakable(paragraph))
      widest = Math.max(widest, textWidth(piece.trimEnd(), size, bold));
  return widest;
}
