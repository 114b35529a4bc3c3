import { countCharacters, findReservedWords } from '@boardwalk/domain';

/** How long anonymous results and suggestions may be shown without asking, in seconds. */
export const SEARCH_CACHE_SECONDS = 30;

/** How long hot searches may be shown without asking, in seconds. */
export const HOT_CACHE_SECONDS = 60;

/** Most suggestions given at once (contract: NameTipList). */
export const MAX_TIPS = 10;

/** Most creators given at once (contract: CreatorList). */
export const MAX_CREATORS = 20;

/** Longest text of a search that is remembered or counted, in characters. */
export const TERM_MAX = 100;

/** Longest text among the hot searches, in characters: a chip, not a sentence. */
const HOT_TERM_MAX = 30;

/** Addresses of people and pages, and runs of digits that may be somebody's number. */
const PERSONAL = /@|:\/\/|\bwww\.|\d[\d\s().-]{4,}\d/iu;

/** Whether what people searched for may be shown to everybody: nothing that may be personal, no official-looking words. */
export function mayBeHot(term: string): boolean {
  const text = term.normalize('NFKC');
  return (
    countCharacters(text) <= HOT_TERM_MAX && !PERSONAL.test(text) && findReservedWords(text).length === 0
  );
}
