import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** A word of the site in place of one that no work has. */
export interface Spelt {
  /** Of the concept among those of the search, from 1. */
  place: number;
  term: string;
}

/** Words looked at in place of one that is still being typed: those that are most like it. */
const LIKE_WORDS = 200;
/** No character sorts after it. */
const LAST_CHARACTER = '\u{10FFFF}';

/** A word that is typed, with its place among those of the search, from 1. */
interface TypedWord {
  place: number;
  word: string;
  /** Whether it may be the beginning of a longer one. */
  is_open: boolean;
}

/** Words of the site that are most like typed ones that no work has. */
export async function findSpellings(db: Queryable, words: readonly TypedWord[]): Promise<Spelt[]> {
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
  return rows;
}
