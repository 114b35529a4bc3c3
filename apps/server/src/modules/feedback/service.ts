import type { Feedback } from '@boardwalk/api-client';
import {
  FEEDBACK_IMAGE_TYPES,
  FEEDBACK_LIMITS,
  FEEDBACK_PLATFORM,
  FieldRule,
  normalizeText,
  readFeedbackContent,
  TagType,
  type FeedbackContent,
  type FieldViolation,
  type Language,
} from '@boardwalk/domain';
import { inTransaction } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { CursorPage } from '../../infra/lists/cursor.ts';
import { holdAccount } from '../account/service.ts';
import type { AttachmentsService } from '../attachments/service.ts';
import type { FilesService } from '../files/service.ts';
import { presentFeedback } from './presenter.ts';
import * as repository from './repository.ts';

/** What the feedback module offers to its handlers and to other modules. */
export type FeedbackService = ReturnType<typeof createFeedbackService>;

const HOUR_MS = 3_600_000;
/** Feedback one person can send in an hour; pictures accordingly more. */
const POSTS_PER_HOUR = 30;

/** Feedback to the operator (spec §3, §5). */
export function createFeedbackService(
  { db, clock, limits }: Infra,
  { attachments, files }: { attachments: AttachmentsService; files: FilesService },
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
        await files.requireUser(namedUserId);
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

    /** Feedback, the latest first. */
    async page(part: { cursor: string; size: number }, language: Language): Promise<CursorPage<Feedback>> {
      const found = await repository.listFeedback(db, part);
      const images = await attachments.of(
        'feedback',
        found.list.map((row) => row.feedback_id),
      );
      return {
        ...found,
        list: found.list.map((row) => presentFeedback(row, images.get(row.feedback_id) ?? [], language)),
      };
    },
  };
}
