import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { Keyword } from '../files/service.ts';

/**
 * Names of public works that hold what was typed: first those that begin with it, then those in which a word begins with
 * it, the more popular earlier; names that differ only in case, width and accents once.
 *
 * @param typed names must meet all of its conditions
 */
export async function findNameTips(db: Queryable, typed: Keyword, limit: number): Promise<string[]> {
  if (typed.conditions.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    with matched as materialized (
      select name, name_key, hot_score from publication
      where is_live and search_vector @@ ${inNames(typed.all)}::tsquery
    ), named as (
      select distinct on (name_key) * from matched order by name_key, hot_score desc, name
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
