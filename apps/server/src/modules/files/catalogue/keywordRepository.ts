import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { askedOf, type Asked, type Keyword } from './keyword.ts';
import { COMMON_WORKS, rareWorks, restOf, type MatchFilter } from './rareWorkRepository.ts';

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
/** Of these the first are ranked, and the others follow as they were found: to rank a work costs more than to find ten. */
const RANKED_WORKS = 300;
/** Words looked up in the ranked works, all in all: of a long text fewer works are ranked. */
const RANKED_WORDS = 5_000;

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

/** Who asks for works that match a keyword. */
export interface MatchReader {
  /** Language whose works come a little earlier. */
  language: string;
  /** How many works are ranked for them, see rankedWorks. */
  ranked: number;
  /** How many works they get, if that is known: what follows the ranked ones need not be found for a first page. */
  first?: number | undefined;
}

/** How many works are found: to sort the others as well took a tenth of a search. */
function listedFor({ ranked, first = LISTED_WORKS }: MatchReader): number {
  return first <= ranked ? ranked : LISTED_WORKS;
}

/** How many works are ranked for a keyword. */
export function rankedWorks({ concepts }: Keyword): number {
  return Math.min(RANKED_WORKS, Math.ceil(RANKED_WORDS / Math.max(1, concepts.length)));
}

/**
 * A table `(file_key, relevance)` of the public works that match a keyword. Any of its words is enough; works with all of them
 * come first, and a rare word counts more than a frequent one. Relevance hangs on nothing that passes by itself, so it can stand
 * in a cursor. Decision 0057.
 *
 * @param filter what works must meet as well
 */
export function keywordMatches(
  asked: Asked,
  filter: MatchFilter,
  reader: MatchReader,
): RawBuilder<KeywordMatch> {
  const { nameKey } = asked;
  const { board, description, tags, name } = PLACE_WEIGHTS;
  const points = sql`(view_num * 0.1 + praise_num * 2 + collect_num * 3 + copy_num * 4 + use_num * 2)`;
  const rest = restOf(filter);
  return sql<KeywordMatch>`(
    with ${rareWorks(asked, filter, listedFor(reader), nameKey)}, walked as materialized (
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
      select file_key from found where place <= ${sql.lit(reader.ranked)} union select file_key from walked union select file_key from named
      union select file_key from complete union select file_key from partial
    )
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
    ) as scored
    union all
    select file_key, -place::float8 as relevance from found where place > ${sql.lit(reader.ranked)})`;
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
  const asked = askedOf(keyword);
  const everything = sql`(
    with ${rareWorks(asked, filter, COMMON_WORKS)}
    select everything from together where not exists (select from rare))`;
  return [
    sql<SqlBool>`publication.file_key in (
      with ${rareWorks(asked, filter, COMMON_WORKS)} select file_key from found)`,
    sql<SqlBool>`${everything} is not null and publication.search_vector @@ ${everything}`,
  ];
}

/** The language of a filter, which has an index of popular works of its own. */
function languageOf({ language }: MatchFilter): RawBuilder<unknown> {
  return language === undefined ? sql`` : sql`and publication.language = ${language}`;
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
