import type { Synonyms } from '@boardwalk/api-client';
import { ModerationAction, normalizeText } from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { badFields } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { SiteState } from '../../infra/site/siteSettings.ts';
import { DEFAULT_SYNONYMS } from '../files/service.ts';
import { recordAction } from '../review/service.ts';

/** The words that mean the same to a search, as editors keep them. */
export function createSynonymConsole({ db, site, clock }: Infra) {
  return {
    /** All groups. */
    async get(): Promise<Synonyms> {
      return present(await site.read());
    },

    /**
     * Sets all groups; other processes hear of it when it is committed. Errors: bad_input for a word with a comma, by which
     * editors separate words.
     */
    async set(adminId: string, wanted: readonly (readonly string[])[]): Promise<Synonyms> {
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
        const before = present(await site.read(trx));
        if (JSON.stringify(before.groups) === JSON.stringify(groups)) return before;
        await site.put(trx, 'synonyms', { groups });
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

function present({ synonyms }: SiteState): Synonyms {
  return {
    groups: (synonyms ?? DEFAULT_SYNONYMS).map((words) => [...words]),
    is_default: synonyms === undefined,
  };
}
