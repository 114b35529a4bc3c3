import { lookAlikeOf } from './confusables.ts';

/** One character of a name, reduced to what the eye takes it for, and where it came from. */
export interface SkeletonLetter {
  readonly letter: string;
  /** Nothing that belongs to a word comes directly before: start of the name, a separator, or a change of script or case. */
  readonly startsPart: boolean;
  /** Nothing that belongs to a word comes directly after. */
  readonly endsPart: boolean;
  /** Start of the name, or a space or hyphen before: the boundary between the words of a full name. */
  readonly startsWord: boolean;
  readonly endsWord: boolean;
}

/** A symbol that passes for a letter may also be what it is, as in `Root!`, so parts end beside it. */
type Script = 'cjk' | 'letter' | 'digit' | 'symbol';

const CJK = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
/** What stands between the words of a full name: spaces, and the hyphens of double names and handles. */
const SPACE = /[\s\-\u2010\u2011]/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const LATIN_MARK = /[\u0300-\u036f]/gu;

interface Piece {
  readonly letter: string;
  readonly script: Script;
  readonly isUpper: boolean;
}

function scriptOf(character: string): Script {
  if (CJK.test(character)) return 'cjk';
  if (/\p{N}/u.test(character)) return 'digit';
  return /\p{L}/u.test(character) ? 'letter' : 'symbol';
}

/** A name as letters and gaps: `null` is a separator, `undefined` a space or hyphen. */
function readPieces(name: string): (Piece | null | undefined)[] {
  const pieces: (Piece | null | undefined)[] = [];
  const plain = name
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .normalize('NFD')
    .replace(LATIN_MARK, '')
    .normalize('NFC');
  for (const character of plain) {
    const isUpper = character !== character.toLowerCase();
    for (const folded of character.toUpperCase().toLowerCase()) {
      const letter = lookAlikeOf(folded);
      if (/[\p{L}\p{N}]/u.test(letter)) pieces.push({ letter, script: scriptOf(character), isUpper });
      else pieces.push(SPACE.test(character) ? undefined : null);
    }
  }
  return pieces;
}

/** Two letters that together look like one. */
const PAIRS: Readonly<Record<string, string>> = { rn: 'm', vv: 'w' };

function joinPairs(letters: readonly SkeletonLetter[]): SkeletonLetter[] {
  const joined: SkeletonLetter[] = [];
  for (const next of letters) {
    const last = joined.at(-1);
    const pair = last ? PAIRS[last.letter + next.letter] : undefined;
    if (last && pair)
      joined[joined.length - 1] = {
        ...next,
        letter: pair,
        startsPart: last.startsPart,
        startsWord: last.startsWord,
      };
    else joined.push(next);
  }
  return joined;
}

/**
 * Reduces a name to the letters the eye takes it for: compatibility forms and case folded, accents, separators and
 * zero-width characters removed, look-alikes replaced. Each letter remembers whether a part or a word begins or ends there.
 * Spec §5, VAL-ONB-04, VAL-ONB-05.
 *
 * @param name name as typed
 */
export function nameSkeleton(name: string): SkeletonLetter[] {
  const pieces = readPieces(name);
  const isPartBoundary = (left: Piece | null | undefined, right: Piece | null | undefined): boolean =>
    !left || !right || left.script !== right.script || (!left.isUpper && right.isUpper);
  const letters: SkeletonLetter[] = [];
  pieces.forEach((piece, index) => {
    if (!piece) return;
    const before = pieces[index - 1];
    const after = pieces[index + 1];
    letters.push({
      letter: piece.letter,
      startsPart: isPartBoundary(before, piece),
      endsPart: isPartBoundary(piece, after),
      startsWord: index === 0 || before === undefined,
      endsWord: index === pieces.length - 1 || after === undefined,
    });
  });
  return joinPairs(letters);
}
