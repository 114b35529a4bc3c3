import { foldText } from './fold-text.ts';

/** Bounds of the words that mean the same to a search. Lengths in characters. */
export const SYNONYM_LIMITS = { groups: 300, words: 30, wordMax: 50 } as const;

/** Words that mean the same: who searches for one finds works with another. */
export type SynonymGroup = readonly string[];

/** What is wrong with a line of a list of synonyms. */
export interface SynonymProblem {
  /** From 1, as editors count. */
  readonly line: number;
  /** `alone`: nothing means the same; `many`: too many words; `long`: a word is too long; `twice`: a word stands in it twice. */
  readonly rule: 'alone' | 'many' | 'long' | 'twice';
}

/** Splits a text with a group a line, its words separated by commas, into groups; empty lines are none. Decision 0085. */
export function parseSynonyms(text: string): SynonymGroup[] {
  return linesOf(text).map(({ words }) => words);
}

/** Writes groups as a text that `parseSynonyms` reads. Decision 0085. */
export function writeSynonyms(groups: readonly SynonymGroup[]): string {
  return groups.map((words) => words.join(', ')).join('\n');
}

/**
 * Checks a list of synonyms as it is typed. How many groups there may be is another matter: see SYNONYM_LIMITS. Decision 0085.
 *
 * @returns at most one problem a line, in their order
 */
export function checkSynonyms(text: string): SynonymProblem[] {
  return linesOf(text).flatMap(({ line, words }) => {
    const rule = ruleBroken(words);
    return rule === undefined ? [] : [{ line, rule }];
  });
}

function ruleBroken(words: SynonymGroup): SynonymProblem['rule'] | undefined {
  if (words.length < 2) return 'alone';
  if (words.length > SYNONYM_LIMITS.words) return 'many';
  if (words.some((word) => Array.from(word).length > SYNONYM_LIMITS.wordMax)) return 'long';
  return new Set(words.map((word) => foldText(word).text)).size < words.length ? 'twice' : undefined;
}

function linesOf(text: string): { line: number; words: string[] }[] {
  return text
    .split('\n')
    .map((each, index) => ({
      line: index + 1,
      words: each
        .split(/[,，、]/u)
        .map((word) => word.normalize('NFC').trim().replace(/\s+/gu, ' '))
        .filter((word) => word !== ''),
    }))
    .filter(({ words }) => words.length > 0);
}
