import { type Queryable } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { Infra } from '../../../infra/Infra.ts';
import { FIRST_CURSOR, type CursorPage, type PageQuery } from '../../../infra/lists/cursor.ts';
import type { ListedWork } from '../catalogue/service.ts';
import type { InboxService } from '../../inbox/service.ts';
import { collectionsPublic, listCollected } from './collectedRepository.ts';
import { createMarkBatches, notPublic, setMarks } from './markBatches.ts';
import type { Mark } from './markRepository.ts';

/** What handlers and other modules ask about marks on works. */
export type MarksService = ReturnType<typeof createMarksService>;

/** Likes and collections: marks that people put on public works. */
export function createMarksService(
  { db, clock }: Pick<Infra, 'db' | 'clock'>,
  { inbox }: { inbox: InboxService },
) {
  const setMarkSoon = createMarkBatches(db, { inbox, now: () => clock.now() });

  return {
    /** What somebody has collected, as far as the viewer may see it. Errors: user_not_found. */
    async collectedPage(
      userId: string,
      viewerId: string | null,
      page: PageQuery,
    ): Promise<CursorPage<ListedWork>> {
      const isPublic = await collectionsPublic(db, userId);
      if (isPublic === undefined) throw new ApiError('user_not_found', { internal: `no user ${userId}` });
      if (!isPublic && userId !== viewerId) return { list: [], next_cursor: FIRST_CURSOR, has_more: false };
      return listCollected(db, userId, page);
    },

    /**
     * Puts a mark on a work or takes it away; doing so twice changes nothing. What was withdrawn cannot be marked, but
     * marks on it can go. What is no longer saved leaves all named collections.
     * Errors: file_not_found.
     *
     * @param on the transaction of the work it belongs to
     * @returns how many people have put that mark on the work now
     */
    async setMark(
      mark: Mark,
      userId: string,
      fileKey: string,
      wanted: boolean,
      on: Queryable = db,
    ): Promise<number> {
      const marks = { userId, wanted };
      if (!on.isTransaction) return setMarkSoon(mark, fileKey, marks);
      const [count] = await setMarks(on, { mark, fileKey, now: clock.now(), inbox }, [marks]);
      if (count === undefined) throw notPublic(fileKey);
      return count;
    },
  };
}
