import type { FileView } from '@boardwalk/api-client';
import { inTransaction } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { Infra } from '../../../infra/Infra.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { findViews, hourOf, insertView, leaveFootprint, replaceView } from './viewRepository.ts';

/** What handlers ask about looks at works. */
export type ViewsService = ReturnType<typeof createViewsService>;

/** Looks at public works, counted once per viewer and hour. */
export function createViewsService(
  { db, clock, tokens }: Pick<Infra, 'db' | 'clock' | 'tokens'>,
  { catalogue }: { catalogue: CatalogueService },
) {
  return {
    /**
     * Counts a look at a work, once per viewer and hour, and puts it into the history of a signed-in viewer. Anyone who looked
     * before signing in, from the same place, is one viewer.
     * Errors: file_not_found.
     *
     * @param viewer.userId null for somebody who is not signed in
     * @param viewer.visitor what distinguishes one anonymous visitor from another
     */
    async recordView(
      fileKey: string,
      { userId, visitor }: { userId: string | null; visitor: string },
    ): Promise<FileView> {
      const now = clock.now();
      const hour = hourOf(now);
      // The hour is part of the pseudonym, so that the looks of a visitor at different times cannot be joined.
      const anonymous = tokens.pseudonym(`${hour.toISOString()} ${visitor}`);
      return inTransaction(db, async (trx) => {
        const views = await findViews(trx, fileKey);
        if (views === undefined)
          throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
        if (userId !== null) await leaveFootprint(trx, fileKey, userId, now);
        const isFirst = await insertView(trx, { fileKey, viewer: userId ?? anonymous, hour });
        const isCounted =
          !isFirst || (userId !== null && (await replaceView(trx, { fileKey, hour, anonymous })));
        if (isCounted) return { counted: false, view_num: views };
        return { counted: true, view_num: await catalogue.changeCounter(trx, fileKey, 'view_num', 1) };
      });
    },
  };
}
