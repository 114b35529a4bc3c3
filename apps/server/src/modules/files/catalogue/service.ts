import type { CommunityFile, FileCard, OwnFile } from '@boardwalk/api-client';
import { ReviewStatus, type Language, type SortOrder } from '@boardwalk/domain';
import { askedTogether } from '../../../infra/database/askedTogether.ts';
import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { Infra } from '../../../infra/Infra.ts';
import type { AccessService } from '../access/service.ts';
import type { CursorPage, PageQuery } from '../../../infra/lists/cursor.ts';
import { openCardsAtHand } from './cardsAtHand.ts';
import { changeCounter } from './counterRepository.ts';
import { findOrigin } from './lineageRepository.ts';
import { findOwnWork, listOwnWorks, type OwnWorkRow } from './ownWorkRepository.ts';
import { presentCard, presentFull, presentOwnFile, withViewer } from './presenter.ts';
import * as repository from './repository.ts';
import {
  findSitemapParts,
  findSitemapWorks,
  type SitemapPart,
  type SitemapWork,
} from './sitemapRepository.ts';
import { openTagsAtHand } from './tagsAtHand.ts';
import type { WorkFilter } from './workFilter.ts';
import { listWorks } from './workListRepository.ts';
import type { ListedWork, WorkRow } from './workRepository.ts';

export { lockWorks, recountComments } from './counterRepository.ts';
export { recount, type CounterDifference } from './recountRepository.ts';
export { presentCover, presentOwner, presentTag } from './presenter.ts';
export type { TagRow } from './repository.ts';
export { askedOf, readKeyword, type Asked, type Keyword } from './keyword.ts';
export { DEFAULT_SYNONYMS } from './synonyms.ts';
export { filterFrom, formOf, valuesOf, type FilterForm } from './filterForm.ts';
export {
  beginsWith,
  keywordMatches,
  likePrefix,
  rankedWorks,
  type KeywordMatch,
} from './keywordRepository.ts';
export { COMMON_WORKS, rareWorks, restOf } from './rareWorkRepository.ts';
export { LAST_TIER, WORK_TIERS } from './workTiers.ts';
export { requireKnown } from './requireKnown.ts';
export { SEARCH_INDEX_VERSION } from './termForms.ts';
export { boardTermsOf, searchVectorOf, type SearchTexts } from './searchIndex.ts';
export type { WorkFilter } from './workFilter.ts';
export { listed, works, type ListedWork, type WorkRow, type WorksQuery } from './workRepository.ts';

/** What handlers and other modules ask about public works. */
export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** Published works: their records, and the lists in which they are found. */
export function createCatalogueService(infra: Infra, { access }: { access: AccessService }) {
  const { db, clock } = infra;
  const findWork = askedTogether(
    (fileKeys) => repository.findWorks(db, fileKeys, clock.now()),
    ({ file_key: fileKey }) => fileKey,
  );
  const tagsAtHand = openTagsAtHand(infra);
  const cardsAtHand = openCardsAtHand(infra);
  const tagsOf = (rows: readonly { tag_ids: readonly number[] }[]) => tagsAtHand.of(rows);

  async function fullOf(
    row: (repository.WorkInFull | OwnWorkRow) & { auditStatus: ReviewStatus },
    language: Language,
  ): Promise<CommunityFile> {
    if ('origin' in row) {
      const tags = new Map(row.tags.map((tag) => [tag.tag_id, tag]));
      return presentFull(row, { tags, topics: row.topics, origin: row.origin ?? undefined }, language);
    }
    const [tags, topics, origin] = await Promise.all([
      tagsOf([row]),
      repository.findTopics(db, row.topic_ids, clock.now()),
      findOrigin(db, row.file_key),
    ]);
    return presentFull(row, { tags, topics, origin }, language);
  }

  return {
    /** The open tags of some rows, by their ids. */
    tagsOf,

    /** The cards of some works, in their order. */
    async cardsOf(rows: readonly WorkRow[], language: Language): Promise<FileCard[]> {
      const tags = await tagsOf(rows);
      return rows.map((row) => presentCard(row, tags, language));
    },

    /** A page of works as a page of cards. */
    cardPageOf: (page: CursorPage<ListedWork>, language: Language) => cardsAtHand.pageOf(page, language),

    /** A page of works that match a filter, in one order. */
    listWorks: (filter: WorkFilter, order: SortOrder, page: PageQuery) => listWorks(db, filter, order, page),

    /**
     * Raises or lowers a counter of a work by a whole number, in the transaction that writes the event; gives the counter as it
     * stands now.
     */
    changeCounter,

    /** Makes sure that a list is asked for of somebody who exists. */
    async requireUser(userId: string): Promise<void> {
      if (!(await repository.userExists(db, userId)))
        throw new ApiError('user_not_found', { internal: `no user ${userId}` });
    },

    /** The parts of the site map, see findSitemapParts. */
    sitemapParts: () => findSitemapParts(db),

    /** The works of one part of the site map. */
    sitemapWorks: (part: SitemapPart): Promise<SitemapWork[]> => findSitemapWorks(db, part),

    /**
     * The public version of a work.
     * Errors: file_not_found.
     *
     * @param viewerId whose state to add; null adds none
     */
    async publicFull(fileKey: string, viewerId: string | null, language: Language): Promise<CommunityFile> {
      const row = await findWork(fileKey);
      if (row === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
      const full = await fullOf({ ...row, auditStatus: ReviewStatus.PASS }, language);
      if (viewerId === null) return full;
      const [viewer] = await access.viewerStates(viewerId, [fileKey]);
      return withViewer(full, viewer);
    },

    /**
     * A work as its owner sees it: the public version, or the last one handed in when none is public.
     * Errors: file_not_found (also when it was never handed in), not_owner.
     */
    async ownFull(fileKey: string, ownerId: string, language: Language): Promise<CommunityFile> {
      const file = await access.requireOwned(ownerId, fileKey);
      const row = (await findWork(fileKey)) ?? (await findOwnWork(db, fileKey, clock.now()));
      if (row === undefined)
        throw new ApiError('file_not_found', { internal: `${fileKey} was never submitted` });
      const full = await fullOf({ ...row, auditStatus: file.audit_status }, language);
      const [viewer] = await access.viewerStates(ownerId, [fileKey]);
      const coverSource = await repository.findCoverSource(db, row.submission_id);
      return { ...withViewer(full, viewer), cover_source: coverSource };
    },

    /** Works of a person with the state of their review, the newest submission first. */
    async ownPage(
      ownerId: string,
      status: ReviewStatus | undefined,
      page: PageQuery,
      language: Language,
    ): Promise<CursorPage<OwnFile>> {
      const found = await listOwnWorks(db, ownerId, status, page, clock.now());
      const tags = await tagsOf(found.list);
      return { ...found, list: found.list.map((row) => presentOwnFile(row, tags, language)) };
    },
  };
}
