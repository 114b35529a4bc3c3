import { directionOf, type TextDirection } from './textDirection.ts';
import type { FontFace, TextMeasurer } from './textMeasurer.ts';

/** One line of a wrapped text. */
export interface TextLine {
  readonly text: string;
  readonly width: number;
}

/** A text wrapped into lines, in board units. */
export interface TextBlock {
  readonly lines: readonly TextLine[];
  /** Which way its lines run. */
  readonly direction: TextDirection;
  readonly size: number;
  readonly lineHeight: number;
  /** Width of the widest line. */
  readonly width: number;
  readonly height: number;
}

/** How a text is set. */
export interface TextSpec extends FontFace {
  readonly size: number;
}

/** Line height in multiples of the font size; Chinese, Japanese and Korean glyphs fill their em and need the room. */
export const LINE_HEIGHT = 1.36;

/** Han and kana, with their punctuation and full-width forms: a line may break between any two. */
const IDEOGRAPH =
  /[\u2e80-\u2fdf\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uffee\u{20000}-\u{3ffff}]/u;
/** What must not begin a line. */
const CLOSING =
  /^[、。，．・：；？！）」』】〕］｝〉》〗ーゝゞ々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…‥％%!?,.:;)\]}’”»]/u;
/** What must not end a line. */
const OPENING = /[（「『【〔［｛〈《〖([{‘“«¿¡]$/u;
const PLAIN = /^[ -~]*$/;
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

/** Writings in which every code point is a character: Latin, ideographs, kana and syllables of hangul, without marks. */
const ONE_BY_ONE =
  /^[ -~\u00a1-\u00a8\u00aa-\u00ac\u00af-\u02ff\u3001-\u3029\u3031-\u303c\u3041-\u3096\u309d-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/;
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Characters as one sees them, with their marks, flags and joined emoji whole, so that none is ever torn apart. */
function charactersOf(text: string): string[] {
  if (ONE_BY_ONE.test(text)) return text.split('');
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Cuts a paragraph into pieces between which a line may break; spaces stay at the end of their piece. */
export function breakPieces(paragraph: string): string[] {
  if (PLAIN.test(paragraph)) return paragraph.match(/[^ -]*-+ *|[^ -]* +|[^ -]+/g) ?? [];
  const pieces: string[] = [];
  let piece = '';
  const end = () => {
    if (piece !== '') pieces.push(piece);
    piece = '';
  };
  for (const character of charactersOf(paragraph)) {
    const isSpace = character === ' ';
    const afterSpace = piece.endsWith(' ');
    const ideographic = IDEOGRAPH.test(character) || (piece !== '' && IDEOGRAPH.test(piece.slice(-2)));
    const mayBreak = (afterSpace && !isSpace) || piece.endsWith('-') || (ideographic && !isSpace);
    if (mayBreak && piece !== '' && !OPENING.test(piece) && !(CLOSING.test(character) && !afterSpace)) end();
    piece += character;
  }
  end();
  return pieces;
}

/** The lines of a text as they were written. */
const paragraphsOf = (text: string): readonly string[] =>
  PLAIN.test(text) ? [text] : text.replaceAll('\r\n', '\n').replaceAll(CONTROL, ' ').split('\n');

/**
 * Wraps a text at `maxWidth` board units: at spaces, after hyphens and between ideographs (never leaving a closing
 * mark at the start of a line or an opening one at the end); a word wider than a line is broken anywhere.
 */
export function wrapText(text: string, spec: TextSpec, maxWidth: number, measurer: TextMeasurer): TextBlock {
  const lines: TextLine[] = [];
  const widthOf = (part: string) => measurer.widthOf(part, spec, spec.size);
  // A hair of tolerance, or a text measured as a whole would wrap when measured by its pieces.
  const limit = maxWidth + 0.01 * spec.size;
  for (const paragraph of paragraphsOf(text)) {
    let line = '';
    let width = 0;
    const end = () => {
      const trimmed = line.trimEnd();
      lines.push({ text: trimmed, width: trimmed === line ? width : widthOf(trimmed) });
      line = '';
      width = 0;
    };
    for (const piece of breakPieces(paragraph)) {
      const pieceWidth = widthOf(piece);
      const solidWidth = piece.endsWith(' ') ? widthOf(piece.trimEnd()) : pieceWidth;
      if (line !== '' && width + solidWidth > limit) end();
      if (solidWidth <= limit) {
        line += piece;
        width += pieceWidth;
        continue;
      }
      for (const character of charactersOf(piece)) {
        const characterWidth = widthOf(character);
        if (line !== '' && width + characterWidth > limit) end();
        line += character;
        width += characterWidth;
      }
    }
    end();
  }
  const lineHeight = spec.size * LINE_HEIGHT;
  const width = lines.reduce((widest, line) => Math.max(widest, line.width), 0);
  return {
    lines,
    direction: directionOf(text),
    size: spec.size,
    lineHeight,
    width,
    height: lines.length * lineHeight,
  };
}

/** Characters stand closer or wider beside some others, by a few hundredths of their width at most. */
const KERNED = 1.15;

/**
 * How many lines a text takes that surely needs not be wrapped: its paragraphs; null when it may have to be. It measures single
 * characters alone, of which a board has few: measuring ten thousand texts takes the time of painting ten frames.
 */
export function sureLines(
  text: string,
  spec: TextSpec,
  maxWidth: number,
  measurer: TextMeasurer,
): number | null {
  const paragraphs = text.split('\n');
  const fits = (paragraph: string) =>
    ONE_BY_ONE.test(paragraph) &&
    charactersOf(paragraph).reduce((sum, each) => sum + measurer.widthOf(each, spec, spec.size), 0) *
      KERNED <=
      maxWidth;
  return paragraphs.every(fits) ? paragraphs.length : null;
}

/** The smallest size a text shrinks to before it is cut. */
const MIN_FITTED_SIZE = 9;

/** True when some word of the block had to be torn apart to fit: a smaller size will look better. */
function tearsWords(text: string, spec: TextSpec, maxWidth: number, measurer: TextMeasurer): boolean {
  return text
    .split(/\s+/)
    .some((word) => PLAIN.test(word) && measurer.widthOf(word, spec, spec.size) > maxWidth);
}

/**
 * Wraps a text into a box, shrinking it from `spec.size` until it fits; what does not fit at the smallest size is cut
 * with an ellipsis.
 */
export function fitText(
  text: string,
  spec: TextSpec,
  box: { readonly w: number; readonly h: number },
  measurer: TextMeasurer,
): TextBlock {
  let size = spec.size;
  let block = wrapText(text, spec, box.w, measurer);
  const tooLarge = () => block.height > box.h || tearsWords(text, { ...spec, size }, box.w, measurer);
  while (size > MIN_FITTED_SIZE && tooLarge()) {
    // Large overflows take large steps: the area a text needs grows with the square of its size.
    const overflow = Math.sqrt(box.h / block.height);
    size = Math.max(MIN_FITTED_SIZE, Math.min(size - 1, Math.ceil(size * Math.max(overflow, 0.5))));
    block = wrapText(text, { ...spec, size }, box.w, measurer);
  }
  const room = Math.max(1, Math.floor(box.h / block.lineHeight));
  if (block.lines.length <= room) return block;
  const lines = block.lines.slice(0, room);
  const last = lines.pop();
  if (last) {
    const characters = charactersOf(last.text);
    let cut = `${last.text}…`;
    while (characters.length > 0 && measurer.widthOf(cut, spec, size) > box.w) {
      characters.pop();
      cut = `${characters.join('')}…`;
    }
    lines.push({ text: cut, width: measurer.widthOf(cut, spec, size) });
  }
  return { ...block, lines, height: lines.length * block.lineHeight };
}
