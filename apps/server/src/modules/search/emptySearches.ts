import { addDays, localDate, type Language } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { mayBeHot } from './policy.ts';
import { searchedTerm } from './searchedTerm.ts';

/** How long counts are kept, in days: figures look back a year, and compare it with the year before. */
const EMPTY_SEARCH_DAYS = 732;

/** After so many days a text that few have searched for is no longer named: it may say who searched. */
const NAMED_DAYS = 14;
const FEW = 3;

/** How many texts are kept by name for a day and language; what comes then is only counted. */
export const EMPTY_TERMS_PER_DAY = 500;

/** Counts searches that found nothing, without who searched. */
export function createEmptySearches({ db, clock, log }: Pick<Infra, 'db' | 'clock' | 'log'>) {
  return {
    /** Counts a search that found nothing. It never fails: a search must not suffer from what is only counted. */
    async count(keyword: string, language: Language): Promise<void> {
      const term = searchedTerm(keyword);
      if (term === undefined) return;
      const day = localDate(clock.now(), 'UTC');
      try {
        await countEmptySearch(db, day, language, mayBeHot(term.text) ? term : { key: '', text: '' });
      } catch (error) {
        log.warn({ err: error }, 'a search that found nothing was not counted');
      }
    },

    /** Forgets counts that no figure looks back to any more, and the words of older ones that were searched for a few times only. */
    async forgetOld(): Promise<void> {
      const first = addDays(localDate(clock.now(), 'UTC'), -EMPTY_SEARCH_DAYS);
      await db.deleteFrom('empty_search').where('day', '<', first).execute();
      await countWithoutWords(db, addDays(localDate(clock.now(), 'UTC'), -NAMED_DAYS));
    },
  };
}

async function countEmptySearch(
  db: Queryable,
  day: string,
  language: Language,
  { key, text }: { key: string; text: string },
): Promise<void> {
  await sql`
    with room as (
      select exists (select from empty_search where day = ${day} and language = ${language} and term_key = ${key})
        or (select count(*) from empty_search where day = ${day} and language = ${language}) < ${EMPTY_TERMS_PER_DAY}
        as is_there)
    insert into empty_search (day, language, term_key, search_term, count)
    select ${day}::date, ${language}, case when is_there then ${key} else '' end,
      case when is_there then ${text} else '' end, 1 from room
    on conflict (day, language, term_key) do update
      set count = empty_search.count + 1, search_term = excluded.search_term`.execute(db);
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
