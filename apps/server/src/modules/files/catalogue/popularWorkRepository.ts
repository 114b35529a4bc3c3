import { sql, type RawBuilder } from 'kysely';
import { restOf, type MatchFilter } from './rareWorkRepository.ts';

/** Works with the words in their names that are ranked, the popular ones; with fewer in the tiers, those of all works are asked for. */
const NAMED = { some: 60, enough: 40 } as const;
/** Popular works with the words anywhere that are ranked, and how many are enough. */
const POPULAR = { some: 60, enough: 40 } as const;
/** Works with the words in their names that are looked up, of which the popular ones are taken. */
const NAMED_FOUND = 400;

/*
 * The words of works in the first tier, and of those in the first two, have indexes of their own (migration
 * index-words-of-popular-works), by whose conditions these are written.
 */
const IN_FIRST_TIER = sql`search_tier = 1`;
const IN_TIERS = sql`search_tier <= 2`;

/** Some of the works that have certain words. */
interface Part {
  name: RawBuilder<unknown>;
  /** A tsquery; null asks for nothing. */
  words: RawBuilder<unknown>;
  /** Among which works. */
  of?: RawBuilder<unknown>;
  /** Asked for when others are fewer than that. */
  ifFew?: readonly [others: readonly RawBuilder<unknown>[], enough: number];
}

/**
 * Parts of a query with works that have every word of a search of which no word is rare: the popular ones of those with the words in
 * their names, and of those with the words anywhere. Where these are few, also works that have its rarest words. Works of the next
 * tier are asked for when the more popular ones were too few, and all works at last: so it costs much the same however many works
 * have the words.
 *
 * @returns the parts, which go beside those of rareWorks, and queries for the works of all
 */
export function popularWorks(filter: MatchFilter): {
  parts: RawBuilder<unknown>;
  works: readonly RawBuilder<unknown>[];
} {
  const named = sql.ref('named');
  const [first, tiers, ofAll] = [sql.ref('first'), sql.ref('tiers'), sql.ref('of_all')];
  const [paired, partlyNamed, partly] = [sql.ref('paired'), sql.ref('partly_named'), sql.ref('partly')];
  const [namedOfAll, partlyOfAll] = [sql.ref('named_of_all'), sql.ref('partly_of_all')];
  const all = sql`(select common from together)`;
  const rarest = sql`(select rarest from together)`;
  const complete = [first, tiers, ofAll];
  const notComplete: Part['ifFew'] = [complete, POPULAR.enough];
  const parts = [
    namedWorks({ name: named, words: all, of: IN_TIERS }, filter),
    namedWorks({ name: namedOfAll, words: all, ifFew: [[named], NAMED.enough] }, filter),
    anyWorks({ name: first, words: all, of: IN_FIRST_TIER }, filter),
    anyWorks({ name: tiers, words: all, of: IN_TIERS, ifFew: [[first], POPULAR.enough] }, filter),
    anyWorks({ name: ofAll, words: all, ifFew: [[first, tiers], POPULAR.enough] }, filter),
    anyWorks({ name: paired, words: sql`(select paired from together)`, ifFew: notComplete }, filter),
    namedWorks({ name: partlyNamed, words: rarest, ifFew: notComplete }, filter),
    anyWorks({ name: partly, words: rarest, of: IN_TIERS, ifFew: notComplete }, filter),
    anyWorks({ name: partlyOfAll, words: rarest, ifFew: [[...complete, partly], POPULAR.enough] }, filter),
  ];
  const tables = [named, namedOfAll, ...complete, paired, partlyNamed, partly, partlyOfAll];
  return { parts: sql.join(parts), works: tables.map((table) => sql`select file_key from ${table}`) };
}

/**
 * A query for works that have every word of a search of which no word is rare, the most popular one first: of the tiers, and of all where
 * those have too few, as a filter may leave few of them.
 */
export function listPopularWorks(filter: MatchFilter, limit: number): RawBuilder<unknown> {
  const works = (among: RawBuilder<unknown>) => sql`
        select file_key from publication
        where is_live and ${among} and search_vector @@ (select common from together) ${restOf(filter)}
        order by hot_score desc, file_key desc limit ${sql.lit(limit)}`;
  return sql`
        with in_tiers as materialized (${works(IN_TIERS)})
        select file_key from in_tiers union all (${works(
          sql`not ${IN_TIERS} and (select count(*) from in_tiers) < ${sql.lit(limit)}`,
        )})`;
}

/** The most popular works with words in their names. */
function namedWorks({ name, words, of, ifFew }: Part, filter: MatchFilter): RawBuilder<unknown> {
  return sql`${name} as materialized (
      select file_key from (
        select file_key, hot_score from publication
        where is_live and ts_filter(search_vector, '{a}') @@ ${words} ${and(of)} ${andFew(ifFew)} ${restOf(filter)}
        limit ${sql.lit(NAMED_FOUND)}
      ) as has_words order by hot_score desc, file_key desc limit ${sql.lit(NAMED.some)}
    )`;
}

/** The most popular works with words anywhere; some of all works: to find out which are popular would cost as much as there are. */
function anyWorks({ name, words, of, ifFew }: Part, filter: MatchFilter): RawBuilder<unknown> {
  const order = of === undefined ? sql`` : sql`order by hot_score desc, file_key desc`;
  return sql`${name} as materialized (
      select file_key from publication
      where is_live and search_vector @@ ${words} ${and(of)} ${andFew(ifFew)} ${restOf(filter)}
      ${order} limit ${sql.lit(POPULAR.some)}
    )`;
}

function and(condition: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  return condition === undefined ? sql`` : sql`and ${condition}`;
}

function andFew(ifFew: Part['ifFew']): RawBuilder<unknown> {
  if (ifFew === undefined) return sql``;
  const [others, enough] = ifFew;
  const rows = sql.join(
    others.map((table) => sql`select from ${table}`),
    sql` union all `,
  );
  return sql`and (select count(*) from (${rows}) as others) < ${sql.lit(enough)}`;
}
