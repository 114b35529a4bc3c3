/** Accents of letters, which a search ignores. Voice marks of kana and vowel signs are other letters and stay. */
const FOLDED_MARKS = /(?!\u3099|\u309a)\p{Script=Inherited}/gu;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** What becomes one character with the one before: marks, and the vowels and final consonants of a hangul syllable. */
const JOINS = /^[\p{M}\u1160-\u11ff]/u;

const PLAIN = /^[\x20-\x7e]$/u;

/** Katakana that have a hiragana of the same sound, which is this far before them. */
const KATAKANA = /[\u30a1-\u30f6\u30fd\u30fe]/gu;
const KANA_DISTANCE = 0x60;

/** Folded characters, as texts repeat few of them often; at most this many. */
const FOLDED = new Map<string, string>();
const FOLDED_MAX = 20_000;

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character.toLowerCase();
  const known = FOLDED.get(character);
  if (known !== undefined) return known;
  const folded = fold(character);
  if (FOLDED.size >= FOLDED_MAX) FOLDED.clear();
  FOLDED.set(character, folded);
  return folded;
}

function fold(character: string): string {
  return character
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(FOLDED_MARKS, '')
    .normalize('NFC')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - KANA_DISTANCE));
}

/** A folded text that knows which part of the original each of its UTF-16 units comes from. */
export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where its character begins in the original. */
  readonly starts: readonly number[];
  /** For each UTF-16 unit of `text`, where its character ends in the original. */
  readonly ends: readonly number[];
}

/** A piece of the folded text and the part of the original it stands for. */
interface Piece {
  text: string;
  readonly start: number;
  end: number;
}

/**
 * Folds character by character and composes what belongs together afterwards, so that an invisible character or an accent
 * that goes never keeps apart what stands beside it.
 */
function foldPieces(original: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (const character of original) {
    const end = start + character.length;
    const text = foldCharacter(character);
    const last = pieces.at(-1);
    if (last !== undefined && (text === '' || JOINS.test(text))) {
      last.text = (last.text + text).normalize('NFC');
      last.end = end;
    } else pieces.push({ text, start, end });
    start = end;
  }
  return pieces;
}

/**
 * Folds a text for search: compatibility forms (NFKC), case, accents and the two kinds of kana make no difference, invisible
 * characters go. Positions lead back to the original. Decision 0006.
 *
 * @param original text as written
 */
export function foldText(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const piece of foldPieces(original)) {
    text += piece.text;
    for (let unit = 0; unit < piece.text.length; unit += 1) {
      starts.push(piece.start);
      ends.push(piece.end);
    }
  }
  return { text, starts, ends };
}
