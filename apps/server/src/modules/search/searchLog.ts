import type { Language } from '@boardwalk/domain';
import type { Infra } from '../../infra/Infra.ts';
import { rememberSearches, type Search } from './repository.ts';
import { writtenTogether } from './writtenTogether.ts';

/** Searches that are remembered, many in one statement. */
export type SearchLog = ReturnType<typeof createSearchLog>;

/** Keeps searches until they are written together. */
export function createSearchLog({ db, log }: Pick<Infra, 'db' | 'log'>) {
  const searches = writtenTogether<Search>({
    write: (some) => rememberSearches(db, some),
    onFailure: (error) => log.warn({ err: error }, 'searches were not remembered'),
  });
  return {
    flush: () => searches.flush(),

    /** Adds a search; the same one by the same person counts once an hour anyway, and the last one is on top of a history. */
    add(search: Search & { language: Language }): void {
      const { hour, language, viewer } = search;
      searches.put(`${hour.getTime()} ${language} ${viewer} ${search.key}`, () => search);
    },
  };
}
