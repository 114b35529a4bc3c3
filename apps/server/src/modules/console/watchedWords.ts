import type { WatchedWords } from '@boardwalk/api-client';
import {
  checkWatchedWords,
  FieldRule,
  ModerationAction,
  normalizeWatchedWords,
  WATCHED_WORD_LIMITS,
} from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { SiteState } from '../../infra/site/siteSettings.ts';
import { recordAction } from '../review/service.ts';
import { lockList } from './listLockRepository.ts';

/** The words that reviewers are pointed to, as moderators keep them. */
export function createWatchedWordConsole({ db, site, clock }: Infra) {
  return {
    /** The list. */
    async get(): Promise<WatchedWords> {
      return present(await site.read());
    },

    /**
     * Sets the whole list; other processes hear of it when it is committed.
     * Errors: bad_input; list_changed when the list is not the one at `version` any more.
     */
    async set(
      moderatorId: string,
      { words: wanted, version }: { words: readonly string[]; version: number },
    ): Promise<WatchedWords> {
      const problems = checkWatchedWords(wanted).map(({ index, rule }) =>
        rule === 'long'
          ? { field: `words.${index}`, rule: FieldRule.MAX_LENGTH, limit: WATCHED_WORD_LIMITS.wordMax }
          : { field: `words.${index}`, rule: FieldRule.REQUIRED, limit: WATCHED_WORD_LIMITS.wordMin },
      );
      if (problems.length > 0) throw badInput(problems);
      const words = normalizeWatchedWords(wanted);
      return inTransaction(db, async (trx) => {
        await lockList(trx, 'watched words');
        const before = present(await site.read(trx));
        if (before.version !== version)
          throw new ApiError('list_changed', { internal: `version ${before.version}` });
        if (JSON.stringify(before.words) === JSON.stringify(words)) return before;
        await site.put(trx, 'watched_words', { words, version: version + 1 });
        await recordAction(trx, {
          moderatorId,
          action: ModerationAction.REVIEW_WORDS,
          subject: { type: 'site', id: 'site' },
          changes: [{ field: 'watched_words', from: String(before.words.length), to: String(words.length) }],
          now: clock.now(),
        });
        return present(await site.read(trx));
      });
    },
  };
}

function present({ watchedWords: { words, version } }: SiteState): WatchedWords {
  return { words: [...words], version, is_default: version === 0 };
}
