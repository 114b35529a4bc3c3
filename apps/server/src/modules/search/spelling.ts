import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { Keyword } from '../files/service.ts';

/** A word of the site in place of one that no work has. */
export interface Spelt {
  /** Of the concept among those of the search, from 1. */
  place: number;
  term: string;
}

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

/** Words looked at in place of one that is still being typed: those that are most like it. */
const LIKE_WORDS = 200;
/** No character sorts after it. */
const LAST_CHARACTER = '\u{10FFFF}';

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
  const { rows } = await sql<Spelt>`
    select place, near.term
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as typed (place integer, word text, is_open boolean)
    cross join lateral (
      select term from (
        select term, works, levenshtein_less_equal(
          case when is_open then left(term, length(word)) else term end, word, 2) as distance
        from (
          select term, works from search_word
          where (word <% term or word % term) and term ~ '^[a-z]{3,}$' order by word_similarity(word, term) desc, works desc
          limit ${sql.lit(LIKE_WORDS)}
        ) as alike
      ) as measured
      where distance <= case when length(word) >= 6 then 2 else 1 end
      order by distance, works desc limit 1
    ) as near
    where not exists (
      select from search_word where term >= word collate "C"
        and term < (case when is_open then word || ${LAST_CHARACTER} else word || ' ' end) collate "C")`.execute(
    db,
  );
  return spellingOf(typed, rows);
}
