import type {
  CreatorHistoryEntry,
  ModerationLogEntry,
  ModeratorList,
  ReviewDetail,
  ReviewItem,
} from '@boardwalk/api-client';
import {
  parseSnapshot,
  searchTextOf,
  type BoardElement,
  type BoardSnapshot,
} from '@boardwalk/board/document';
import {
  checkReview,
  defaultLanguage,
  findWords,
  InboxMessageType,
  ModerationAction,
  normalizeText,
  parseLanguage,
  pointEntry,
  PointEntryCause,
  ReviewAction,
  ReviewDecision,
  reviewHints,
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
import { searchVectorOf, type CatalogueService } from '../files/catalogue/service.ts';
import type { InboxService } from '../inbox/service.ts';
import type { WebhookOutbox } from '../integrations/service.ts';
import type { PointsService } from '../points/service.ts';
import { lockFile, reviewStateOf, setAuditStatus } from '../publishing/service.ts';
import { endClaim } from './claimRepository.ts';
import { claimSubmission, releaseSubmission, requireUnclaimed } from './claims.ts';
import { countOutcomes, findLanguage, findSameBoards } from './contextRepository.ts';
import { hasAccount, listHistory } from './creatorHistoryRepository.ts';
import { findModerators, listActions, recordAction, type ActionFilter } from './moderationLogRepository.ts';
import { tableOfActions } from './moderationTable.ts';
import { mayDecideOn, mayReview } from './policy.ts';
import { presentAction, presentHistory, presentModerator, presentOther, presentReview } from './presenter.ts';
import { findSimilarWorks } from './similarWorkRepository.ts';
import * as repository from './repository.ts';

export { recordAction, type NewAction } from './moderationLogRepository.ts';

export { findTagPaths } from './repository.ts';

/** How many earlier submissions of a work a reviewer is shown. */
const EARLIER_SHOWN = 20;
/** How many works with the same board a reviewer is shown. */
const SAME_BOARDS_SHOWN = 5;

/** What the review module offers to its handlers and to other modules. */
export type ReviewService = ReturnType<typeof createReviewService>;

/** Deciding on what was handed in (decisions: "Publishing and review"). */
export function createReviewService(
  { db, blobs, clock, settings, site }: Infra,
  {
    account,
    catalogue,
    inbox,
    points,
    events,
  }: {
    account: AccountService;
    catalogue: CatalogueService;
    inbox: InboxService;
    points: PointsService;
    events: Pick<WebhookOutbox, 'write'>;
  },
) {
  async function itemsOf(rows: readonly repository.ReviewRow[], language: Language): Promise<ReviewItem[]> {
    const tags = await catalogue.tagsOf(rows);
    return rows.map((row) => presentReview(row, tags, { language, now: clock.now() }));
  }

  /** A submitted board. */
  async function readBoard(objectHash: string): Promise<BoardSnapshot> {
    const bytes = await blobs.read(objectHash);
    if (bytes === undefined) throw new Error(`the snapshot ${objectHash} is gone`);
    return parseSnapshot(JSON.parse(bytes.toString('utf8')));
  }

  async function findItem(id: string, language: Language): Promise<ReviewItem> {
    const row = await repository.findReview(db, id, clock.now());
    const [item] = row === undefined ? [] : await itemsOf([row], language);
    if (item === undefined) throw new ApiError('submission_not_found', { internal: `submission ${id}` });
    return item;
  }

  return {
    /** Makes sure that somebody moderates the community, for commands of the operator. Errors: admins_only. */
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
      await inbox.notify(on, submission.submitter_id, {
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
      await inbox.notify(on, file.owner_id, {
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

    /** The log of moderation, the latest action first. */
    async moderationLog(
      filter: ActionFilter,
      page: { cursor: string; size: number },
      language: Language,
    ): Promise<CursorPage<ModerationLogEntry>> {
      const found = await listActions(db, filter, page);
      return { ...found, list: found.list.map((row) => presentAction(row, language)) };
    },

    /** The whole log, or what a filter leaves of it, as text of a table that is read while it is sent. */
    moderationTable(filter: ActionFilter, language: Language): AsyncIterable<string> {
      return tableOfActions(
        async (cursor, size) => await this.moderationLog(filter, { cursor, size }, language),
      );
    },

    /** Everybody who stands in the log, by name. */
    async moderators(language: Language): Promise<ModeratorList> {
      return { list: (await findModerators(db)).map((row) => presentModerator(row, language)) };
    },

    /** What became of somebody's works, comments and profile, the latest first. Errors: user_not_found. */
    async historyOf(
      userId: string,
      page: { cursor: string; size: number },
    ): Promise<CursorPage<CreatorHistoryEntry>> {
      const found = await listHistory(db, userId, page);
      if (found.list.length === 0 && !(await hasAccount(db, userId)))
        throw new ApiError('user_not_found', { internal: `no user ${userId}` });
      return { ...found, list: found.list.map(presentHistory) };
    },

    /** The queue, the earliest due first; decided submissions the last decision first. */
    async queue(
      status: 1 | 2 | 3,
      page: { cursor: string; size: number },
      language: Language,
    ): Promise<CursorPage<ReviewItem>> {
      const found =
        status === ReviewStatus.NOT_AUDIT
          ? await repository.listOpen(db, clock.now(), page)
          : await repository.listDecided(db, { status, now: clock.now() }, page);
      return { ...found, list: await itemsOf(found.list, language) };
    },

    /** A submission with what a reviewer needs to judge it. Errors: submission_not_found. */
    async detail(submissionId: string, language: Language): Promise<ReviewDetail> {
      const id = bigId(submissionId);
      const submission = await repository.findSubmission(db, id);
      if (submission === undefined)
        throw new ApiError('submission_not_found', { internal: `submission ${id}` });
      const { file_key: fileKey, object_hash: objectHash, owner_id: ownerId, name, description } = submission;
      const board = await readBoard(objectHash);
      const boardText = searchTextOf(board);
      const watched = findWords([name, description, boardText].join('\n'), site.current().watchedWords.words);
      const [item, ownerLanguage, earlier, record, same, similar] = await Promise.all([
        findItem(id, language),
        findLanguage(db, ownerId),
        repository.listEarlier(db, { fileKey, before: id, now: clock.now(), limit: EARLIER_SHOWN }),
        countOutcomes(db, { submitterId: submission.submitter_id, except: id }),
        findSameBoards(db, { objectHash, ownerId, limit: SAME_BOARDS_SHOWN }),
        findSimilarWorks({ db, blobs }, { text: boardText, objectHash, ownerId }),
      ]);
      return {
        item,
        owner_language: parseLanguage(ownerLanguage) ?? defaultLanguage(settings.deployment),
        earlier: await itemsOf(earlier, language),
        creator_record: record,
        hints: reviewHints({
          elements: board.elements.length,
          boardText,
          texts: [name, description],
          places: board.elements.flatMap((element) =>
            'x' in element && !isBranch(element) ? [element] : [],
          ),
          watchedWords: watched,
          sameBoards: same.length,
          similarWorks: similar.length,
        }),
        same_boards: same.map((row) => presentOther(row, language)),
        similar_works: similar.map((row) => presentOther(row, language)),
        watched_words: watched,
      };
    },

    /** The board of a submission, to be sent as it is stored. Errors: submission_not_found. */
    async openBoard(submissionId: string) {
      const submission = await repository.findSubmission(db, bigId(submissionId));
      const blob = submission && (await blobs.open(submission.object_hash));
      if (submission === undefined || blob === undefined)
        throw new ApiError('submission_not_found', { internal: `submission ${submissionId}` });
      return { content: blob.stream, size: blob.size, etag: submission.object_hash };
    },

    /** Claims a submission, see claimSubmission for its errors. */
    async claim(reviewerId: string, submissionId: string, language: Language): Promise<ReviewItem> {
      return findItem(await claimSubmission({ db, clock }, reviewerId, submissionId), language);
    },

    /** Ends the caller's claim, see releaseSubmission. Errors: submission_not_found. */
    async release(reviewerId: string, submissionId: string, language: Language): Promise<ReviewItem> {
      return findItem(await releaseSubmission({ db }, reviewerId, submissionId), language);
    },

    /**
     * Decides on a submission: its state, the public version, the log and the message to the owner change together.
     * Errors: bad_input, submission_not_found, own_submission, already_decided, review_claimed.
     */
    async decide(
      reviewerId: string,
      submissionId: string,
      review: { decision: ReviewDecision; reason?: string | undefined },
      language: Language,
    ): Promise<ReviewItem> {
      const violations = checkReview({ decision: review.decision, reason: review.reason ?? null });
      if (violations.length > 0) throw badInput(violations);
      const id = bigId(submissionId);
      const seen = await repository.findSubmission(db, id);
      if (seen === undefined || seen.trashed_at !== null)
        throw new ApiError('submission_not_found', { internal: `submission ${id}` });
      if (!mayDecideOn(reviewerId, seen))
        throw new ApiError('own_submission', { internal: `submission ${id}` });
      const isPass = review.decision === ReviewDecision.PASS;
      const text = isPass ? searchTextOf(await readBoard(seen.object_hash)) : '';
      const now = clock.now();

      await inTransaction(db, async (trx) => {
        // The file is locked first, as publishing does: a decision and a withdrawal cannot wait for each other.
        const file = await lockFile(trx, seen.file_key);
        const submission = await repository.findSubmission(trx, id);
        const isOpen = file !== undefined && submission?.status === ReviewStatus.NOT_AUDIT;
        if (!isOpen || transitionReview(reviewStateOf(file), review.decision) === null)
          throw new ApiError('already_decided', { internal: `submission ${id}` });
        await requireUnclaimed(trx, { submissionId: id, reviewerId, now });
        const refusal = isPass ? null : normalizeText(review.reason ?? '');
        await this.settle(trx, id, { reviewerId, refusal, boardText: text, now });
        await endClaim(trx, id);
      });
      return findItem(id, language);
    },
  };
}

/** The place of a topic below another follows from the layout of its map. */
function isBranch(element: BoardElement): boolean {
  return element.type === 'topic' && element.parent !== null;
}
