import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { beginsWith, type Keyword } from '../files/catalogue/service.ts';

/** The most popular works are looked through first: what many names hold is among them, whatever it is. */
const WALKED_NAMES = 1_500;
/** Names looked up when the popular ones are not enough: then few names hold what was typed, */
const FOUND_NAMES = 1_000;
/** and the first in the alphabet that begin with it. */
const BEGUN_NAMES = 100;

/**
 * Names of public works that hold what was typed: first those that begin with it, then those in which a word begins with
 * it, the more popular earlier; names that differ only in case, width and accents once. A letter that half of all names hold
 * costs no more than a rare word. Decision 0057.
 *
 * @param typed names must meet all of it
 */
export async function findNameTips(db: Queryable, typed: Keyword, limit: number): Promise<string[]> {
  if (typed.concepts.length === 0) return [];
  // The same condition twice: by the index of names, and for names at hand, where to make a vector of the name takes longer.
  const isFound = sql`ts_filter(search_vector, '{a}') @@ (select ${typed.all}::tsquery)`;
  const isMet = sql`search_vector @@ (select ${inNames(typed.all)}::tsquery)`;
  const { rows } = await sql<{ name: string }>`
    with begun as materialized (
      select name, name_key, hot_score from (
        select name, name_key, hot_score, search_vector from publication
        where is_live and ${beginsWith(typed.nameKey)}
        order by name_key using ~<~ limit ${BEGUN_NAMES}
      ) as first
      where ${isMet}
    ), walked as materialized (
      select name, name_key, hot_score from (
        select name, name_key, hot_score, search_vector from publication
        where is_live order by hot_score desc, file_key desc limit ${WALKED_NAMES}
      ) as popular
      where ${isMet}
    ), found as materialized (
      select name, name_key, hot_score from publication
      where (select count(distinct name_key) from walked) < ${limit}::integer and is_live and ${isFound}
      limit ${FOUND_NAMES}
    ), named as (
      select distinct on (name_key) *
      from (select * from begun union all select * from walked union all select * from found) as matched
      order by name_key, hot_score desc, name
    )
    select name from named
    order by starts_with(name_key, ${typed.nameKey}) desc,
             strpos(' ' || name_key, ${` ${typed.nameKey}`}) > 0 desc,
             hot_score desc, name_key
    limit ${limit}`.execute(db);
  return rows.map((row) => row.name);
}

/** A query of words that are in the name, where words have the weight A. */
function inNames(query: string): string {
  return query.replaceAll(/'(?:[^'\\]|''|\\.)*'(?::\*)?/gu, (word) =>
    word.endsWith(':*') ? `${word}A` : `${word}:A`,
  );
}
