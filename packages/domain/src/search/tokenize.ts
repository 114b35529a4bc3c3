import { foldText } from './fold-text.ts';

/**
 * What a token is: a word of a script with spaces between words, a stem of one, neighbouring words without what joins them
 * (`todo` for `to-do`), or one or two characters out of a run of Han, kana or hangul.
 */
export type TokenKind = 'word' | 'stem' | 'joined' | 'unigram' | 'bigram';

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
/** Names with signs that belong to them, and emoji. */
const SIGNED =
  '(?<![\\p{L}\\p{N}])(?:[a-z](?:\\+\\+|#)|\\.net)(?![\\p{L}\\p{N}])|(?!\\p{N})\\p{Extended_Pictographic}';
const RUN = new RegExp(
  `(?<signed>${SIGNED})|(?<cjk>[${CJK_LETTER}]+)|(?:(?![${CJK_LETTER}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);

/** What joins words that are written as one as well: `node.js`, `to-do`. */
const JOINT = /^[-.\u2010\u2011'\u2019]$/u;
/** Most words that are joined. */
const JOINED_MAX = 3;

/** Forms of terms that take tables of a language. The index and the query need the same ones. */
export interface TermForms {
  /** The character that stands for a folded character of a run of Han, kana or hangul, e.g. the simplified for the traditional one. */
  readonly character: (character: string) => string;
  /** Stems of a folded word; the word itself is left out. */
  readonly stems: (word: string) => readonly string[];
}

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

/** The forms that need no tables. */
const PLAIN_FORMS: TermForms = {
  character: (character) => character,
  stems: (word) => [stemOf(word)].filter((stem) => stem !== word),
};

/**
 * Takes a text apart for search. The index and the query use this one function. Words of scripts with spaces come whole,
 * with their stems where they differ, and joined where a hyphen or a dot joins them; runs of Han, kana and hangul come as single
 * characters and overlapping pairs. Names such as `c++` keep their signs. Decision 0006.
 *
 * @param text text as written
 * @param forms forms of terms; the light ones of the domain by default
 * @returns tokens in the order of the text, repeats included
 */
export function tokenize(text: string, forms: TermForms = PLAIN_FORMS): Token[] {
  const folded = foldText(text);
  const at = (from: number, to: number) => ({
    start: folded.starts[from] ?? 0,
    end: folded.ends[to - 1] ?? 0,
  });
  const tokens: Token[] = [];
  let chain: Chain | undefined;
  let position = 0;
  for (const run of folded.text.matchAll(RUN)) {
    const to = run.index + run[0].length;
    if (run.groups?.['cjk'] === undefined) {
      const word = run[0].slice(0, WORD_MAX);
      const range = at(run.index, to);
      tokens.push({ term: word, kind: 'word', position, ...range });
      if (run.groups?.['signed'] === undefined)
        for (const stem of forms.stems(word)) tokens.push({ term: stem, kind: 'stem', position, ...range });
      const isJoined =
        chain !== undefined && chain.to + 1 === run.index && JOINT.test(folded.text.charAt(chain.to));
      chain =
        isJoined && chain !== undefined
          ? { ...chain, words: [...chain.words, word], to }
          : { words: [word], from: run.index, to, position };
      if (chain.words.length > 1 && chain.words.length <= JOINED_MAX)
        tokens.push({
          term: chain.words.join('').slice(0, WORD_MAX),
          kind: 'joined',
          position: chain.position,
          ...at(chain.from, to),
        });
      position += 1;
      continue;
    }
    const originals = Array.from(run[0]);
    const characters = originals.map(forms.character);
    let from = run.index;
    originals.forEach((original, index) => {
      const character = characters[index] ?? original;
      const end = from + original.length;
      tokens.push({ term: character, kind: 'unigram', position, ...at(from, end) });
      const next = characters[index + 1];
      if (next !== undefined)
        tokens.push({
          term: character + next,
          kind: 'bigram',
          position,
          ...at(from, end + (originals[index + 1]?.length ?? 0)),
        });
      position += 1;
      from = end;
    });
  }
  return tokens;
}

/** Words that stand together without a space, so far. Positions are those of the folded text. */
interface Chain {
  words: readonly string[];
  from: number;
  to: number;
  position: number;
}
