import { LISTING_LIMITS } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { SearchedTerm } from './searchedTerm.ts';

/** One search to remember. */
export interface Search extends SearchedTerm {
  /** Whose history it enters; null for a visitor. */
  userId: string | null;
  /** Stands for who searched, for one day. */
  viewer: string;
  language: string;
  now: Date;
  /** The calendar day, `yyyy-mm-dd`, and the hour of now. */
  day: string;
  hour: Date;
}

/**
 * Remembers searches in one statement: they go on top of the history of signed-in people, which keeps the newest 10, and
 * each counts once per person and hour.
 *
 * @param searches in the order in which they were made
 */
export async function rememberSearches(db: Queryable, searches: readonly Search[]): Promise<void> {
  const rows = searches.map(({ userId, viewer, language, now, day, hour, key, text }, place) => ({
    place,
    user_id: userId,
    viewer,
    language,
    searched_at: now,
    day,
    hour,
    term_key: key,
    search_term: text,
  }));
  await sql`
    with search as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (place integer, user_id text, viewer text,
        language text, searched_at timestamptz, day date, hour timestamptz, term_key text, search_term text)
    ), own as (
      select distinct on (user_id, term_key) * from search where user_id is not null
      order by user_id, term_key, place desc
    ), history as (
      insert into search_record (user_id, search_term, term_key, searched_at)
      select user_id, own.search_term, own.term_key, own.searched_at from own join user_account using (user_id)
      where deactivated_at is null order by user_id, own.place for key share of user_account
      on conflict (user_id, term_key) do update set search_term = excluded.search_term, searched_at = excluded.searched_at
    ), forgotten as (
      delete from search_record where search_record_id in (
        select search_record_id from (
          select search_record_id, user_id,
            row_number() over (partition by user_id order by searched_at desc, search_record_id desc) as place
          from search_record former
          where user_id in (select user_id from own)
            and not exists (select from own where own.user_id = former.user_id and own.term_key = former.term_key)) former
        where place + (select count(*) from own where own.user_id = former.user_id) > ${LISTING_LIMITS.searchHistoryShown})
    ), seen as (
      insert into search_event (day, language, term_key, viewer, hour)
      select day, language, term_key, viewer, max(hour) from search
      group by day, language, term_key, viewer order by day, language, term_key, viewer
      on conflict (day, language, term_key, viewer) do update set hour = excluded.hour
        where search_event.hour < excluded.hour
      returning day, language, term_key, (xmax = 0)::integer as is_new
    ), counted as (
      select day, language, term_key, count(*)::integer as searches, sum(is_new)::integer as viewers,
        (select search_term from search
         where (search.day, search.language, search.term_key) = (seen.day, seen.language, seen.term_key)
         order by place desc limit 1) as search_term
      from seen group by day, language, term_key
    )
    insert into search_term (day, language, term_key, search_term, count, viewers)
    select day, language, term_key, search_term, searches, greatest(viewers, 1) from counted
    order by day, language, term_key
    on conflict (day, language, term_key) do update
      set count = search_term.count + excluded.count,
          viewers = search_term.viewers + (select viewers from counted
            where (counted.day, counted.language, counted.term_key)
              = (excluded.day, excluded.language, excluded.term_key))`.execute(db);
}

/** A person's history, the newest search first. */
export async function findRecords(db: Queryable, userId: string) {
  return db
    .selectFrom('search_record')
    .select(['search_record_id', 'search_term'])
    .where('user_id', '=', userId)
    .orderBy('searched_at', 'desc')
    .orderBy('search_record_id', 'desc')
    .limit(LISTING_LIMITS.searchHistoryShown)
    .execute();
}

/** Deletes a person's history. */
export async function deleteRecords(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('search_record').where('user_id', '=', userId).execute();
}

/** Deletes one record of a person's history; false when it has no such record. */
export async function deleteRecord(db: Queryable, userId: string, recordId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('search_record')
    .where('user_id', '=', userId)
    .where('search_record_id', '=', sql<string>`${recordId}::bigint`)
    .returning('search_record_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Which counted searches are hot. */
export interface HotQuery {
  language: string;
  /** Today, `yyyy-mm-dd`. */
  day: string;
  /** How many days back searches count. */
  days: number;
  /** What a search counts on every day that has passed since, as a part of the day before. */
  decay: number;
  /** On some day at least so many people must have searched for a term. */
  minViewers: number;
  limit: number;
}

/** What many searched for lately, in its last spelling, the hottest first. */
export async function findHotTerms(db: Queryable, query: HotQuery): Promise<string[]> {
  const { language, day, days, decay, minViewers, limit } = query;
  const rows = await db
    .selectFrom('search_term')
    .select(sql<string>`(array_agg(search_term order by day desc))[1]`.as('search_term'))
    .where('language', '=', language)
    .where('day', '>', sql<string>`${day}::date - ${days}::integer`)
    .groupBy('term_key')
    .having(({ fn }) => fn.max('viewers'), '>=', minViewers)
    .orderBy(sql`sum(count * power(${decay}::float8, ${day}::date - day))`, 'desc')
    .orderBy('term_key')
    .limit(limit)
    .execute();
  return rows.map((row) => row.search_term);
}

/** Forgets who searched before yesterday, and counts that are too old to matter. */
export async function forgetOldSearches(db: Queryable, day: string, days: number): Promise<void> {
  await sql`delete from search_event where day < ${day}::date - 1`.execute(db);
  await sql`delete from search_term where day < ${day}::date - ${days}::integer`.execute(db);
}

/** Places of the queries that find a public work, in their order. */
export async function findAnswered(
  db: Queryable,
  queries: readonly string[],
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select (place - 1)::integer as place
    from unnest(${sql.val([...queries])}::tsquery[]) with ordinality as asked (query, place)
    where exists (select from publication where is_live and search_vector @@ query)
    order by place limit ${limit}`.execute(db);
  return rows.map((row) => row.place);
}
