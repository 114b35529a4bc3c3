import type { Synonyms } from '@boardwalk/api-client';
import { ModerationAction, normalizeText } from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badFields } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { SiteState } from '../../infra/site/siteSettings.ts';
import { DEFAULT_SYNONYMS } from '../files/catalogue/service.ts';
import { recordAction } from '../review/service.ts';
import { lockList } from './listLockRepository.ts';

/** The words that mean the same to a search, as editors keep them. */
export function createSynonymConsole({ db, site, clock }: Infra) {
  return {
    /** All groups. */
    async get(): Promise<Synonyms> {
      return present(await site.read());
    },

    /**
     * Sets all groups; other processes hear of it when it is committed. Errors: bad_input for a word with a comma, by which
     * editors separate words; list_changed when the list is not the one at `version` any more.
     */
    async set(
      adminId: string,
      { groups: wanted, version }: { groups: readonly (readonly string[])[]; version: number },
    ): Promise<Synonyms> {
      const groups = wanted.map((words) => words.map((word) => normalizeText(word)));
      const problems = groups.flatMap((words, group) =>
        words.flatMap((word, index) =>
          /[,，、]/u.test(word)
            ? [{ field: `groups.${group}.${index}`, rule: 'format' as const, msg: 'a word has no comma' }]
            : [],
        ),
      );
      if (problems.length > 0) throw badFields(problems);
      return inTransaction(db, async (trx) => {
        await lockList(trx, 'synonyms');
        const before = present(await site.read(trx));
        if (before.version !== version)
          throw new ApiError('list_changed', { internal: `version ${before.version}` });
        if (JSON.stringify(before.groups) === JSON.stringify(groups)) return before;
        await site.put(trx, 'synonyms', { groups, version: version + 1 });
        await recordAction(trx, {
          moderatorId: adminId,
          action: ModerationAction.SEARCH_SYNONYMS,
          subject: { type: 'site', id: 'site' },
          changes: [{ field: 'groups', from: String(before.groups.length), to: String(groups.length) }],
          now: clock.now(),
        });
        return present(await site.read(trx));
      });
    },
  };
}

function present({ synonyms, synonymsVersion: version }: SiteState): Synonyms {
  return {
    groups: (synonyms ?? DEFAULT_SYNONYMS).map((words) => [...words]),
    version,
    is_default: synonyms === undefined,
  };
}
