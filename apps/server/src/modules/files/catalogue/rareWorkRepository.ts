import { FeeType } from '@boardwalk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Asked } from './keyword.ts';
import type { WorkFilter } from './workFilter.ts';

/**
 * Works beyond which a word is common. Works are counted and listed by the rarest words of a search, until together these have so
 * many; the other words only rank them. So a search costs the same however large the community grows.
 */
export const COMMON_WORKS = 4_000;

/** Works that meet less than this share of what the best one meets, counted in rarity, are no match. */
const MATCH_SHARE = 0.3;

/** How much more a rare word counts than a frequent one: the power of its inverse document frequency. */
const RARITY_POWER = 1.5;

/** Works that have a word itself from which on it is not completed: `plan` is meant as it stands. */
const COMPLETED_WORKS = 20;
/** Letters from which on a word is completed: fewer begin too many words. */
const COMPLETED_LETTERS = 3;

/** Letters that may be wrong in a word that no work has, by its length; two swapped ones count as two. */
const MISTYPED_LETTERS = { short: 1, long: 2 } as const;
const LONG_WORD = 6;
/** Words of the site that stand for a mistyped one. */
const SPELLINGS = 3;

/** With so many works of rare words, those of common ones are not asked for. */
const ENOUGH_FOUND = 100;

/** Conditions on columns of publication that hold beside the keyword. */
export type MatchFilter = Pick<
  WorkFilter,
  'tagIds' | 'topicId' | 'feeType' | 'language' | 'kind' | 'ownerId'
>;

/** How works are looked up by the rare words of a search. */
interface RareSearch {
  /** Most works that are found: those with the most rarity, the popular ones first. */
  limit: number;
  /** Works beyond which a word is common. */
  common?: number;
  /** A text with which works come before others of the same rarity when they have it in their names: names weigh most. */
  named?: string | undefined;
}

/**
 * The parts of a query that every way begins with. `known`: what is asked for and occurs, with its rarity; `rare`: the rarest of
 * it, which together have few enough works; `found`: those works, with their places among each other; `together`: everything at
 * once, and the same as `common` when nothing is rare; when that, or the rare, is too little, the rarest of the common words with another one
 * (`paired`), and the rarest alone, or two of which neither is much rarer; `spelt`: words of the site in place of those that no work has, by the place of the concept.
 */
export function rareWorks(
  asked: Asked,
  filter: MatchFilter,
  { limit, named, common = COMMON_WORKS }: RareSearch,
): RawBuilder<unknown> {
  // Behind a query of their own, so that the planner expects the same of all of them: then it does not plan each search again.
  const column = (part: keyof Asked) => sql.val(asked[part]);
  const open = sql`length(asked.prefix) >= ${sql.lit(COMPLETED_LETTERS + "'':*".length)} and coalesce(word.works, 0) < ${sql.lit(COMPLETED_WORKS)}`;
  return sql`community as materialized (
      select coalesce((select nullif(works, 0) from search_total),
               (select count(*) from (select from publication where is_live limit ${sql.lit(COMMON_WORKS)}) as sample)) as works,
             coalesce((select greatest(mean_terms, 1) from search_total), 100) as mean_terms
    ), asked as materialized (
      select place, is_synonym, spelling, (case when ${open} then asked.query || ' | ' || asked.prefix else asked.query end)::tsquery as query,
             case when ${open} then null else word.works end as counted
      from unnest((select ${column('queries')}::text[]), (select ${column('terms')}::text[]), (select ${column('prefixes')}::text[]),
          (select ${column('spellings')}::text[]), (select ${column('areSynonyms')}::boolean[]))
        with ordinality as asked (query, term, prefix, spelling, is_synonym, place)
      left join search_word as word on word.term = asked.term
    ), occurring as materialized (
      select place, query, is_synonym, spelling, coalesce(counted, live.works) as works from asked
      left join lateral (
        select count(*)::integer as works from (
          select from publication where asked.counted is null and is_live and search_vector @@ asked.query
          limit ${sql.lit(common + 1)}) as sample
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
    ), ${rareWords('rare', common)}, found as materialized (
      select file_key, row_number() over () as place from (${worksOfRare('rare', filter, { limit, named })}) as in_order
    ), together as materialized (
      select everything, case when not exists (select from rare) then everything end as common,
             case when is_more then rarest end as rarest,
             case when is_more and words > 2 then (first || ' & (' || others || ')')::tsquery end as paired
      from (
        select string_agg(format('(%s)', query), case when is_synonym then ' | ' else ' & ' end)::tsquery as everything,
               case when exists (select from rare) then (select count(*) from found) < ${sql.lit(ENOUGH_FOUND)} else count(*) > 1 end as is_more,
               count(*) as words,
               (string_agg(format('(%s)', query), ' | ') filter (where is_common and nth <= 2 and works <= least_works * 2))::tsquery as rarest,
               string_agg(format('(%s)', query), '') filter (where is_common and nth = 1) as first,
               string_agg(format('(%s)', query), ' | ') filter (where is_common and nth between 2 and 4) as others
        from (
          select *, row_number() over (partition by is_common order by works, place) as nth,
                 min(works) over (partition by is_common) as least_works
          from (
            select *, not exists (select from rare) or (works_so_far between ${sql.lit(common + 1)} and ${sql.lit(COMMON_WORKS)}
                and rarity >= (select sum(rarity) from rare) * ${sql.lit(MATCH_SHARE)}::float8) as is_common
            from known
            where not is_synonym or not exists (select from known where not is_synonym)
          ) as typed
        ) as ordered
      ) as texts
    )`;
}

/**
 * A part of a query with the rarest of what is asked for, which together has few enough works. Other words for it do not stand for what
 * itself is common; where no work has what was typed, they are rare together or not at all.
 */
export function rareWords(name: string, common: number): RawBuilder<unknown> {
  const most = sql.lit(common);
  return sql`${sql.ref(name)} as materialized (
      select query, rarity from known where works_so_far <= ${most}
        and case when exists (select from known where not is_synonym)
          then exists (select from known where not is_synonym and works_so_far <= ${most})
          else (select max(works_so_far) from known) <= ${most} end
    )`;
}

/** The works of rare words, in order. */
export function worksOfRare(
  rare: string,
  filter: MatchFilter,
  { limit, named }: Pick<RareSearch, 'limit' | 'named'>,
): RawBuilder<unknown> {
  return sql`(${foundByOne(rare, filter, { limit, named })}) union all (${foundByMany(rare, filter, { limit, named })})`;
}

/** How well a name fits before works are ranked, as text of an order; nothing when no name is asked for. */
function byName(named: string | undefined): RawBuilder<unknown> {
  if (named === undefined) return sql``;
  return sql`case strpos(name_key, ${named}) when 0 then 0 when 1 then 2 + (name_key = ${named})::integer else 1 end desc,`;
}

/** Works of one rare word: all have met the same, so they are neither put together nor compared. Empty with several. */
function foundByOne(
  rare: string,
  filter: MatchFilter,
  { limit, named }: Pick<RareSearch, 'limit' | 'named'>,
): RawBuilder<unknown> {
  const words = sql.ref(rare);
  return sql`
        select file_key from publication
        where (select count(*) from ${words}) = 1 and is_live and search_vector @@ (select query from ${words} limit 1) ${restOf(filter)}
        order by ${byName(named)} hot_score desc, file_key desc limit ${sql.lit(limit)}`;
}

/** Works of several rare words: those that have met too little of them are left out. Empty with one. */
function foundByMany(
  rare: string,
  filter: MatchFilter,
  { limit, named }: Pick<RareSearch, 'limit' | 'named'>,
): RawBuilder<unknown> {
  const words = sql.ref(rare);
  return sql`
        select file_key from (
          select file_key, hot_score, name_key, sum(rarity) as met, max(sum(rarity)) over () as most
          from ${words} as words cross join lateral (
            select file_key, hot_score, name_key from publication where is_live and search_vector @@ words.query ${restOf(filter)}
            -- There are hardly more; the planner learns it from this line.
            limit ${sql.lit(COMMON_WORKS)}
          ) as matching where (select count(*) from ${words}) > 1 group by file_key, hot_score, name_key
        ) as matched
        where met >= most * ${sql.lit(MATCH_SHARE)}::float8
        order by met desc, ${byName(named)} hot_score desc, file_key desc limit ${sql.lit(limit)}`;
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
