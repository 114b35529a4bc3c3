import type { Language } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** Older counts of a text that fewer have searched for lose its words: they may say who searched. */
const FEW = 3;

/** How many texts are kept by name for a day and language; what comes then is only counted. */
export const EMPTY_TERMS_PER_DAY = 500;

/** How often a text was searched for on a day, and found nothing. */
export interface EmptySearch {
  day: string;
  language: Language;
  /** Empty for what is only counted. */
  key: string;
  text: string;
  count: number;
}

/** Adds counts in one statement. Texts that are new on a day with as many as are named are counted without their words. */
export async function countEmptySearches(db: Queryable, searches: readonly EmptySearch[]): Promise<void> {
  const rows = searches.map(({ day, language, key, text, count }, place) => ({
    place,
    day,
    language,
    term_key: key,
    search_term: text,
    count,
  }));
  await sql`
    with search as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (place integer, day date, language text, term_key text, search_term text, count integer)
    ), known as (
      select search.*, exists (select from empty_search
        where (empty_search.day, empty_search.language, empty_search.term_key)
          = (search.day, search.language, search.term_key)) as is_there
      from search
    ), named as (
      select day, language, count, case when is_there or term_key = '' or
        row_number() over (partition by day, language, is_there or term_key = '' order by place)
          + (select count(*) from empty_search
             where (empty_search.day, empty_search.language) = (known.day, known.language)) <= ${EMPTY_TERMS_PER_DAY}
        then term_key else '' end as term_key, search_term
      from known
    )
    insert into empty_search (day, language, term_key, search_term, count)
    select day, language, term_key, max(case when term_key = '' then '' else search_term end), sum(count) from named
    group by day, language, term_key order by day, language, term_key
    on conflict (day, language, term_key) do update
      set count = empty_search.count + excluded.count, search_term = excluded.search_term`.execute(db);
}

/** Adds the counts of rare texts of the days before one to those without words. */
export async function countWithoutWords(db: Queryable, day: string): Promise<void> {
  await sql`
    with rare as (
      delete from empty_search where day < ${day}::date and term_key <> '' and count < ${FEW}
      returning day, language, count)
    insert into empty_search (day, language, term_key, search_term, count)
    select day, language, '', '', sum(count) from rare group by day, language
    on conflict (day, language, term_key) do update set count = empty_search.count + excluded.count`.execute(
    db,
  );
}

/** Removes the counts of the days before one. */
export async function deleteCountsBefore(db: Queryable, day: string): Promise<void> {
  await db.deleteFrom('empty_search').where('day', '<', day).execute();
}
