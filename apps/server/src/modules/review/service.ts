import type { ReviewItem } from '@boardwalk/api-client';
import { parseSnapshot, searchTextOf } from '@boardwalk/board/document';
import {
  checkReview,
  InboxMessageType,
  normalizeText,
  ReviewDecision,
  ReviewStatus,
  reviewStatusOf,
  suggestionKey,
  transitionReview,
  type Language,
} from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import { inTransaction } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import type { AccountService } from '../account/service.ts';
import { searchVectorOf, type FilesService } from '../files/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { lockFile, reviewStateOf, setAuditStatus, type SubmissionRow } from '../publishing/service.ts';
import { mayDecideOn, mayReview } from './policy.ts';
import { presentReview } from './presenter.ts';
import * as repository from './repository.ts';

/** What the review module offers to its handlers and to other modules. */
export type ReviewService = ReturnType<typeof createReviewService>;

/** Deciding on what was handed in (decisions: "Publishing and review"). */
export function createReviewService(
  { db, blobs, clock }: Infra,
  { account, files, inbox }: { account: AccountService; files: FilesService; inbox: InboxService },
) {
  async function requireReviewer(userId: string): Promise<void> {
    if (!mayReview(await account.getUser(userId)))
      throw new ApiError('admins_only', { internal: `user ${userId} is no admin` });
  }

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
    /** The queue, the earliest due first; decided submissions the last decision first. Errors: admins_only. */
    async queue(
      reviewerId: string,
      status: 1 | 2 | 3,
      page: { cursor: string; size: number },
      language: Language,
    ): Promise<CursorPage<ReviewItem>> {
      await requireReviewer(reviewerId);
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
      await requireReviewer(reviewerId);
      const violations = checkReview({ decision: review.decision, reason: review.reason ?? null });
      if (violations.length > 0) throw badInput(violations);
      const id = bigId(submissionId);
      const seen = await repository.findSubmission(db, id);
      if (seen === undefined) throw new ApiError('submission_not_found', { internal: `submission ${id}` });
      if (!mayDecideOn(reviewerId, seen))
        throw new ApiError('own_submission', { internal: `submission ${id}` });
      const isPass = review.decision === ReviewDecision.PASS;
      const text = isPass ? await boardText(seen.object_hash) : '';
      const now = clock.now();

      await inTransaction(db, async (trx) => {
        // The file is locked first, as publishing does: a decision and a withdrawal cannot wait for each other.
        const file = await lockFile(trx, seen.file_key);
        const submission = await repository.findSubmission(trx, id);
        const next =
          file === undefined || submission?.status !== ReviewStatus.NOT_AUDIT
            ? null
            : transitionReview(reviewStateOf(file), review.decision);
        if (next === null || submission === undefined)
          throw new ApiError('already_decided', { internal: `submission ${id}` });
        const reason = isPass ? null : normalizeText(review.reason ?? '');
        const status = isPass ? ReviewStatus.PASS : ReviewStatus.NOT_PASS;
        await repository.decide(trx, id, { status, name: review.decision, reviewerId, reason, now });
        await setAuditStatus(trx, submission.file_key, reviewStatusOf(next.phase));
        if (isPass) {
          const tags = await repository.findTagPaths(trx, submission.tag_ids);
          const { name, description, owner_id, kind, file_key } = submission;
          const { cover_hash, object_hash, fee_type, unit_price, language: written } = submission;
          await repository.publishVersion(
            trx,
            {
              file_key,
              submission_id: id,
              owner_id,
              kind,
              name,
              description,
              cover_hash,
              object_hash,
              fee_type,
              unit_price,
              language: written,
              tag_ids: submission.tag_ids,
              tag_path_ids: tags.pathIds,
              topic_ids: submission.topic_ids,
              name_key: suggestionKey(name),
              updated_at: now,
              pub_time: now,
            },
            searchVectorOf({ name, tags: tags.names, description, board: text }),
          );
        }
        await inbox.tell(trx, submission.submitter_id, {
          type: isPass ? InboxMessageType.AUDIT_AGREE : InboxMessageType.AUDIT_DISAGREE,
          content: {
            name: submission.name,
            file_key: submission.file_key,
            ...(reason === null ? {} : { reason }),
          },
        });
      });
      const row = await repository.findReview(db, id);
      const [item] = row === undefined ? [] : await itemsOf([row], language);
      if (item === undefined) throw new Error(`submission ${id} is gone after it was decided`);
      return item;
    },
  };
}
