import type { BodyOf, Feedback } from '@boardwalk/api-client';
import {
  checkFeedbackSettlement,
  FEEDBACK_IMAGE_TYPES,
  FEEDBACK_LIMITS,
  FEEDBACK_PLATFORM,
  FeedbackState,
  FieldRule,
  ModerationAction,
  normalizeText,
  readFeedbackContent,
  TagType,
  type FeedbackContent,
  type FieldViolation,
  type Language,
} from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import { inTransaction } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import { holdAccount } from '../account/service.ts';
import type { AttachmentsService } from '../attachments/service.ts';
import type { CatalogueService } from '../files/catalogue/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { recordAction } from '../review/service.ts';
import { presentFeedback } from './presenter.ts';
import * as repository from './repository.ts';

/** What the feedback module offers to its handlers and to other modules. */
export type FeedbackService = ReturnType<typeof createFeedbackService>;

const HOUR_MS = 3_600_000;
/** Feedback one person can send in an hour; pictures accordingly more. */
const POSTS_PER_HOUR = 30;

/** What the log of moderation says, by the state that feedback comes to. */
const ACTIONS: Readonly<Record<FeedbackState, ModerationAction>> = {
  open: ModerationAction.FEEDBACK_REOPEN,
  answered: ModerationAction.FEEDBACK_ANSWER,
  closed: ModerationAction.FEEDBACK_CLOSE,
};

/** Feedback to the operator (spec §3, §5). */
export function createFeedbackService(
  { db, clock, limits }: Infra,
  {
    attachments,
    catalogue,
    inbox,
  }: { attachments: AttachmentsService; catalogue: CatalogueService; inbox: InboxService },
) {
  const posts = limits.attempts('feedback', POSTS_PER_HOUR, HOUR_MS);
  const pictures = limits.attempts('feedback picture', POSTS_PER_HOUR * FEEDBACK_LIMITS.imagesMax, HOUR_MS);

  /** Reads the content, and makes sure that career and industry are of the taxonomy. Errors: bad_input. */
  async function readContent(text: string): Promise<FeedbackContent & { imageKeys: string[] }> {
    const { content, violations } = readFeedbackContent(text);
    if (violations !== undefined) throw badInput(violations);
    const types = await repository.findTagTypes(db, [content.career, content.industry]);
    const imageKeys = content.imgList.map((url) => attachments.keyOfUrl(url));
    const unknown: FieldViolation[] = [
      ...(types.get(content.career) === TagType.ROLE ? [] : ['content.career']),
      ...(types.get(content.industry) === TagType.INDUSTRY ? [] : ['content.industry']),
      ...(imageKeys.includes(undefined) ? ['content.imgList'] : []),
    ].map((field) => ({ field, rule: FieldRule.UNKNOWN }));
    if (unknown.length > 0) throw badInput(unknown);
    return { ...content, imageKeys: imageKeys.filter((key) => key !== undefined) };
  }

  /** Errors: feedback_not_found. */
  async function requireFeedback(id: string): Promise<repository.FeedbackRow> {
    const row = await repository.findFeedback(db, bigId(id));
    if (row === undefined) throw new ApiError('feedback_not_found', { internal: `feedback ${id}` });
    return row;
  }

  return {
    /**
     * Stores a picture for feedback to come; it waits a day.
     * Errors: bad_input, image_too_large, image_not_accepted, too_many_requests.
     */
    async storePicture(userId: string, file: unknown): Promise<{ url: string }> {
      await pictures.take(userId);
      const { url } = await attachments.store('feedback', userId, file, {
        types: FEEDBACK_IMAGE_TYPES,
        maxBytes: FEEDBACK_LIMITS.imageMaxBytes,
      });
      return { url };
    },

    /**
     * Keeps feedback of a person with its pictures, once per idempotency key.
     * Errors: forbidden in somebody else's name, user_not_found, bad_input, too_many_requests.
     *
     * @param namedUserId whose feedback the address says it is
     */
    async send(
      userId: string,
      namedUserId: string,
      text: string,
      idempotencyKey: string | undefined,
    ): Promise<{ feedback_id: string }> {
      if (namedUserId !== userId) {
        await catalogue.requireUser(namedUserId);
        throw new ApiError('forbidden', { internal: `feedback in the name of ${namedUserId}` });
      }
      const content = await readContent(text);
      await posts.take(userId);
      const now = clock.now();
      return inTransaction(db, (trx) =>
        once(trx, { userId, operation: 'sendFeedback', key: idempotencyKey, now }, async () => {
          await holdAccount(trx, userId);
          const id = await repository.insertFeedback(trx, {
            user_id: userId,
            platform: FEEDBACK_PLATFORM,
            career_id: content.career,
            industry_id: content.industry,
            description: normalizeText(content.description),
            created_at: now,
          });
          await attachments.claim(trx, content.imageKeys, {
            purpose: 'feedback',
            ownerId: id,
            uploaders: [userId],
            field: 'content.imgList',
          });
          return { feedback_id: id };
        }),
      );
    },

    /** Feedback in one state or in all, the latest first. */
    async page(
      { state, ...part }: { state?: FeedbackState; cursor: string; size: number },
      language: Language,
    ): Promise<CursorPage<Feedback>> {
      const found = await repository.listFeedback(db, state, part);
      const images = await attachments.of(
        'feedback',
        found.list.map((row) => row.feedback_id),
      );
      return {
        ...found,
        list: found.list.map((row) => presentFeedback(row, images.get(row.feedback_id) ?? [], language)),
      };
    },

    /**
     * Answers feedback, closes it, or opens it again: its state, the message to its sender and the log change together. Who cannot
     * sign in gets no message.
     * Errors: bad_input, feedback_not_found; feedback_changed when it is not in the state that the moderator saw.
     */
    async settle(
      moderatorId: string,
      feedbackId: string,
      body: BodyOf<'settleFeedback'>,
      language: Language,
    ): Promise<Feedback> {
      const violations = checkFeedbackSettlement(body);
      if (violations.length > 0) throw badInput(violations);
      const { user_id: senderId, ...seen } = await requireFeedback(feedbackId);
      const id = seen.feedback_id;
      const answer = body.state === FeedbackState.ANSWERED ? normalizeText(body.answer ?? '') : null;
      const isSettled = body.state !== FeedbackState.OPEN;
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        const open = await repository.holdAccounts(trx, [senderId, moderatorId]);
        const isDone = await repository.settleFeedback(trx, id, {
          seen: body.seen,
          state: body.state,
          answer,
          settledAt: isSettled ? now : null,
          settledBy: isSettled ? moderatorId : null,
        });
        if (!isDone) throw new ApiError('feedback_changed', { internal: `feedback ${id}` });
        if (answer !== null && open.has(senderId))
          await inbox.notifyOfAnswer(trx, senderId, { answer, feedback: seen.description, now });
        await recordAction(trx, {
          moderatorId,
          action: ACTIONS[body.state],
          subject: { type: 'feedback', id },
          now,
        });
      });
      const images = await attachments.of('feedback', [id]);
      return presentFeedback(await requireFeedback(id), images.get(id) ?? [], language);
    },
  };
}
