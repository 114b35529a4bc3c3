import { addDays, localDate, type Language } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { mayBeHot } from './policy.ts';
import { searchedTerm } from './searchedTerm.ts';
import { writtenTogether } from './writtenTogether.ts';

/** How long counts are kept, in days: figures look back a year, and compare it with the year before. */
const EMPTY_SEARCH_DAYS = 732;

/** After so many days a text that few have searched for is no longer named: it may say who searched. */
const NAMED_DAYS = 14;
const FEW = 3;

/** How many texts are kept by name for a day and language; what comes then is only counted. */
export const EMPTY_TERMS_PER_DAY = 500;

/** How often a text was searched for on a day, and found nothing. */
interface EmptySearch {
  day: string;
  language: Language;
  /** Empty for what is only counted. */
  key: string;
  text: string;
  count: number;
}

/** Counts searches that found nothing, without who searched. They are written together, within seconds. */
export function createEmptySearches({ db, clock, log }: Pick<Infra, 'db' | 'clock' | 'log'>) {
  const searches = writtenTogether<EmptySearch>({
    write: (some) => countEmptySearches(db, some),
    onFailure: (error) => log.warn({ err: error }, 'searches that found nothing were not counted'),
  });
  return {
    /** Counts a search that found nothing. */
    count(keyword: string, language: Language): void {
      const term = searchedTerm(keyword);
      if (term === undefined) return;
      const day = localDate(clock.now(), 'UTC');
      const { key, text } = mayBeHot(term.text) ? term : { key: '', text: '' };
      searches.put(`${day} ${language} ${key}`, (former) => ({
        day,
        language,
        key,
        text,
        count: (former?.count ?? 0) + 1,
      }));
    },

    /** Writes the counts that only wait yet. */
    flush: () => searches.flush(),

    /** Forgets counts that no figure looks back to any more, and the words of older ones that were searched for a few times only. */
    async forgetOld(): Promise<void> {
      const first = addDays(localDate(clock.now(), 'UTC'), -EMPTY_SEARCH_DAYS);
      await db.deleteFrom('empty_search').where('day', '<', first).execute();
      await countWithoutWords(db, addDays(localDate(clock.now(), 'UTC'), -NAMED_DAYS));
    },
  };
}

/** Adds counts in one statement. Texts that are new on a day with as many as are named are counted without their words. */
async function countEmptySearches(db: Queryable, searches: readonly EmptySearch[]): Promise<void> {
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
async function countWithoutWords(db: Queryable, day: string): Promise<void> {
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
