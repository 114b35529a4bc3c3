import { normalizeText, queryTerms, suggestionKey } from '@boardwalk/domain';
import { quoteTerm } from './searchIndex.ts';

/** What a text asks for, as texts that Postgres casts to tsquery. */
export interface Keyword {
  /** One condition per word or pair of characters, e.g. `'user'` or, for the last word, `'jour':* | 'journei'`. */
  readonly conditions: readonly string[];
  /** All conditions at once. */
  readonly all: string;
  /** Any of the conditions. */
  readonly any: string;
  /** How many conditions a work must meet when none meets all. */
  readonly enough: number;
  /** The text as names are compared: see publication.name_key. */
  readonly nameKey: string;
}

/**
 * Reads a text to search for. The last word of a script with spaces may be unfinished: `jour` finds `journey`; finished, it is
 * found by its stem as well.
 *
 * @param text as typed
 * @returns undefined for an empty text, which asks for nothing; without conditions for one that nothing can match, such as `!!`
 */
export function readKeyword(text: string | undefined): Keyword | undefined {
  const typed = normalizeText(text ?? '');
  if (typed === '') return undefined;
  const { terms, prefix } = queryTerms(typed, { asPrefix: true });
  const finished = queryTerms(typed).terms.filter((term) => !terms.includes(term));
  const last = prefix === null ? [] : [`${quoteTerm(prefix)}:*`, ...finished.map(quoteTerm)];
  const conditions = [...terms.map(quoteTerm), ...(last.length === 0 ? [] : [`(${last.join(' | ')})`])];
  return {
    conditions,
    all: conditions.join(' & '),
    any: conditions.join(' | '),
    enough: enoughOf(conditions.length, terms.filter((term) => PAIR.test(term)).length),
    nameKey: suggestionKey(typed),
  };
}

/** Two characters of a run of Han, kana or hangul. */
const PAIR = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30fc\u3005]{2}$/u;

/**
 * Half of the words are enough. The pairs of a run overlap, so that chance meets some of them: of those it takes more.
 *
 * @param all number of conditions
 * @param pairs how many of them are pairs of characters
 */
function enoughOf(all: number, pairs: number): number {
  return Math.ceil((all - pairs) / 2) + Math.ceil(pairs * 0.6);
}
