/** Accents of letters, which a search ignores. Voice marks of kana and vowel signs are other letters and stay. */
const FOLDED_MARKS = /(?!\u3099|\u309a)\p{Script=Inherited}/gu;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** What becomes one character with the one before: marks, and the vowels and final consonants of a hangul syllable. */
const JOINS = /^[\p{M}\u1160-\u11ff]/u;

const PLAIN = /^[\x20-\x7e]$/u;

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character.toLowerCase();
  return character
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(FOLDED_MARKS, '')
    .normalize('NFC');
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
 * Folds a text for search: compatibility forms (NFKC), case and accents make no difference, invisible characters go. Positions
 * lead back to the original. Decision 0006.
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
