import type { FileCard } from '@boardwalk/api-client';
import type { Language, SortOrder } from '@boardwalk/domain';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import { presentCard } from './presenter.ts';
import * as repository from './repository.ts';
import { listWorks, type PageQuery, type WorkFilter } from './workLists.ts';
import type { WorkRow } from './workRows.ts';

export { presentCover } from './presenter.ts';
export { matching, type PageQuery, type WorkFilter } from './workLists.ts';
export { works, type WorkRow, type WorksQuery } from './workRows.ts';

/** What the files module offers to its handlers and to other modules. */
export type FilesService = ReturnType<typeof createFilesService>;

/** Published works and what people do with them. */
export function createFilesService({ db }: Infra) {
  return {
    /** The cards of some works, in their order: one statement for the tags of all. */
    async cardsOf(rows: readonly WorkRow[], language: Language): Promise<FileCard[]> {
      const tags = await repository.findTags(db, [...new Set(rows.flatMap((row) => row.tag_ids))]);
      const tagsById = new Map(tags.map((tag) => [tag.tag_id, tag]));
      return rows.map((row) => presentCard(row, tagsById, language));
    },

    /** Makes sure that a list is asked for of somebody who exists. */
    async requireUser(userId: string): Promise<void> {
      if (!(await repository.userExists(db, userId)))
        throw new ApiError('user_not_found', { internal: `no user ${userId}` });
    },

    /** A page of the works that match a filter, as cards. */
    async listCards(
      filter: WorkFilter,
      order: SortOrder,
      page: PageQuery,
      language: Language,
    ): Promise<CursorPage<FileCard>> {
      return this.cardPageOf(await listWorks(db, filter, order, page), language);
    },

    /** A page of works as a page of cards. */
    async cardPageOf(page: CursorPage<WorkRow>, language: Language): Promise<CursorPage<FileCard>> {
      return { ...page, list: await this.cardsOf(page.list, language) };
    },
  };
}
