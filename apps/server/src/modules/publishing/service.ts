import type { AuditDetail, FileAuditStatus, SubmittedWork } from '@boardwalk/api-client';
import { checkSnapshot, withoutPresenterNotes } from '@boardwalk/board/document';
import {
  hasCuratedTaxonomy,
  ListView,
  PUBLISH_LIMITS,
  publishDay,
  ReviewAction,
  reviewDueAt,
  reviewStatusOf,
  submitActionOf,
  transitionReview,
  type Language,
  type ReviewStatus,
} from '@boardwalk/domain';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badFields } from '../../infra/errors/ApiError.ts';
import { boardPictures } from '../../infra/images/boardPictures.ts';
import { linkBlob, recordBlob, recordImage, storeImage } from '../../infra/images/imageStore.ts';
import { refusedImage } from '../../infra/images/refusedImage.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import { COVER_SIZE } from '../../infra/painting/boardPainter.ts';
import type { AccountService } from '../account/service.ts';
import type { AccessService } from '../files/access/service.ts';
import type { CatalogueService } from '../files/catalogue/service.ts';
import { reviewStateOf } from './policy.ts';
import { presentBoardProblem, presentOwnDetail } from './presenter.ts';
import { checkForm, type CheckedForm, type ReceivedForm } from './publishForm.ts';
import * as repository from './repository.ts';
import { findNewestSubmission, listNewestSubmissions, type SubmissionRow } from './submissionRepository.ts';
import { languageOfWork } from './workLanguage.ts';

export { reviewStateOf } from './policy.ts';
export { presentDetail } from './presenter.ts';
export { findTagsOfForm, lockFile, setAuditStatus, type FormTag } from './repository.ts';
export { submissions, type SubmissionRow } from './submissionRepository.ts';

/** What the publishing module offers to its handlers and to other modules. */
export type PublishingService = ReturnType<typeof createPublishingService>;

/** Who is offered the taxonomy chooses all of it with each version. */
const NO_TAXONOMY: Awaited<ReturnType<typeof repository.findTaxonomy>> = { tagIds: [], topicIds: [] };

/** Handing works in for review, and taking them back (spec §4, §5). */
export function createPublishingService(
  { db, blobs, clock, painter, pictures, settings }: Infra,
  {
    account,
    access,
    catalogue,
    collaboration,
  }: {
    account: AccountService;
    access: AccessService;
    catalogue: CatalogueService;
    collaboration: Collaboration;
  },
) {
  /** Stores the board as it is now. Errors: bad_input when it is too large to be shown and copied. */
  async function freezeBoard(fileKey: string) {
    const board = withoutPresenterNotes(await collaboration.readBoard(fileKey));
    const check = checkSnapshot(board);
    if (!check.ok) throw badFields(check.problems.map(presentBoardProblem));
    const bytes = Buffer.from(JSON.stringify(board));
    return { hash: await blobs.put(bytes), mime: 'application/json', size: bytes.byteLength };
  }

  /** Stores a new cover; one that is kept is there, as it was. Gives what makes it known in a transaction. */
  async function storeCover(cover: CheckedForm['cover'], fileKey: string) {
    if ('keptHash' in cover) {
      const { keptHash: hash } = cover;
      return { hash, record: (trx: Queryable, now: Date) => linkBlob(trx, fileKey, hash, 'cover', now) };
    }
    const encoded = await pictures.encode(cover).catch((error: unknown) => {
      throw refusedImage(error, 'cover');
    });
    const image = await storeImage(blobs, encoded);
    const use = { fileKey, purpose: 'cover' } as const;
    return { hash: image.hash, record: (trx: Queryable, now: Date) => recordImage(trx, image, use, now) };
  }

  async function detailsOf(rows: readonly SubmissionRow[], language: Language): Promise<AuditDetail[]> {
    const tags = await catalogue.tagsOf(rows);
    return rows.map((row) => presentOwnDetail(row, tags, language));
  }

  return {
    /**
     * Hands a file in for review: first time, as an update of a public work, or again. The board is frozen as it is
     * now. Bytes are stored first, which nobody refers to when the rest fails; everything else is one transaction.
     * Errors: file_not_found, not_owner, already_in_review, bad_input, taxonomy_not_allowed, image_too_large,
     * image_not_accepted, daily_publish_limit.
     *
     * @param language language of the person's pages
     */
    async submit(
      userId: string,
      fileKey: string,
      form: ReceivedForm,
      language: Language,
    ): Promise<SubmittedWork> {
      const file = await access.requireOwned(userId, fileKey);
      if (file.trashed_at !== null)
        throw new ApiError('file_not_found', { internal: `${fileKey} is in the trash` });
      const user = await account.getUser(userId);
      const curatedTaxonomy = hasCuratedTaxonomy({ kind: user.kind, isSpecialInvited: user.special_invite });
      const licences = await repository.findLicences(db, fileKey);
      const checked = await checkForm(db, form, { fileKey, curatedTaxonomy, licences });
      if (submitActionOf(reviewStateOf(file)) === null) throw new ApiError('already_in_review');
      const cover = await storeCover(checked.cover, fileKey);
      const board = await freezeBoard(fileKey);

      const now = clock.now();
      const dueAt = reviewDueAt(now, settings.workingCalendar);
      return inTransaction(db, async (trx) => {
        const locked = await repository.lockFile(trx, fileKey);
        if (locked === undefined || locked.trashed_at !== null)
          throw new ApiError('file_not_found', { internal: `${fileKey} went away` });
        requireStillOwned(locked, userId);
        const state = reviewStateOf(locked);
        const action = submitActionOf(state);
        const next = action === null ? null : transitionReview(state, action);
        if (next === null) throw new ApiError('already_in_review', { internal: `file ${fileKey}` });
        const day = publishDay(now, settings.timeZone).date;
        if (!(await repository.countPublication(trx, { userId, day, limit: PUBLISH_LIMITS.perDay })))
          throw new ApiError('daily_publish_limit', { data: { limit: PUBLISH_LIMITS.perDay } });
        await cover.record(trx, now);
        await recordBlob(trx, board, { fileKey, purpose: 'object' }, now);
        const kept = curatedTaxonomy ? NO_TAXONOMY : await repository.findTaxonomy(trx, fileKey);
        const status = reviewStatusOf(next.phase);
        const submissionId = await repository.insertSubmission(trx, {
          file_key: fileKey,
          submitter_id: userId,
          name: checked.name,
          description: checked.description,
          fee_type: checked.feeType,
          unit_price: checked.unitPrice,
          licence: checked.licence,
          change_note: checked.changeNote,
          language: languageOfWork(`${checked.name}\n${checked.description}`, language),
          tag_ids: [...checked.tagIds, ...kept.tagIds],
          topic_ids: [...checked.topicIds, ...kept.topicIds],
          cover_hash: cover.hash,
          cover_source: checked.coverSource,
          object_hash: board.hash,
          due_at: dueAt,
          created_at: now,
        });
        await repository.setAuditStatus(trx, fileKey, status);
        return {
          submission_id: submissionId,
          file_key: fileKey,
          auditStatus: status,
          due_at: dueAt.toISOString(),
          profile_name: user.profile_name,
        };
      });
    },

    /** Takes a passed work out of the community. Errors: file_not_found, not_owner, not_published. */
    async cancel(userId: string, fileKey: string): Promise<void> {
      await access.requireOwned(userId, fileKey);
      await inTransaction(db, async (trx) => {
        const file = await repository.lockFile(trx, fileKey);
        if (file !== undefined) requireStillOwned(file, userId);
        const next = file === undefined ? null : transitionReview(reviewStateOf(file), ReviewAction.CANCEL);
        if (next === null || file?.live_submission_id === undefined)
          throw new ApiError('not_published', { internal: `file ${fileKey} is ${file?.audit_status}` });
        await repository.withdrawPublication(trx, fileKey, file.live_submission_id);
        await repository.setAuditStatus(trx, fileKey, reviewStatusOf(next.phase));
      });
    },

    /** Where an own file stands. Errors: file_not_found, not_owner. */
    async statusOf(userId: string, fileKey: string): Promise<FileAuditStatus> {
      const file = await access.requireOwned(userId, fileKey);
      return { file_key: fileKey, status: file.audit_status, is_public: file.is_live };
    },

    /** Where some files stand, by key; files of others and unknown ones are left out. */
    async statusMap(userId: string, fileKeys: readonly string[]): Promise<Record<string, ReviewStatus>> {
      const found = await repository.findFiles(db, fileKeys);
      const own = found.filter((file) => file.owner_id === userId);
      return Object.fromEntries(own.map((file) => [file.file_key, file.audit_status]));
    },

    /** The newest submission of an own file. Errors: file_not_found, not_owner, submission_not_found. */
    async latestDetail(userId: string, fileKey: string, language: Language): Promise<AuditDetail> {
      await access.requireOwned(userId, fileKey);
      const row = await findNewestSubmission(db, fileKey);
      const [detail] = row === undefined ? [] : await detailsOf([row], language);
      if (detail === undefined) throw new ApiError('submission_not_found', { internal: `file ${fileKey}` });
      return detail;
    },

    /** The newest submissions of a person's files. */
    async detailPage(
      userId: string,
      view: ListView | undefined,
      page: { cursor: string; size: number },
      language: Language,
    ): Promise<CursorPage<AuditDetail>> {
      const found = await listNewestSubmissions(db, userId, view ?? ListView.RECOMMEND, page);
      return { ...found, list: await detailsOf(found.list, language) };
    },

    /** The default cover of an own file: a PNG of the board as it is now. Errors: file_not_found, not_owner, too_many_requests. */
    async paintCover(userId: string, fileKey: string): Promise<Buffer> {
      await access.requireOwned(userId, fileKey);
      const board = await collaboration.readBoard(fileKey);
      const shown = await boardPictures({ db, blobs }, fileKey, board);
      return painter.paint(board, COVER_SIZE, shown).catch((error: unknown) => {
        throw refusedImage(error, 'file_key');
      });
    },
  };
}

/** A file may have got another owner since its right was checked: from a member who was removed. Errors: not_owner. */
function requireStillOwned(file: { file_key: string; owner_id: string }, userId: string): void {
  if (file.owner_id !== userId)
    throw new ApiError('not_owner', { internal: `${file.file_key} got another owner than ${userId}` });
}
