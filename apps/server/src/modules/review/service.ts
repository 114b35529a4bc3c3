import type { ModerationLogEntry, ReviewItem } from '@boardwalk/api-client';
import { parseSnapshot, searchTextOf } from '@boardwalk/board/document';
import {
  checkReview,
  InboxMessageType,
  ModerationAction,
  normalizeText,
  pointEntry,
  PointEntryCause,
  ReviewAction,
  ReviewDecision,
  ReviewStatus,
  reviewStatusOf,
  suggestionKey,
  transitionReview,
  type Language,
} from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import type { AccountService } from '../account/service.ts';
import { searchVectorOf, type FilesService } from '../files/service.ts';
import type { InboxService } from '../inbox/service.ts';
import type { WebhookOutbox } from '../integrations/service.ts';
import type { PointsService } from '../points/service.ts';
import { lockFile, reviewStateOf, setAuditStatus, type SubmissionRow } from '../publishing/service.ts';
import { listActions, recordAction, type ActionFilter } from './moderationLog.ts';
import { mayDecideOn, mayReview } from './policy.ts';
import { presentAction, presentReview } from './presenter.ts';
import * as repository from './repository.ts';

export { recordAction, type NewAction } from './moderationLog.ts';

export { findTagPaths } from './repository.ts';

/** What the review module offers to its handlers and to other modules. */
export type ReviewService = ReturnType<typeof createReviewService>;

/** Deciding on what was handed in (decisions: "Publishing and review"). */
export function createReviewService(
  { db, blobs, clock }: Infra,
  {
    account,
    files,
    inbox,
    points,
    events,
  }: {
    account: AccountService;
    files: FilesService;
    inbox: InboxService;
    points: PointsService;
    events: Pick<WebhookOutbox, 'write'>;
  },
) {
  async function itemsOf(rows: readonly SubmissionRow[], language: Language): Promise<ReviewItem[]> {
    const tags = await files.tagsOf(rows);
    return rows.map((row) => presentReview(row, tags, { language, now: clock.now() }));
  }

  /** What is written on a submitted board. */
  async function boardText(objectHash: string): Promise<string> {
    const bytes = await blobs.read(objectHash);
    if (bytes === undefined) throw new Error(`the snapshot ${objectHash} is gone`);
    return searchTextOf(parseSnapshot(JSON.parse(bytes.toString('utf8'))));
  }

  return {
    /** Makes sure that somebody moderates the community. Errors: admins_only. */
    async requireModerator(userId: string): Promise<void> {
      if (!mayReview(await account.getUser(userId)))
        throw new ApiError('admins_only', { internal: `user ${userId} is no admin` });
    },

    /**
     * Everything that follows from a decision, in the transaction given: the state of submission and file, the public
     * version, the log, and the message to the owner. Whether the decision may be made is for `decide` to know.
     *
     * @param decision.refusal why it does not pass; null when it does
     * @param decision.boardText what is written on the board, for search
     */
    async settle(
      on: Queryable,
      submissionId: string,
      decision: { reviewerId: string; refusal: string | null; boardText: string; now: Date },
    ): Promise<void> {
      const submission = await repository.findSubmission(on, submissionId);
      if (submission === undefined) throw new Error(`submission ${submissionId} is gone`);
      const { reviewerId, refusal, boardText: text, now } = decision;
      const { name, description, file_key, tag_ids: tagIds } = submission;
      const isPass = refusal === null;
      await repository.decide(on, submissionId, {
        status: isPass ? ReviewStatus.PASS : ReviewStatus.NOT_PASS,
        reviewerId,
        reason: refusal,
        now,
      });
      await recordAction(on, {
        moderatorId: reviewerId,
        action: isPass ? ModerationAction.REVIEW_PASS : ModerationAction.REVIEW_NOT_PASS,
        subject: { type: 'submission', id: submissionId },
        fileKey: file_key,
        reason: refusal,
        now,
      });
      await setAuditStatus(on, file_key, isPass ? ReviewStatus.PASS : ReviewStatus.NOT_PASS);
      if (isPass) {
        const isUpdate = await repository.isPublic(on, file_key);
        const tags = await repository.findTagPaths(on, tagIds);
        await repository.publishVersion(on, submission, {
          tag_path_ids: tags.pathIds,
          name_key: suggestionKey(name),
          search: searchVectorOf({ name, tags: tags.names, description, board: text }),
          now,
        });
        await points.award(on, submission.submitter_id, [
          pointEntry(PointEntryCause.FIRST_APPROVED_TEMPLATE),
        ]);
        await events.write(on, {
          userId: submission.owner_id,
          type: isUpdate ? 'work.updated' : 'work.published',
          data: { file_key, name },
        });
      }
      await inbox.tell(on, submission.submitter_id, {
        type: isPass ? InboxMessageType.AUDIT_AGREE : InboxMessageType.AUDIT_DISAGREE,
        content: { name, file_key, ...(isPass ? {} : { reason: refusal }) },
        now,
      });
    },

    /**
     * Takes a public work down, with everything that follows: the state of the file and its submissions, and the message to its
     * owner. Lists, search and counts lose it with the public version. The caller has locked the file, and writes the action down.
     * Errors: not_published when no version is public.
     *
     * @param on the transaction of the decision
     * @param takeDown.reason shown to the owner
     */
    async takeDown(
      on: Queryable,
      file: NonNullable<Awaited<ReturnType<typeof lockFile>>>,
      takeDown: { moderatorId: string; reason: string; now: Date },
    ): Promise<void> {
      const { file_key: fileKey } = file;
      const { moderatorId, reason, now } = takeDown;
      const next = transitionReview(reviewStateOf(file), ReviewAction.TAKE_DOWN);
      if (next === null || file.live_submission_id === undefined)
        throw new ApiError('not_published', { internal: `file ${fileKey} is not public` });
      const version = await repository.findSubmission(on, file.live_submission_id);
      if (version === undefined) throw new Error(`the public version of ${fileKey} is gone`);
      await repository.withdrawForReason(on, fileKey, { reviewerId: moderatorId, reason, now });
      await setAuditStatus(on, fileKey, reviewStatusOf(next.phase));
      await inbox.tell(on, file.owner_id, {
        type: InboxMessageType.AUDIT_DISAGREE,
        content: { name: version.name, file_key: fileKey, reason },
        isTakenDown: true,
        now,
      });
      await events.write(on, {
        userId: file.owner_id,
        type: 'work.taken_down',
        data: { file_key: fileKey, name: version.name },
      });
    },

    /** The log of moderation, the latest action first. Errors: admins_only. */
    async moderationLog(
      moderatorId: string,
      filter: ActionFilter,
      page: { cursor: string; size: number },
      language: Language,
    ): Promise<CursorPage<ModerationLogEntry>> {
      await this.requireModerator(moderatorId);
      const found = await listActions(db, filter, page);
      return { ...found, list: found.list.map((row) => presentAction(row, language)) };
    },

    /** The queue, the earliest due first; decided submissions the last decision first. Errors: admins_only. */
    async queue(
      reviewerId: string,
      status: 1 | 2 | 3,
      page: { cursor: string; size: number },
      language: Language,
    ): Promise<CursorPage<ReviewItem>> {
      await this.requireModerator(reviewerId);
      const found =
        status === ReviewStatus.NOT_AUDIT
          ? await repository.listOpen(db, page)
          : await repository.listDecided(db, status, page);
      return { ...found, list: await itemsOf(found.list, language) };
    },

    /**
     * Decides on a submission: its state, the public version, the log and the message to the owner change together.
     * Errors: bad_input, admins_only, submission_not_found, own_submission, already_decided.
     */
    async decide(
      reviewerId: string,
      submissionId: string,
      review: { decision: ReviewDecision; reason?: string | undefined },
      language: Language,
    ): Promise<ReviewItem> {
      await this.requireModerator(reviewerId);
      const violations = checkReview({ decision: review.decision, reason: review.reason ?? null });
      if (violations.length > 0) throw badInput(violations);
      const id = bigId(submissionId);
      const seen = await repository.findSubmission(db, id);
      if (seen === undefined || seen.trashed_at !== null)
        throw new ApiError('submission_not_found', { internal: `submission ${id}` });
      if (!mayDecideOn(reviewerId, seen))
        throw new ApiError('own_submission', { internal: `submission ${id}` });
      const isPass = review.decision === ReviewDecision.PASS;
      const text = isPass ? await boardText(seen.object_hash) : '';
      const now = clock.now();

      await inTransaction(db, async (trx) => {
        // The file is locked first, as publishing does: a decision and a withdrawal cannot wait for each other.
        const file = await lockFile(trx, seen.file_key);
        const submission = await repository.findSubmission(trx, id);
        const isOpen = file !== undefined && submission?.status === ReviewStatus.NOT_AUDIT;
        if (!isOpen || transitionReview(reviewStateOf(file), review.decision) === null)
          throw new ApiError('already_decided', { internal: `submission ${id}` });
        const refusal = isPass ? null : normalizeText(review.reason ?? '');
        await this.settle(trx, id, { reviewerId, refusal, boardText: text, now });
      });
      const row = await repository.findReview(db, id);
      const [item] = row === undefined ? [] : await itemsOf([row], language);
      if (item === undefined) throw new Error(`submission ${id} is gone after it was decided`);
      return item;
    },
  };
}
