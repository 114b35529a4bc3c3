import { foldText } from '../search/fold-text.ts';
import { countCharacters } from '../text/count-characters.ts';

/** Bounds of the words that moderators are pointed to. Lengths in characters. */
export const WATCHED_WORD_LIMITS = { words: 500, wordMin: 1, wordMax: 50 } as const;

/** What is wrong with a list of watched words. */
export interface WatchedWordProblem {
  /** Place of the word in the list, from 0. */
  readonly index: number;
  /** `long`: too many characters; `blank`: nothing of it can be found in a text. */
  readonly rule: 'long' | 'blank';
}

/**
 * The words of a list as they are kept: trimmed, with single spaces, each once. Words that `findWords` takes for the same, by case,
 * accents or width, are one; the first spelling stays. Decision 0157.
 */
export function normalizeWatchedWords(words: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const each of words) {
    const word = each.normalize('NFC').trim().replace(/\s+/gu, ' ');
    const key = foldText(word).text.trim();
    if (word !== '' && !kept.has(key)) kept.set(key, word);
  }
  return [...kept.values()];
}

/** Splits a text into the words of a list, by lines and commas. Decision 0157. */
export function parseWatchedWords(text: string): string[] {
  return normalizeWatchedWords(text.split(/[\n,，、]/u));
}

/** Checks each word of a list. How many there may be is another matter: see WATCHED_WORD_LIMITS. Decision 0157. */
export function checkWatchedWords(words: readonly string[]): WatchedWordProblem[] {
  return words.flatMap((word, index): WatchedWordProblem[] => {
    if (foldText(word).text.trim() === '') return [{ index, rule: 'blank' }];
    return countCharacters(word) > WATCHED_WORD_LIMITS.wordMax ? [{ index, rule: 'long' }] : [];
  });
}
