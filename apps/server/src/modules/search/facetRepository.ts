import type { DataOf } from '@boardwalk/api-client';
import { FeeType } from '@boardwalk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';
import {
  askedOf,
  COMMON_WORKS,
  rareWorks,
  restOf,
  type Keyword,
  type WorkFilter,
} from '../files/catalogue/service.ts';
import { spellingOf } from './spelling.ts';
import type { Spelt } from './spellingRepository.ts';

type SearchFacets = DataOf<'getSearchFacets'>;

/** Where very many works match, so many of the most popular ones are looked at, and stand for all. */
const SAMPLED_WORKS = 1_000;
/** Most tags that are counted. */
const TAGS_MAX = 100;

interface Counts {
  /** Works that match with all filters. */
  count: number;
  languages: Record<string, number> | null;
  kinds: Record<string, number> | null;
  fee_types: Record<string, number> | null;
  tags: Record<string, number> | null;
  /** How many works were looked at, when not all were. */
  sampled: number | null;
  /** Public works of the site; without words, works that match, counted as far as they are sampled. */
  works: number;
  spelt: Spelt[] | null;
}

/**
 * How many works a search finds, in all and with another language, kind or price in place of the chosen one, or with one tag more.
 * Works that have a rare word are all counted. Where only common words are asked for, the most popular works of the site are looked
 * through; without words, the most popular ones that match: so it costs the same however large the community grows.
 */
export async function findFacets(
  db: Queryable,
  keyword: Keyword | undefined,
  filter: WorkFilter,
): Promise<SearchFacets> {
  if (keyword?.concepts.length === 0) return presentFacets(NOTHING, undefined);
  const { feeType, language, kind, ...base } = filter;
  const isIn = {
    language: language === undefined ? sql`true` : sql`language = ${language}`,
    kind: kind === undefined ? sql`true` : sql`kind = ${kind}`,
    fee: feeType === undefined || feeType === FeeType.ALL ? sql`true` : sql`fee_type = ${feeType}`,
  };
  const { rows } = await sql<Counts>`${PREPARED}
    with ${keyword === undefined ? anyWorks(base, filter) : keywordWorks(keyword, base)}, matching as materialized (
      select language, kind, fee_type, tag_path_ids, ${isIn.language} as in_language, ${isIn.kind} as in_kind, ${isIn.fee} as in_fee
      from matched
    )
    select (select count(*)::integer from matching where in_language and in_kind and in_fee) as count,
      (select json_object_agg(language, works) from (
        select language, count(*) as works from matching where in_kind and in_fee group by language) as each) as languages,
      (select json_object_agg(kind, works) from (
        select kind, count(*) as works from matching where in_language and in_fee group by kind) as each) as kinds,
      (select json_object_agg(fee_type, works) from (
        select fee_type, count(*) as works from matching where in_language and in_kind group by fee_type) as each) as fee_types,
      (select json_object_agg(tag_id, works) from (
        select tag_id, count(*) as works from matching cross join unnest(tag_path_ids) as tag_id
        where in_language and in_kind and in_fee group by tag_id
        order by works desc, tag_id limit ${sql.lit(TAGS_MAX)}) as each) as tags,
      extent.*
    from extent`.execute(db);
  return presentFacets(rows[0] ?? NOTHING, keyword);
}

const NOTHING: Counts = {
  count: 0,
  languages: null,
  kinds: null,
  fee_types: null,
  tags: null,
  sampled: null,
  works: 0,
  spelt: null,
};

/** `matched`: works that have a rare word, or those of the most popular ones that have every word; `extent`: see Counts. */
function keywordWorks(keyword: Keyword, base: WorkFilter): RawBuilder<unknown> {
  return sql`${rareWorks(askedOf(keyword), base, { limit: COMMON_WORKS })}, popular as materialized (
      select publication.* from publication
      where not exists (select from rare) and exists (select from known) and is_live
      order by hot_score desc, file_key desc limit ${sql.lit(SAMPLED_WORKS)}
    ), matched as (
      select language, kind, fee_type, tag_path_ids from found join publication using (file_key)
      union all
      select language, kind, fee_type, tag_path_ids from popular as publication
      where search_vector @@ (select everything from together) ${restOf(base)}
    ), extent as (
      select nullif((select count(*)::integer from popular), 0) as sampled, (select works::integer from community) as works,
        (select json_agg(json_build_object('place', place, 'term', term) order by place, distance, works desc) from spelt) as spelt
    )`;
}

/** `matched`: the most popular works that match the filter, but for what is counted by; `extent`: also how many match all of it. */
function anyWorks(base: WorkFilter, filter: WorkFilter): RawBuilder<unknown> {
  return sql`matched as materialized (
      select language, kind, fee_type, tag_path_ids from publication where is_live ${restOf(base)}
      order by hot_score desc, file_key desc limit ${sql.lit(SAMPLED_WORKS)}
    ), extent as (
      select nullif((select count(*)::integer from matched), 0) as sampled, null::json as spelt,
        (select count(*)::integer from (
          select from publication where is_live ${restOf(filter)} limit ${sql.lit(SAMPLED_WORKS)}) as every) as works
    )`;
}

function presentFacets(counts: Counts, keyword: Keyword | undefined): SearchFacets {
  const { sampled, works } = counts;
  if (keyword === undefined && sampled === SAMPLED_WORKS) return manyWorks(works);
  const precision = sampled === SAMPLED_WORKS && works > sampled ? 'about' : 'exact';
  const share = precision === 'about' ? works / Math.max(1, sampled ?? 0) : 1;
  const estimated = (count: number) => (precision === 'about' ? rounded(count * share) : count);
  const listed = <Value>(by: Record<string, number> | null, valueOf: (key: string) => Value) =>
    Object.entries(by ?? {})
      .map(([key, count]) => ({ value: valueOf(key), count: estimated(count) }))
      .toSorted((one, other) => other.count - one.count);
  return {
    count: estimated(counts.count),
    precision,
    spelling: keyword === undefined ? null : spellingOf(keyword, counts.spelt ?? []),
    languages: listed(counts.languages, (key) => key as SearchFacets['languages'][number]['language']).map(
      ({ value, count }) => ({ language: value, count }),
    ),
    kinds: listed(counts.kinds, (key) => key as SearchFacets['kinds'][number]['kind']).map(
      ({ value, count }) => ({ kind: value, count }),
    ),
    fee_types: listed(
      counts.fee_types,
      (key) => Number(key) as SearchFacets['fee_types'][number]['fee_type'],
    ).map(({ value, count }) => ({ fee_type: value, count })),
    tags: listed(counts.tags, Number).map(({ value, count }) => ({ tag_id: value, count })),
  };
}

/** Without words very many works match: only how many there are, as far as they are counted. */
function manyWorks(count: number): SearchFacets {
  const precision = count < SAMPLED_WORKS ? 'exact' : 'at_least';
  return { count, precision, spelling: null, languages: [], kinds: [], fee_types: [], tags: [] };
}

/** A number with two figures: more would promise what an estimate does not know. */
function rounded(count: number): number {
  return Number(count.toPrecision(2));
}
