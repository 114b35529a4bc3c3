import { FeeType } from '@boardwalk/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Keyword } from './keyword.ts';
import type { WorkFilter } from './workLists.ts';

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
 * Works beyond which a keyword is common: then only so many of the most popular ones are ranked, so that a search costs the
 * same however large the community grows. A name that begins with the keyword is ranked in any case.
 */
export const RANKED_WORKS = 1_000;

/** Names beginning with a common keyword that are ranked whatever their popularity: the shortest, the keyword itself, leads. */
const NAMED_WORKS = 200;

/** Conditions on columns of publication that hold beside the keyword. */
export type MatchFilter = Pick<
  WorkFilter,
  'tagIds' | 'topicId' | 'feeType' | 'language' | 'kind' | 'ownerId'
>;

/**
 * A table `(file_key, relevance)` of the public works that meet all conditions of a keyword; when there are none, of those
 * that meet enough of them. The matches are found before any order is made, so that a rare word never walks an index of
 * dates. Relevance hangs on nothing that passes by itself, so it can stand in a cursor.
 *
 * @param filter what works must meet as well
 * @param readerLanguage language whose works come a little earlier
 */
export function keywordMatches(
  keyword: Keyword,
  filter: MatchFilter,
  readerLanguage: string,
): RawBuilder<KeywordMatch> {
  const { all, any, nameKey } = keyword;
  const points = sql`(view_num * 0.1 + praise_num * 2 + collect_num * 3 + copy_num * 4 + use_num * 2)`;
  const relevance = sql<number>`round((
      ts_rank(${CLASS_WEIGHTS}::real[], search_vector, ${any}::tsquery)
      + case when name_key = ${nameKey} then ${NAME_BONUS.same}::float8
             when starts_with(name_key, ${nameKey}) then ${NAME_BONUS.begins}::float8
             when strpos(name_key, ${nameKey}) > 0 then ${NAME_BONUS.contains}::float8
             else 0 end
      + case when language = ${readerLanguage} then ${LANGUAGE_BONUS}::float8 else 0 end
      + ${POPULARITY_BONUS}::float8 * (1 - 1 / (1 + log(1 + ${points}::float8)))
    )::numeric, 6)::float8`;
  const isCommon = sql<SqlBool>`(select n from known) > ${RANKED_WORKS}`;
  const rest = restOf(filter);
  return sql<KeywordMatch>`(
    with ${few(keyword, filter, relevance)}, popular as materialized (
      select file_key, ${relevance} as relevance from publication
      where ${isCommon} and is_live and search_vector @@ ${all}::tsquery ${rest}
      order by hot_score desc, file_key desc limit ${RANKED_WORKS}
    ), named as materialized (
      select file_key, ${relevance} as relevance from publication
      where ${isCommon} and is_live and name_key like ${likePrefix(nameKey)} and search_vector @@ ${all}::tsquery ${rest}
      order by name_key using ~<~ limit ${NAMED_WORKS}
    )
    select file_key, relevance from complete union all select file_key, relevance from partial
    union all select file_key, relevance from popular
    union all select file_key, relevance from named
      where not exists (select from popular where popular.file_key = named.file_key))`;
}

/**
 * The two ways to list the works of a keyword in another order, of which one is empty: a rare keyword is looked up, and its
 * works are sorted; with a common one the index of the order is walked, as it soon meets a work that matches.
 */
export function keywordConditions(keyword: Keyword, filter: MatchFilter): RawBuilder<SqlBool>[] {
  const common = sql`(select count(*) > ${RANKED_WORKS} from (${someMatches(keyword, filter)}) as sample)`;
  return [
    sql<SqlBool>`publication.file_key in (
      with ${few(keyword, filter, sql`0::float8`)}
      select file_key from complete union all select file_key from partial)`,
    sql<SqlBool>`${common} and publication.search_vector @@ ${keyword.all}::tsquery`,
  ];
}

/** The parts of a query that find the works of a keyword which is not common: known, complete, partial. */
function few(keyword: Keyword, filter: MatchFilter, relevance: RawBuilder<unknown>): RawBuilder<unknown> {
  const { conditions, all, any, enough } = keyword;
  const rest = restOf(filter);
  return sql`known as materialized (
      select count(*)::integer as n from (${someMatches(keyword, filter)}) as sample
    ), complete as materialized (
      select file_key, ${relevance} as relevance from publication
      where (select n from known) <= ${RANKED_WORKS} and is_live and search_vector @@ ${all}::tsquery ${rest}
      -- There are no more; the planner learns it from this line.
      limit ${RANKED_WORKS}
    ), partial as materialized (
      select file_key, ${relevance} as relevance from publication
      where (select n from known) = 0 and is_live ${rest}
        and search_vector @@ ${any}::tsquery
        and (select count(*) from unnest(${sql.val([...conditions])}::tsquery[]) as condition (met)
             where search_vector @@ met) >= ${enough}::integer
      limit ${RANKED_WORKS}
    )`;
}

/** So many of the matches that it is known whether the keyword is common. */
function someMatches({ all }: Keyword, filter: MatchFilter): RawBuilder<unknown> {
  return sql`select from publication where is_live and search_vector @@ ${all}::tsquery ${restOf(filter)} limit ${RANKED_WORKS + 1}`;
}

/** What works must meet beside the keyword, to go after other conditions. */
function restOf({
  tagIds = [],
  topicId,
  feeType,
  language,
  kind,
  ownerId,
}: MatchFilter): RawBuilder<unknown> {
  const parts = [
    ...(tagIds.length === 0 ? [] : [sql`and publication.tag_path_ids @> ${sql.val([...tagIds])}::integer[]`]),
    ...(topicId === undefined ? [] : [sql`and ${topicId} = any (publication.topic_ids)`]),
    ...(feeType === undefined || feeType === FeeType.ALL ? [] : [sql`and publication.fee_type = ${feeType}`]),
    ...(language === undefined ? [] : [sql`and publication.language = ${language}`]),
    ...(kind === undefined ? [] : [sql`and publication.kind = ${kind}`]),
    ...(ownerId === undefined ? [] : [sql`and publication.owner_id = ${ownerId}`]),
  ];
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `);
}

/** A pattern for texts that begin with another. */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
