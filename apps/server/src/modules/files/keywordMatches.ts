import { sql, type RawBuilder } from 'kysely';
import type { Keyword } from './keyword.ts';

/** A public work that matches a keyword, and how well. */
export interface KeywordMatch {
  file_key: string;
  /** The larger, the better: where the words stand, how near the name comes to them, how popular the work is. */
  relevance: number;
}

/** Weights of the classes D, C, B, A of a search vector: of a word on the board, in a tag, in the name. */
const CLASS_WEIGHTS = '{0.05, 0.15, 0.5, 1}';

/** What a name adds that is the keyword, begins with it, or contains it. */
const NAME_BONUS = { same: 1, begins: 0.3, contains: 0.25 } as const;

/** What a work in the language of the reader adds: kanji and hanzi, or `plan`, are words of several languages. */
const LANGUAGE_BONUS = 0.1;

/** Most that popularity adds: it decides between works that match alike. */
const POPULARITY_BONUS = 0.2;

/**
 * A table `(file_key, relevance)` of the public works that meet all conditions of a keyword; when there are none, of those
 * that meet enough of them. The matches are found before any order is made, so that a rare word never walks an index of
 * dates. Relevance hangs on nothing that passes by itself, so it can stand in a cursor.
 *
 * @param readerLanguage language whose works come a little earlier
 */
export function keywordMatches(keyword: Keyword, readerLanguage: string): RawBuilder<KeywordMatch> {
  const { any, nameKey } = keyword;
  const points = sql`(view_num * 0.1 + praise_num * 2 + collect_num * 3 + copy_num * 4 + use_num * 2)`;
  return matched(
    keyword,
    sql<number>`round((
      ts_rank(${CLASS_WEIGHTS}::real[], search_vector, ${any}::tsquery)
      + case when name_key = ${nameKey} then ${NAME_BONUS.same}::float8
             when starts_with(name_key, ${nameKey}) then ${NAME_BONUS.begins}::float8
             when strpos(name_key, ${nameKey}) > 0 then ${NAME_BONUS.contains}::float8
             else 0 end
      + case when language = ${readerLanguage} then ${LANGUAGE_BONUS}::float8 else 0 end
      + ${POPULARITY_BONUS}::float8 * (1 - 1 / (1 + log(1 + ${points}::float8)))
    )::numeric, 6)::float8`,
  );
}

/** The same works without their relevance, for counts and for lists in another order. */
export function keywordFileKeys(keyword: Keyword): RawBuilder<{ file_key: string }> {
  return sql`(select file_key from ${matched(keyword, sql<number>`0::float8`)} as matched)`;
}

function matched({ conditions, all, any, enough }: Keyword, relevance: RawBuilder<number>) {
  return sql<KeywordMatch>`(
    with complete as materialized (
      select file_key, ${relevance} as relevance from publication
      where is_live and search_vector @@ ${all}::tsquery
    ), partial as materialized (
      select file_key, ${relevance} as relevance from publication
      where is_live and not exists (select from complete)
        and search_vector @@ ${any}::tsquery
        and (select count(*) from unnest(${sql.val([...conditions])}::tsquery[]) as condition (met)
             where search_vector @@ met) >= ${enough}::integer
    )
    select file_key, relevance from complete union all select file_key, relevance from partial)`;
}
