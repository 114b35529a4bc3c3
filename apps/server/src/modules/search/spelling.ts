import type { Queryable } from '../../infra/database/database.ts';
import type { Keyword } from '../files/catalogue/service.ts';
import { findSpellings, type Spelt } from './spellingRepository.ts';

/**
 * The text of a search with words of the site in place of those that no work has.
 *
 * @param spelt words for each concept, the best first
 * @returns null when nothing is to be replaced
 */
export function spellingOf({ text, concepts }: Pick<Keyword, 'text' | 'concepts'>, spelt: readonly Spelt[]) {
  const termBy = new Map(spelt.toReversed().map(({ place, term }) => [place, term]));
  const replaced = concepts
    .map(({ place }, index) => ({ place, term: termBy.get(index + 1) }))
    .flatMap(({ place, term }) => (place === undefined || term === undefined ? [] : [{ ...place, term }]))
    .toSorted((one, other) => other.start - one.start);
  if (replaced.length === 0) return null;
  return replaced.reduce(
    (written, { start, end, term }) => written.slice(0, start) + term + written.slice(end),
    text,
  );
}

/**
 * The text that is being typed with words of the site in place of those that no work has. The last one may be unfinished: it is
 * held against the beginnings of words.
 *
 * @returns null when nothing is to be replaced
 */
export async function spellTyped(db: Queryable, typed: Keyword): Promise<string | null> {
  const words = typed.concepts.flatMap(({ spelling, prefix }, index) =>
    spelling === null ? [] : [{ place: index + 1, word: spelling, is_open: prefix !== null }],
  );
  if (words.length === 0) return null;
  return spellingOf(typed, await findSpellings(db, words));
}
