import { normalizeText, suggestionKey } from '@boardwalk/domain';
import { TERM_MAX } from './policy.ts';

/** A search as it is remembered: its text, and the key by which two are the same. */
export interface SearchedTerm {
  text: string;
  key: string;
}

/** The text of a search as it is remembered; undefined when there is nothing to find by it. */
export function searchedTerm(keyword: string): SearchedTerm | undefined {
  const text = cut(normalizeText(keyword).replace(/\s+/gu, ' '));
  const key = cut(suggestionKey(text));
  return key === '' ? undefined : { text, key };
}

function cut(text: string): string {
  return Array.from(text).slice(0, TERM_MAX).join('').trim();
}
