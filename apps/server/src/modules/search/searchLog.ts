import type { Language } from '@boardwalk/domain';
import type { Infra } from '../../infra/Infra.ts';
import { rememberSearches, type Search } from './repository.ts';

/** Searches wait so long until they are written, in milliseconds: what a server that dies has not written yet is lost. */
const WAIT_MS = 2_000;
/** Most searches that wait; what comes while there are so many is not counted. */
const MOST_WAITING = 5_000;
/** Most searches written by one statement. */
const AT_ONCE = 500;

/** Searches that are remembered, many in one statement. */
export type SearchLog = ReturnType<typeof createSearchLog>;

/**
 * Keeps searches until they are written together. Nobody waits for it, and it never fails: a search must not suffer from what
 * is only remembered.
 */
export function createSearchLog({ db, log }: Pick<Infra, 'db' | 'log'>) {
  let waiting = new Map<string, Search>();
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function write(searches: readonly Search[]): Promise<void> {
    for (let from = 0; from < searches.length; from += AT_ONCE) {
      try {
        await rememberSearches(db, searches.slice(from, from + AT_ONCE));
      } catch (error) {
        log.warn({ err: error }, 'searches were not remembered');
      }
    }
  }

  /** Writes what waits; resolves when all that was added before is written. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const taken = [...waiting.values()];
    waiting = new Map();
    if (taken.length > 0) writing = writing.then(() => write(taken));
    return writing;
  }

  return {
    flush,

    /** Adds a search; the same one by the same person counts once an hour anyway. */
    add(search: Search & { language: Language }): void {
      const { hour, language, viewer } = search;
      const key = `${hour.getTime()} ${language} ${viewer} ${search.key}`;
      // The last one is on top of a history.
      waiting.delete(key);
      if (waiting.size < MOST_WAITING) waiting.set(key, search);
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
  };
}
