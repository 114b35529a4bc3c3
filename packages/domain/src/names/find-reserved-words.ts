import { nameSkeleton, type SkeletonLetter } from './name-skeleton.ts';
import { HARMLESS_WORDS, RESERVED_WORDS } from './reserved-words.ts';

interface Pattern {
  readonly word: string;
  readonly letters: string;
  readonly standsAlone: boolean;
}

const lettersOf = (text: string): string =>
  nameSkeleton(text)
    .map(({ letter }) => letter)
    .join('');

const PATTERNS: readonly Pattern[] = [
  ...RESERVED_WORDS.within.map((word) => ({ word, letters: lettersOf(word), standsAlone: false })),
  ...RESERVED_WORDS.alone.map((word) => ({ word, letters: lettersOf(word), standsAlone: true })),
];
const HARMLESS: readonly string[] = HARMLESS_WORDS.map(lettersOf);

interface Range {
  readonly start: number;
  readonly end: number;
}

function occurrences(text: string, part: string): Range[] {
  const ranges: Range[] = [];
  for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1)) {
    ranges.push({ start, end: start + part.length });
  }
  return ranges;
}

const CJK = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/**
 * A match may cross a space only as whole words: `a d m i n` counts, the name Brad Minter does not. Chinese, Japanese and
 * Korean words are not separated by spaces, so there any match counts.
 */
function keepsWords(skeleton: readonly SkeletonLetter[], { start, end }: Range): boolean {
  const crossesSpace = skeleton.slice(start + 1, end).some(({ startsWord }) => startsWord);
  return !crossesSpace || (skeleton[start]?.startsWord === true && skeleton[end - 1]?.endsWord === true);
}

function standsAlone(skeleton: readonly SkeletonLetter[], { start, end }: Range): boolean {
  return skeleton[start]?.startsPart === true && skeleton[end - 1]?.endsPart === true;
}

const contains = (outer: Range, inner: Range): boolean =>
  outer.start <= inner.start && outer.end >= inner.end;

/**
 * Finds the reserved and official-looking words of a name. Separators and zero-width characters between the letters
 * are ignored and look-alike spellings are caught. Spec §5, VAL-ONB-03.
 *
 * @param name name as typed
 * @returns the words found, spelled as in the list, in the order of the name; of words inside each other the longest
 */
export function findReservedWords(name: string): string[] {
  const skeleton = nameSkeleton(name);
  // One UTF-16 unit per letter keeps positions in the text equal to positions in the skeleton.
  const text = skeleton.map(({ letter }) => (letter.length === 1 ? letter : '\ufffd')).join('');
  const harmless = HARMLESS.flatMap((word) => occurrences(text, word));
  const found = PATTERNS.flatMap((pattern) =>
    occurrences(text, pattern.letters)
      .filter((range) => !harmless.some((word) => contains(word, range)))
      .filter((range) => CJK.test(pattern.letters) || keepsWords(skeleton, range))
      .filter((range) => !pattern.standsAlone || standsAlone(skeleton, range))
      .map((range) => ({ word: pattern.word, ...range })),
  );
  const longest = found.filter(
    (match) =>
      !found.some((other) => contains(other, match) && other.end - other.start > match.end - match.start),
  );
  return [...new Set(longest.toSorted((a, b) => a.start - b.start).map(({ word }) => word))];
}
