import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { likePrefix, type Keyword } from '../files/service.ts';

/** Names looked at, so that a letter which half of all names hold costs no more than a rare word: the most popular, */
const POPULAR_NAMES = 1_000;
/** and the first in the alphabet that begin with what was typed. */
const BEGUN_NAMES = 200;

/**
 * Names of public works that hold what was typed: first those that begin with it, then those in which a word begins with
 * it, the more popular earlier; names that differ only in case, width and accents once.
 *
 * @param typed names must meet all of its conditions
 */
export async function findNameTips(db: Queryable, typed: Keyword, limit: number): Promise<string[]> {
  if (typed.concepts.length === 0) return [];
  const query = inNames(typed.all);
  const { rows } = await sql<{ name: string }>`
    with popular as materialized (
      select name, name_key, hot_score from publication
      where is_live and search_vector @@ ${query}::tsquery
      order by hot_score desc, file_key desc limit ${POPULAR_NAMES}
    ), begun as materialized (
      select name, name_key, hot_score from publication
      where is_live and name_key like ${likePrefix(typed.nameKey)} and search_vector @@ ${query}::tsquery
      order by name_key using ~<~ limit ${BEGUN_NAMES}
    ), named as (
      select distinct on (name_key) * from (select * from popular union all select * from begun) as matched
      order by name_key, hot_score desc, name
    )
    select name from named
    order by starts_with(name_key, ${typed.nameKey}) desc,
             strpos(' ' || name_key, ${` ${typed.nameKey}`}) > 0 desc,
             hot_score desc, name_key
    limit ${limit}`.execute(db);
  return rows.map((row) => row.name);
}

/** The same conditions for the names alone: their terms have the weight A in a search vector. */
function inNames(query: string): string {
  return query.replace(/'(?:''|[^'])+'(?<open>:\*)?/gu, (term, open?: string) =>
    open === undefined ? `${term}:A` : `${term}A`,
  );
}
