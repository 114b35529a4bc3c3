import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { askedOf, type Asked, type Keyword } from './keyword.ts';
import { listPopularWorks, popularWorks } from './popularWorkRepository.ts';
import {
  COMMON_WORKS,
  rareWords,
  rareWorks,
  restOf,
  worksOfRare,
  type MatchFilter,
} from './rareWorkRepository.ts';

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

/** What a name adds that is the keyword, begins with it, or contains it. */
const NAME_BONUS = { same: 1, begins: 0.12, contains: 0.1 } as const;

/** What meeting everything that was asked for adds: more than any other part can. */
const FULL_BONUS = 3;

/** What a work in the language of the reader gains: kanji and hanzi, or `plan`, are words of several languages. */
const LANGUAGE_GAIN = 0.15;

/** Most that popularity gains: it decides between works that match alike. */
const POPULARITY_GAIN = 0.2;

/** Works that are listed; the others have fewer of the rare words, or are less popular. */
const LISTED_WORKS = 1_000;
/** Of these the first are ranked, and the others follow as they were found: to rank a work costs more than to find some. */
const RANKED_WORKS = 160;
/** Words looked up in the ranked works, all in all: of a long text fewer works are ranked. */
const RANKED_WORDS = 1_500;
/** Works beyond which a word is common when works are ranked: then the popular ones that have it are looked up, not all. */
const RARE_WORKS = 600;
/** Names that begin with the keyword, the shortest, the keyword itself, first. */
const BEGUN_WORKS = 20;

/** Who asks for works that match a keyword, and for which of them. */
export interface MatchReader {
  /** Language whose works come a little earlier. */
  language: string;
  /** How many works are ranked for them, see rankedWorks. */
  ranked: number;
  /** How many works they ask for. */
  limit: number;
  /** The last work that they have. */
  after?: { relevance: number; key: string } | undefined;
}

/** How many of the works with a rare word are ranked for a keyword. */
export function rankedWorks({ concepts }: Keyword): number {
  return Math.min(RANKED_WORKS, Math.ceil(RANKED_WORDS / Math.max(1, concepts.length)));
}

/**
 * A table `(file_key, relevance)` of the public works that match a keyword. Any of its words is enough; works with all of them
 * come first, and a rare word counts more than a frequent one. Relevance hangs on nothing that passes by itself, so it can stand
 * in a cursor. Decisions 0057 and 0167.
 *
 * @param filter what works must meet as well
 */
export function keywordMatches(
  asked: Asked,
  filter: MatchFilter,
  reader: MatchReader,
): RawBuilder<KeywordMatch> {
  const { nameKey } = asked;
  const { after, limit, ranked } = reader;
  const rest = restOf(filter);
  const isAsked =
    after === undefined
      ? sql``
      : sql`where (relevance, file_key) < (${after.relevance}::float8, ${after.key})`;
  const byRarity = { limit: LISTED_WORKS, named: nameKey };
  const popular = popularWorks(filter);
  return sql<KeywordMatch>`(
    with ${rareWorks(asked, filter, { limit: ranked, named: nameKey, common: RARE_WORKS })}, begun as materialized (
      -- The words are looked at afterwards: the planner would look them up, and sort all that have them.
      select file_key from (
        select file_key, search_vector from publication
        where (select common is not null from together) and is_live and ${beginsWith(nameKey)} ${rest}
        order by name_key using ~<~ limit ${sql.lit(BEGUN_WORKS)}
      ) as beginning where search_vector @@ (select common from together)
    ), ${popular.parts}, candidate as materialized (
      select file_key from found union select file_key from begun
      union ${sql.join(popular.works, sql` union `)}
    ), scored as materialized (${scoresOf(nameKey, reader)}),
    ${rareWords('listed', COMMON_WORKS)}, others as (
      select file_key, row_number() over () as place from (
        ${worksOfRare('listed', filter, byRarity)} union all (
        select file_key from (${listPopularWorks(filter, LISTED_WORKS)}) as popular where not exists (select from listed))
      ) as in_order
      -- They are looked up where the ranked ones do not fill a page, and there may be others.
      where (select count(*) from scored ${isAsked}) < ${sql.lit(limit)}
        and ((select common is not null from together) or (select count(*) from found) = ${sql.lit(ranked)} or (select count(*) from listed) > (select count(*) from rare))
    )
    select file_key, relevance from scored
    union all
    select file_key, -place::float8 as relevance from others
    where not exists (select from candidate where candidate.file_key = others.file_key))`;
}

/** What each candidate is worth. */
function scoresOf(nameKey: string, reader: MatchReader): RawBuilder<unknown> {
  const { board, description, tags, name } = PLACE_WEIGHTS;
  const points = sql`(view_num * 0.1 + praise_num * 2 + collect_num * 3 + copy_num * 4 + use_num * 2)`;
  return sql`
    select file_key, round((
        case when met = (select count(*) from known where not is_synonym) then ${sql.lit(FULL_BONUS)}::float8 else 0 end
        + score * (1 + case when language = ${reader.language} then ${sql.lit(LANGUAGE_GAIN)}::float8 else 0 end
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
    ) as scored`;
}

/**
 * The two ways to list the works of a keyword in another order, of which one is empty: with a rare word they are looked up and
 * sorted; with common ones the index of the order is walked, as it soon meets a work that has them all.
 */
export function keywordConditions(keyword: Keyword, filter: MatchFilter): RawBuilder<SqlBool>[] {
  const asked = askedOf(keyword);
  const everything = sql`(
    with ${rareWorks(asked, filter, { limit: COMMON_WORKS })}
    select everything from together where not exists (select from rare))`;
  return [
    sql<SqlBool>`publication.file_key in (
      with ${rareWorks(asked, filter, { limit: COMMON_WORKS })} select file_key from found)`,
    sql<SqlBool>`${everything} is not null and publication.search_vector @@ ${everything}`,
  ];
}

const LAST_CHARACTER = 0x10_ff_ff;

/**
 * Names that begin with a text, by bounds instead of a pattern: a prepared statement can use an index for them as well. No
 * character sorts after the last one of the upper bound.
 */
export function beginsWith(nameKey: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`name_key ~>=~ (select ${nameKey}::text) and name_key ~<~ (select ${nameKey}::text || chr(${sql.lit(LAST_CHARACTER)}))`;
}

/** A pattern for texts that begin with another. */
export function likePrefix(text: string): string {
  return `${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
