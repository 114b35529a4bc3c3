import { LISTING_LIMITS, localDate, suggestionKey, type Language } from '@boardwalk/domain';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { readKeyword } from '../files/catalogue/service.ts';
import { HOT_SEEDS } from './hotSeeds.ts';
import { HOT_CACHE_SECONDS, mayBeHot } from './policy.ts';
import * as repository from './repository.ts';
import { searchedTerm } from './searchedTerm.ts';
import { createSearchLog } from './searchLog.ts';

export { rebuildSearch, renewSearchEntries, type RebuildProgress } from './rebuild.ts';
export { sortWorkTiers } from './tierRepository.ts';
export { countSearchWords } from './vocabularyRepository.ts';

/** What the search module offers to its handlers and to other modules. */
export type SearchService = ReturnType<typeof createSearchService>;

const HOUR_MS = 3_600_000;
/** A search of two weeks ago is worth a twentieth of one of today, an older one nothing. */
const HOT_DAYS = 14;
const HOT_DECAY = 0.8;
/** What fewer people searched for may reveal who they are. */
const HOT_MIN_VIEWERS = 3;
/** Counted terms looked at: some of them may not be shown, or find nothing any more. */
const HOT_CANDIDATES = 40;

/** Remembers and counts searches. */
export function createSearchService({ db, clock, log, tokens }: Infra) {
  const searches = createSearchLog({ db, log });
  const hotLists = new Map<Language, { list: string[]; until: number }>();

  function today(): string {
    return localDate(clock.now(), 'UTC');
  }

  return {
    /**
     * Remembers a search for the history of a signed-in person and counts it for the hot searches, within seconds.
     *
     * @param by user id, or what distinguishes one anonymous visitor from another
     */
    remember(keyword: string, by: { userId: string } | { visitor: string }, language: Language): void {
      const term = searchedTerm(keyword);
      if (term === undefined) return;
      const now = clock.now();
      const day = today();
      const person = 'userId' in by ? by.userId : by.visitor;
      searches.add({
        ...term,
        userId: 'userId' in by ? by.userId : null,
        // The day is part of the pseudonym, so that the searches of somebody on different days cannot be joined.
        viewer: tokens.pseudonym(`search ${day} ${person}`),
        language,
        now,
        day,
        hour: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS),
      });
    },

    /** Writes the searches that are only remembered yet. */
    flush: () => searches.flush(),

    /** Forgets searches that no list looks back to any more. */
    forgetOld: () => repository.forgetOldSearches(db, today(), HOT_DAYS),

    /** A person's last searches, each text once. */
    async history(userId: string) {
      await searches.flush();
      return repository.findRecords(db, userId);
    },

    /** Deletes a person's history. */
    async forgetAll(userId: string): Promise<void> {
      await searches.flush();
      await repository.deleteRecords(db, userId);
    },

    /** Deletes one record of a person's history. Errors: search_record_not_found. */
    async forget(userId: string, recordId: number): Promise<void> {
      await searches.flush();
      if (!(await repository.deleteRecord(db, userId, recordId)))
        throw new ApiError('search_record_not_found', { internal: `no record ${recordId} of ${userId}` });
    },

    /**
     * What many search for lately in a language, at most 5 texts: counted searches first, then texts that are known to be
     * of use. All of them find something, none is personal.
     */
    async hotSearches(language: Language): Promise<string[]> {
      const now = clock.now().getTime();
      const known = hotLists.get(language);
      if (known !== undefined && known.until > now) return known.list;
      const day = today();
      await searches.flush();
      const counted = await repository.findHotTerms(db, {
        language,
        day,
        days: HOT_DAYS,
        decay: HOT_DECAY,
        minViewers: HOT_MIN_VIEWERS,
        limit: HOT_CANDIDATES,
      });
      // A counted term that is one of the known ones keeps its place and takes their spelling.
      const byKey = new Map(
        [...counted.filter(mayBeHot), ...HOT_SEEDS[language]].map((term) => [suggestionKey(term), term]),
      );
      const terms = [...byKey.values()];
      const answered = await repository.findAnswered(
        db,
        terms.map((term) => readKeyword(term)?.all ?? ''),
        LISTING_LIMITS.hotSearchesShown,
      );
      const list = answered.flatMap((place) => terms[place] ?? []);
      hotLists.set(language, { list, until: now + HOT_CACHE_SECONDS * 1000 });
      return list;
    },
  };
}
