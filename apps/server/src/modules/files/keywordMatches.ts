import { FeeType } from '@boardwalk/domain';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Keyword } from './keyword.ts';
import type { WorkFilter } from './workFilter.ts';

/** A public work that matches a keyword, and how well. */
export interface KeywordMatch {
  file_key: string;
  /** The larger, the better: where the words stand, how near the name comes to them, how popular the work is. */
  relevance: number;
}

/** What a place of a search vector weighs: words on the board, in the description, in tags, in the name. */
const PLACE_WEIGHTS = { board: 0.25, description: 0.35, tags: 0.6, name: 1 } as const;

/** How much a long text is held against its words, and how much of its length counts (k and b of BM25). */
const LENGTH = { strength: 0.65, share: 0.5 } as const;

/** How much more a rare word counts than a frequent one: the power of its inverse document frequency. */
const RARITY_POWER = 1.5;

/** What a name adds that is the keyword, begins with it, or contains it. */
const NAME_BONUS = { same: 1, begins: 0.12, contains: 0.1 } as const;

/** What meeting everything that was asked for adds: more than any other part can. */
const FULL_BONUS = 3;

/** What a work in the language of the reader gains: kanji and hanzi, or `plan`, are words of several languages. */
const LANGUAGE_GAIN = 0.15;

/** Most that popularity gains: it decides between works that match alike. */
const POPULARITY_GAIN = 0.2;

/**
 * Works beyond which a word is common. Works are looked up by the rarest words of a search, until together these have so many;
 * the other words only rank them. So a search costs the same however large the community grows.
 */
export const COMMON_WORKS = 4_000;

/** Works that are ranked; the others have fewer of the rare words, or are less popular. */
const RANKED_WORKS = 1_000;
/** Words looked up in the ranked works, all in all: of a long text fewer works are ranked. */
const RANKED_WORDS = 5_000;

/** Works that meet less than this share of what the best one meets, counted in rarity, are no match. */
const MATCH_SHARE = 0.3;

/** Where all words are common: the most popular works are looked through, */
const WALKED_WORKS = 1_000;
/** and the names that begin with the keyword, the shortest, the keyword itself, first. */
const NAMED_WORKS = 100;
/** Of the works that have all words, or one of the two rarest, some are ranked: */
const SOME_WORKS = 250;
/** the index is asked for more of them only when the popular ones are fewer than this. */
const ENOUGH_WORKS = 120;

/** Works of the index publication_by_search_sampled. */
const IN_SAMPLE = sql`and right(file_key, 1) in ('3', 'C', 'p')`;

/** Works that have a word itself from which on it is not completed: `plan` is meant as it stands. */
const COMPLETED_WORKS = 20;
/** Letters from which on a word is completed: fewer begin too many words. */
const COMPLETED_LETTERS = 3;

/** Letters that may be wrong in a word that no work has, by its length; two swapped ones count as two. */
const MISTYPED_LETTERS = { short: 1, long: 2 } as const;
const LONG_WORD = 6;
/** Words of the site that stand for a mistyped one. */
const SPELLINGS = 3;

/** Conditions on columns of publication that hold beside the keyword. */
export type MatchFilter = Pick<
  WorkFilter,
  'tagIds' | 'topicId' | 'feeType' | 'language' | 'kind' | 'ownerId'
>;

/**
 * A table `(file_key, relevance)` of the public works that match a keyword. Any of its words is enough; works with all of them
 * come first, and a rare word counts more than a frequent one. Relevance hangs on nothing that passes by itself, so it can stand
 * in a cursor. Decision 0057.
 *
 * @param filter what works must meet as well
 * @param readerLanguage language whose works come a little earlier
 */
export function keywordMatches(
  keyword: Keyword,
  filter: MatchFilter,
  readerLanguage: string,
): RawBuilder<KeywordMatch> {
  const { nameKey } = keyword;
  const { board, description, tags, name } = PLACE_WEIGHTS;
  const points = sql`(view_num * 0.1 + praise_num * 2 + collect_num * 3 + copy_num * 4 + use_num * 2)`;
  const rest = restOf(filter);
  const ranked = Math.min(RANKED_WORKS, Math.ceil(RANKED_WORDS / Math.max(1, keyword.concepts.length)));
  return sql<KeywordMatch>`(
    with ${rareWorks(keyword, filter, ranked)}, walked as materialized (
      select file_key, search_vector @@ (select everything from together) as is_full from (
        select publication.* from publication
        where not exists (select from rare) and is_live ${languageOf(filter)}
        order by hot_score desc, file_key desc limit ${sql.lit(WALKED_WORKS)}
      ) as publication
      where search_vector @@ (select either from together) ${rest}
      order by is_full desc, hot_score desc, file_key desc limit ${sql.lit(SOME_WORKS)}
    ), named as materialized (
      -- The words are looked at afterwards: the planner would look them up, and sort all that have them.
      select file_key from (
        select file_key, search_vector from publication
        where not exists (select from rare) and is_live and ${beginsWith(nameKey)} ${rest}
        order by name_key using ~<~ limit ${sql.lit(NAMED_WORKS)}
      ) as begun where search_vector @@ (select everything from together)
    ), ${someOf('complete', 'everything', sql`(select count(*) from walked where is_full)`, rest)},
    ${someOf('partial', 'either', sql`(select count(*) from walked) + (select count(*) from complete)`, rest)},
    candidate as materialized (
      select file_key from found union select file_key from walked union select file_key from named
      union select file_key from complete union select file_key from partial
    )
    select file_key, round((
        case when met = (select count(*) from known where not is_synonym) then ${sql.lit(FULL_BONUS)}::float8 else 0 end
        + score * (1 + case when language = ${readerLanguage} then ${sql.lit(LANGUAGE_GAIN)}::float8 else 0 end
                     + ${sql.lit(POPULARITY_GAIN)}::float8 * (1 - 1 / (1 + log(1 + ${points}::float8))))
        + case when name_key = ${nameKey} then ${sql.lit(NAME_BONUS.same)}::float8
               when starts_with(name_key, ${nameKey}) then ${sql.lit(NAME_BONUS.begins)}::float8
               when strpos(name_key, ${nameKey}) > 0 then ${sql.lit(NAME_BONUS.contains)}::float8
               else 0 end
      )::numeric, 6)::float8 as relevance
    from candidate join publication using (file_key)
    -- A vector is unpacked once, not once for each word: to give no words a weight is the cheapest that does it.
    cross join lateral (select setweight(search_vector, 'A', '{}'::text[]) as vector offset 0) as unpacked
    cross join lateral (
      select (1 + ${sql.lit(LENGTH.strength)}::real) / (1 + ${sql.lit(LENGTH.strength)}::real * (1 - ${sql.lit(LENGTH.share)}::real
        + ${sql.lit(LENGTH.share)}::real * least(4, length(vector) / (select mean_terms from community)))) as brevity
      offset 0
    ) as measured
    cross join lateral (
      select count(*) filter (where rank > 0 and not is_synonym) as met,
             coalesce(sum(rank * rarity) / (select sum(rarity) from known), 0) as score
      from (
        select known.rarity, known.is_synonym, ts_rank(
          array[${sql.lit(board)} * brevity, ${sql.lit(description)} * brevity, ${sql.lit(tags)}, ${sql.lit(name)}]::real[], vector, known.query) as rank
        from known
      ) as ranks
    ) as scored)`;
}

/**
 * A part of a query with some works that the index of words gives, where the popular ones were too few: of the sample of works if
 * it has enough, otherwise of all.
 *
 * @param so how many works there are without them
 */
function someOf(
  name: string,
  words: 'everything' | 'either',
  so: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const sampled = sql.ref(`${name}_sampled`);
  const some = (isNeeded: RawBuilder<unknown>, of: RawBuilder<unknown>) => sql`
      select file_key from publication
      where not exists (select from rare) and ${isNeeded} < ${sql.lit(ENOUGH_WORKS)}
        and is_live ${of} and search_vector @@ (select ${sql.ref(words)} from together) ${rest}
      limit ${sql.lit(SOME_WORKS)}`;
  return sql`${sampled} as materialized (${some(so, IN_SAMPLE)}
    ), ${sql.ref(name)} as materialized (
      select file_key from ${sampled} union (${some(sql`${so} + (select count(*) from ${sampled})`, sql``)})
    )`;
}

/**
 * The two ways to list the works of a keyword in another order, of which one is empty: with a rare word they are looked up and
 * sorted; with common ones the index of the order is walked, as it soon meets a work that has them all.
 */
export function keywordConditions(keyword: Keyword, filter: MatchFilter): RawBuilder<SqlBool>[] {
  const everything = sql`(
    with ${rareWorks(keyword, filter, COMMON_WORKS)}
    select everything from together where not exists (select from rare))`;
  return [
    sql<SqlBool>`publication.file_key in (
      with ${rareWorks(keyword, filter, COMMON_WORKS)} select file_key from found)`,
    sql<SqlBool>`${everything} is not null and publication.search_vector @@ ${everything}`,
  ];
}

/**
 * The parts of a query that every way begins with. `known`: what is asked for and occurs, with its rarity; `rare`: the rarest of
 * it, which together have few enough works; `found`: those works; `together`: everything at once, and either of the two rarest;
 * `spelt`: words of the site in place of those that no work has, by the place of the concept.
 *
 * @param limit most works that are found: those with the most rarity, the popular ones first
 */
export function rareWorks({ concepts }: Keyword, filter: MatchFilter, limit: number): RawBuilder<unknown> {
  // Behind a query of their own, so that the planner expects the same of all of them: then it does not plan each search again.
  const column = (part: 'query' | 'term' | 'prefix' | 'spelling' | 'isSynonym') =>
    sql.val(concepts.map((concept) => concept[part]));
  const open = sql`length(asked.prefix) >= ${sql.lit(COMPLETED_LETTERS + "'':*".length)} and coalesce(word.works, 0) < ${sql.lit(COMPLETED_WORKS)}`;
  return sql`community as materialized (
      select coalesce((select nullif(works, 0) from search_total),
               (select count(*) from (select from publication where is_live limit ${sql.lit(COMMON_WORKS)}) as sample)) as works,
             coalesce((select greatest(mean_terms, 1) from search_total), 100) as mean_terms
    ), asked as materialized (
      select place, is_synonym, spelling, (case when ${open} then asked.query || ' | ' || asked.prefix else asked.query end)::tsquery as query,
             case when ${open} then null else word.works end as counted
      from unnest((select ${column('query')}::text[]), (select ${column('term')}::text[]), (select ${column('prefix')}::text[]),
          (select ${column('spelling')}::text[]), (select ${column('isSynonym')}::boolean[]))
        with ordinality as asked (query, term, prefix, spelling, is_synonym, place)
      left join search_word as word on word.term = asked.term
    ), occurring as materialized (
      select place, query, is_synonym, spelling, coalesce(counted, live.works) as works from asked
      left join lateral (
        select count(*)::integer as works from (
          select from publication where asked.counted is null and is_live and search_vector @@ asked.query
          limit ${sql.lit(COMMON_WORKS + 1)}) as sample
      ) as live on true
    ), spelt as materialized (
      select place, format('%L', near.term)::tsquery as query, true as is_synonym, near.works, near.term, near.distance
      from occurring cross join lateral (
        select term, works, levenshtein_less_equal(term, spelling, ${sql.lit(MISTYPED_LETTERS.long)}::integer) as distance
        from search_word
        where term % spelling and term ~ '^[a-z]{3,}$'
        order by distance, works desc limit ${sql.lit(SPELLINGS)}
      ) as near
      where occurring.works = 0 and distance <= case when length(spelling) >= ${sql.lit(LONG_WORD)}::integer
        then ${sql.lit(MISTYPED_LETTERS.long)}::integer else ${sql.lit(MISTYPED_LETTERS.short)}::integer end
    ), known as materialized (
      select *, round(power(ln(1 + (greatest((select works from community), max(works) over (), 1) - works + 0.5)
          / (works + 0.5)), ${sql.lit(RARITY_POWER)}::float8)::numeric, 1)::float8 + 0.1 as rarity,
        sum(works) over (order by works, place) as works_so_far
      from (
        select place, query, is_synonym, works from occurring union all
        select place, query, is_synonym, works from spelt
      ) as every where works > 0
    ), rare as materialized (
      select query, rarity from known where works_so_far <= ${sql.lit(COMMON_WORKS)}
    ), found as materialized (
      select file_key from (
        select file_key, hot_score, sum(rarity) as met, max(sum(rarity)) over () as most
        from rare cross join lateral (
          select file_key, hot_score from publication where is_live and search_vector @@ rare.query ${restOf(filter)}
          -- There are hardly more; the planner learns it from this line.
          limit ${sql.lit(COMMON_WORKS)}
        ) as matching group by file_key, hot_score
      ) as matched
      where met >= most * ${sql.lit(MATCH_SHARE)}::float8
      order by met desc, hot_score desc, file_key desc limit ${sql.lit(limit)}
    ), together as materialized (
      select string_agg(format('(%s)', query), ' & ')::tsquery as everything,
             (string_agg(format('(%s)', query), ' | ') filter (where nth <= 2))::tsquery as either
      from (
        select query, row_number() over (order by works, place) as nth from known
        where not is_synonym or not exists (select from known where not is_synonym)
      ) as ordered
    )`;
}

/** The language of a filter, which has an index of popular works of its own. */
function languageOf({ language }: MatchFilter): RawBuilder<unknown> {
  return language === undefined ? sql`` : sql`and publication.language = ${language}`;
}

/** What works must meet beside the keyword, to go after other conditions. */
export function restOf({
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

/**
 * Names that begin with a text, by bounds instead of a pattern: a prepared statement can use an index for them as well. No
 * character sorts after the last one of the upper bound.
 */
export function beginsWith(nameKey: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`name_key ~>=~ (select ${nameKey}::text) and name_key ~<~ (select ${`${nameKey}\u{10FFFF}`}::text)`;
}

/** A pattern for texts that begin with another. */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
