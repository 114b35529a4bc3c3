import type { Readable } from 'node:stream';
import type { AttrStatus, CommunityFile, FileCard, FileView, OwnFile } from '@boardwalk/api-client';
import { ReviewStatus, type Language, type SortOrder } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { FIRST_CURSOR, type CursorPage } from '../../infra/lists/cursor.ts';
import type { InboxService } from '../inbox/service.ts';
import type { WorkspaceService } from '../workspace/service.ts';
import { boardPreviews, boardStates } from './boardStates.ts';
import { collectionsPublic, listCollected } from './collections.ts';
import { copyWork, type CopyRequest } from './copies.ts';
import { changeCounter } from './counters.ts';
import { findOrigin } from './lineage.ts';
import { createMarkBatches, notPublic, setMarks } from './markBatches.ts';
import type { Mark } from './marks.ts';
import { findPublicObject } from './objects.ts';
import { recordOutsourceUse, type OutsourceUse } from './outsourcing.ts';
import { findOwnWork, listOwnWorks, type OwnWorkRow } from './ownWorks.ts';
import { presentCard, presentFull, presentOwnFile, withViewer } from './presenter.ts';
import * as repository from './repository.ts';
import { findSitemapParts, findSitemapWorks, type SitemapPart, type SitemapWork } from './sitemap.ts';
import { openTagsAtHand } from './tagsAtHand.ts';
import { recordFirstUse } from './uses.ts';
import { viewerStates } from './viewerStates.ts';
import { findViews, hourOf, insertView, leaveFootprint, replaceView } from './views.ts';
import type { WorkFilter } from './workFilter.ts';
import { listWorks, type PageQuery } from './workLists.ts';
import type { WorkRow } from './workRows.ts';

export { lockWorks, recountComments } from './counters.ts';
export { recount, type CounterDifference } from './recount.ts';
export { presentCover, presentOwner, presentTag } from './presenter.ts';
export type { TagRow } from './repository.ts';
export { askedOf, readKeyword, type Asked, type Keyword } from './keyword.ts';
export { DEFAULT_SYNONYMS } from './synonyms.ts';
export { filterFrom, formOf, valuesOf, type FilterForm } from './filterForm.ts';
export { beginsWith, keywordMatches, likePrefix, rankedWorks, type KeywordMatch } from './keywordMatches.ts';
export { COMMON_WORKS, rareWorks, restOf } from './rareWorks.ts';
export { requireKnown } from './requireKnown.ts';
export { SEARCH_INDEX_VERSION } from './termForms.ts';
export { boardTermsOf, searchVectorOf, type SearchTexts } from './searchIndex.ts';
export type { WorkFilter } from './workFilter.ts';
export type { PageQuery } from './workLists.ts';
export { works, type WorkRow, type WorksQuery } from './workRows.ts';

/** What the files module offers to its handlers and to other modules. */
export type FilesService = ReturnType<typeof createFilesService>;

/** A board ready to be sent: all of it, or the preview. */
export interface OpenedObject {
  content: Buffer | Readable;
  size: number;
  etag: string;
  /** Whether everybody gets this. */
  isFree: boolean;
}

/** Published works and how people stand to them. */
export function createFilesService(
  infra: Infra,
  { workspace, inbox }: { workspace: WorkspaceService; inbox: InboxService },
) {
  const { db, clock, tokens } = infra;
  const states = boardStates(infra.blobs);
  const previews = boardPreviews(infra.blobs);
  const setMarkSoon = createMarkBatches(db, { inbox, now: () => clock.now() });

  const tagsAtHand = openTagsAtHand(infra);
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
    async cardPageOf(page: CursorPage<WorkRow>, language: Language): Promise<CursorPage<FileCard>> {
      return { ...page, list: await this.cardsOf(page.list, language) };
    },

    /** A page of the cards of works that match a filter, in one order. */
    async listCards(
      filter: WorkFilter,
      order: SortOrder,
      page: PageQuery,
      language: Language,
    ): Promise<CursorPage<FileCard>> {
      return this.cardPageOf(await listWorks(db, filter, order, page), language);
    },

    /** Makes sure that a list is asked for of somebody who exists. */
    async requireUser(userId: string): Promise<void> {
      if (!(await repository.userExists(db, userId)))
        throw new ApiError('user_not_found', { internal: `no user ${userId}` });
    },

    /** Makes sure that a list is asked for of a public work. Errors: file_not_found. */
    async requirePublic(fileKey: string): Promise<void> {
      const file = await repository.findFileState(db, fileKey);
      if (file?.is_live !== true)
        throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
    },

    /** The file, if it is the person's own. Errors: file_not_found, not_owner. */
    async requireOwned(userId: string, fileKey: string) {
      const file = await repository.findFileState(db, fileKey);
      if (file === undefined) throw new ApiError('file_not_found', { internal: `no file ${fileKey}` });
      if (file.owner_id !== userId) throw new ApiError('not_owner', { internal: `file ${fileKey}` });
      return file;
    },

    /** How somebody (null: anonymous) stands to some works; those not public are left out. */
    async viewerStates(userId: string | null, fileKeys: readonly string[]): Promise<AttrStatus[]> {
      return viewerStates(db, userId, fileKeys);
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
      const row = await repository.findWork(db, fileKey, clock.now());
      if (row === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
      const full = await fullOf({ ...row, auditStatus: ReviewStatus.PASS }, language);
      if (viewerId === null) return full;
      const [viewer] = await viewerStates(db, viewerId, [fileKey]);
      return withViewer(full, viewer);
    },

    /**
     * A work as its owner sees it: the public version, or the last one handed in when none is public.
     * Errors: file_not_found (also when it was never handed in), not_owner.
     */
    async ownFull(fileKey: string, ownerId: string, language: Language): Promise<CommunityFile> {
      const file = await this.requireOwned(ownerId, fileKey);
      const row =
        (await repository.findWork(db, fileKey, clock.now())) ??
        (await findOwnWork(db, fileKey, clock.now()));
      if (row === undefined)
        throw new ApiError('file_not_found', { internal: `${fileKey} was never submitted` });
      const full = await fullOf({ ...row, auditStatus: file.audit_status }, language);
      const [viewer] = await viewerStates(db, ownerId, [fileKey]);
      const coverSource = await repository.findCoverSource(db, row.submission_id);
      return { ...withViewer(full, viewer), cover_source: coverSource };
    },

    /** What somebody has collected, as far as the viewer may see it. Errors: user_not_found. */
    async collectedPage(
      userId: string,
      viewerId: string | null,
      page: PageQuery,
    ): Promise<CursorPage<WorkRow>> {
      const isPublic = await collectionsPublic(db, userId);
      if (isPublic === undefined) throw new ApiError('user_not_found', { internal: `no user ${userId}` });
      if (!isPublic && userId !== viewerId) return { list: [], next_cursor: FIRST_CURSOR, has_more: false };
      return listCollected(db, userId, page);
    },

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
        return { counted: true, view_num: await changeCounter(trx, fileKey, 'view_num', 1) };
      });
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

    /**
     * Notes that somebody who may edit it has opened a file in the editor. The first opening of a copy counts as a use of
     * the work it was copied from; wherever it was opened, it counts once.
     *
     * @returns whether this opening was counted
     */
    async recordUse(fileKey: string, on: Queryable = db): Promise<boolean> {
      return inTransaction(on, (trx) => recordFirstUse(trx, fileKey, clock.now()));
    },

    /**
     * The board of a public work, or its preview when the viewer may not have all of it. Undefined when there is none.
     *
     * @param object the file, and a snapshot of it that once passed review; undefined means the live one
     * @param viewerId who looks; null for somebody who is not signed in
     */
    async openObject(
      object: { fileKey: string; objectHash: string | undefined },
      viewerId: string | null,
    ): Promise<OpenedObject | undefined> {
      const found = await findPublicObject(db, object, viewerId, clock.now());
      if (found === undefined) return undefined;
      const { hash, isFree, isWhole } = found;
      if (!isWhole) {
        const content = Buffer.from(await previews.of(hash));
        return { content, size: content.byteLength, etag: `${hash}-preview`, isFree };
      }
      const blob = await infra.blobs.open(hash);
      return blob && { content: blob.stream, size: blob.size, etag: hash, isFree };
    },

    /** Notes that a team has used a work for outsourcing, see recordOutsourceUse. */
    recordOutsourceUse: (userId: string, use: OutsourceUse) =>
      recordOutsourceUse(db, userId, use, clock.now()),

    /** Copies a public work into somebody's space, see copyWork. */
    copyWork: (userId: string, request: CopyRequest) =>
      copyWork(infra, { workspace, states, inbox }, userId, request),

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
