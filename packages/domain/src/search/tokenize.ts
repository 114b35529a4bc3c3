import { foldText } from './fold-text.ts';

/** What a token is: a word of a script with spaces between words, the stem of one, or one or two characters out of a run of Han, kana or hangul. */
export type TokenKind = 'word' | 'stem' | 'unigram' | 'bigram';

/** One token of a text. `start` and `end` are UTF-16 positions in the original. */
export interface Token {
  readonly term: string;
  readonly kind: TokenKind;
  /** Which run of the text the token comes from, counted from 0: words count one, characters of a run one each. */
  readonly position: number;
  readonly start: number;
  readonly end: number;
}

/** Longest word that is indexed, in UTF-16 units; the rest of a longer one is cut off. */
export const WORD_MAX = 40;

const CJK_LETTER =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}\u30fc\u3005\u3007\u3099\u309a';
const RUN = new RegExp(`(?<cjk>[${CJK_LETTER}]+)|(?:(?![${CJK_LETTER}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');

/**
 * The stem of a word: endings by which the singular and the plural of English and Spanish words differ are cut off, so that
 * `templates` finds `template` and `stories` finds `story`. A stem is a term to compare, not a word to show. Decision 0006.
 *
 * @param word folded word
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/u.test(word)) return word;
  return word
    .replace(/(?<![sui])s$/u, '')
    .replace(/(?<=.{4})e$/u, '')
    .replace(/(?<=.{2}[^aeiou])y$/u, 'i');
}

/**
 * Takes a text apart for search. The index and the query use this one function. Words of scripts with spaces come whole,
 * with their stem where it differs; runs of Han, kana and hangul come as single characters and overlapping pairs.
 * Decision 0006.
 *
 * @param text text as written
 * @returns tokens in the order of the text, repeats included
 */
export function tokenize(text: string): Token[] {
  const folded = foldText(text);
  const at = (from: number, to: number) => ({
    start: folded.starts[from] ?? 0,
    end: folded.ends[to - 1] ?? 0,
  });
  const tokens: Token[] = [];
  let position = 0;
  for (const run of folded.text.matchAll(RUN)) {
    if (run.groups?.['cjk'] === undefined) {
      const word = run[0].slice(0, WORD_MAX);
      const range = at(run.index, run.index + run[0].length);
      tokens.push({ term: word, kind: 'word', position, ...range });
      const stem = stemOf(word);
      if (stem !== word) tokens.push({ term: stem, kind: 'stem', position, ...range });
      position += 1;
      continue;
    }
    const characters = Array.from(run[0]);
    let from = run.index;
    characters.forEach((character, index) => {
      const to = from + character.length;
      tokens.push({ term: character, kind: 'unigram', position, ...at(from, to) });
      const next = characters[index + 1];
      if (next !== undefined)
        tokens.push({ term: character + next, kind: 'bigram', position, ...at(from, to + next.length) });
      position += 1;
      from = to;
    });
  }
  return tokens;
}
