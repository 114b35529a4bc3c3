import { addDays, localDate, type Language } from '@boardwalk/domain';
import type { Infra } from '../../infra/Infra.ts';
import {
  countEmptySearches,
  countWithoutWords,
  deleteCountsBefore,
  type EmptySearch,
} from './emptySearchRepository.ts';
import { mayBeHot } from './policy.ts';
import { searchedTerm } from './searchedTerm.ts';
import { writtenTogether } from './writtenTogether.ts';

/** How long counts are kept, in days: figures look back a year, and compare it with the year before. */
const EMPTY_SEARCH_DAYS = 732;

/** After so many days a text that few have searched for is no longer named: it may say who searched. */
const NAMED_DAYS = 14;

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
      await deleteCountsBefore(db, first);
      await countWithoutWords(db, addDays(localDate(clock.now(), 'UTC'), -NAMED_DAYS));
    },
  };
}
