import { foldText } from './fold-text.ts';
import { tokenize, type TermForms, type Token } from './tokenize.ts';

/**
 * The terms under which a text is found: words, stems, joined words, characters and pairs of characters, each once, in the order
 * of the text. Decision 0006.
 *
 * @param text text to index
 * @param forms forms of terms, as for `tokenize`
 */
export function indexTerms(text: string, forms?: TermForms): string[] {
  return [...new Set(tokenize(text, forms).map(({ term }) => term))];
}

/** What a query looks for. */
export interface SearchTerms {
  /** Terms of the index that a full match holds, each once. */
  readonly terms: readonly string[];
  /** The word still being typed: indexed terms that begin with it match as well as `terms` do. */
  readonly prefix: string | null;
}

/** Out of the tokens of one text, the sharpest for each place: the stem for a word, the pair for characters of a run. */
function sharpest(tokens: readonly Token[]): Token[] {
  const hasStem = new Set(tokens.filter(({ kind }) => kind === 'stem').map(({ position }) => position));
  const inPair = new Set(
    tokens.filter(({ kind }) => kind === 'bigram').flatMap(({ position }) => [position, position + 1]),
  );
  return tokens.filter(({ kind, position }) => {
    if (kind === 'joined') return false;
    if (kind === 'word') return !hasStem.has(position);
    return kind !== 'unigram' || !inPair.has(position);
  });
}

/**
 * The terms of a query. Runs of Han, kana and hangul ask for their pairs, a single character for itself, words for their
 * stem. While somebody types, the last word is also a prefix. Decision 0006.
 *
 * @param query text as typed
 * @param options `asPrefix`: treat the last word as still being typed
 */
export function queryTerms(
  query: string,
  { asPrefix = false }: { readonly asPrefix?: boolean } = {},
): SearchTerms {
  const tokens = tokenize(query);
  const lastWord = tokens.findLast(({ kind }) => kind === 'word');
  const isOpen = asPrefix && lastWord !== undefined && lastWord.end === query.length;
  const chosen = sharpest(tokens).filter(({ position }) => !(isOpen && position === lastWord.position));
  return { terms: [...new Set(chosen.map(({ term }) => term))], prefix: isOpen ? lastWord.term : null };
}

/**
 * A text as suggestions compare it: folded, everything that is no letter, digit or mark as one space. A suggestion matches
 * when its key begins with, or after a space goes on with, the key of what was typed. Decision 0006.
 *
 * @param text name or typed text
 */
export function suggestionKey(text: string): string {
  return foldText(text)
    .text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}
