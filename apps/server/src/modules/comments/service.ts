import type { BodyOf, WorkComment } from '@boardwalk/api-client';
import {
  checkComment,
  COMMENT_LIMITS,
  commentNotices,
  CommentState,
  normalizeText,
  storeMentions,
  type Language,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { tooMany } from '../../infra/rateLimits/limits.ts';
import { lockAccount } from '../account/service.ts';
import { recountComments } from '../files/catalogue/service.ts';
import { blockersOf } from '../follows/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { findMentionable } from './mentionableRepository.ts';
import { reportedOf } from './reported.ts';
import { stateOf } from './presenter.ts';
import { createCommentReading, requireSeen, rightsOn } from './reading.ts';
import { removeForReason } from './removal.ts';
import { findPeople, type CommentRow } from './repository.ts';
import * as writes from './writeRepository.ts';

export { eraseCommentsOf } from './erasureRepository.ts';

/** What the comments module offers to its handlers. */
export type CommentsService = ReturnType<typeof createCommentsService>;

/** A comment of a work. */
interface Place {
  fileKey: string;
  commentId: string;
}

/** A comment, and the one that began its thread. */
interface Found {
  row: CommentRow;
  first: CommentRow;
}

const DAY_MS = 86_400_000;
const isHidden = (row: CommentRow) => stateOf(row) === CommentState.HIDDEN;

/** Comments on published works. */
export function createCommentsService(infra: Infra, { inbox }: { inbox: InboxService }) {
  const { db, clock } = infra;
  const reading = createCommentReading(infra);

  function requireValid(text: string, mentions: readonly string[]): void {
    const violations = checkComment({ text, mentionCount: mentions.length });
    if (violations.length > 0) throw badInput(violations);
  }

  /** The work as it stays until the transaction ends, and who looks. Errors: file_not_found. */
  async function lockWorkFor(trx: Queryable, fileKey: string, userId: string) {
    const work = await writes.lockWork(trx, fileKey);
    if (work === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
    return { userId, workOwnerId: work.owner_id };
  }

  /** Refuses who was blocked by one of those whom a comment is for. Errors: interaction_refused. */
  async function requireWelcome(
    trx: Queryable,
    userId: string,
    others: readonly (string | null | undefined)[],
  ): Promise<void> {
    const ids = others.filter((id) => id != null && id !== userId) as string[];
    if ((await blockersOf(trx, userId, ids)).size > 0)
      throw new ApiError('interaction_refused', { internal: `comment of ${userId}` });
  }

  /** Whom a comment can mention: a name of somebody who has blocked the writer stays a word. */
  async function peopleToMention(trx: Queryable, userId: string, mentions: readonly string[]) {
    const people = await findPeople(trx, mentions);
    const blockers = await blockersOf(trx, userId, mentions);
    return people.filter((person) => !blockers.has(person.userId));
  }

  /** How many comments somebody may still write today. The caller has locked the account. Errors: too_many_requests. */
  async function requireDailyRoom(trx: Queryable, userId: string): Promise<void> {
    const now = clock.now().getTime();
    const { count, first } = await writes.countWritten(trx, userId, new Date(now - DAY_MS));
    if (count >= COMMENT_LIMITS.perDay)
      throw tooMany((first?.getTime() ?? now) + DAY_MS - now, `comments of ${userId} in a day`);
  }

  /**
   * Changes a comment that somebody can see and may do this to, in one transaction with the count of comments: the one given, if
   * there is one.
   * Errors: file_not_found, comment_not_found, not_owner.
   */
  async function change(
    on: Queryable,
    userId: string,
    { fileKey, commentId }: Place,
    mayChange: (rights: ReturnType<typeof rightsOn>) => boolean,
    work: (trx: Queryable, found: Found, workOwnerId: string) => Promise<void>,
  ): Promise<void> {
    await inTransaction(on, async (trx) => {
      await lockAccount(trx, userId);
      const viewer = await lockWorkFor(trx, fileKey, userId);
      const found = await requireSeen(trx, { fileKey, commentId, viewer });
      if (!mayChange(rightsOn(found.row, viewer)))
        throw new ApiError('not_owner', { internal: `comment ${commentId} by ${userId}` });
      await work(trx, found, viewer.workOwnerId);
      await recountComments(trx, [fileKey]);
    });
  }

  return {
    ...reading,

    /**
     * Adds a comment or a reply, once per idempotency key, and notifies those whom it concerns.
     * Errors: bad_input, not_signed_in, file_not_found, comment_not_found, thread_full, idempotency_key_reused,
     * too_many_requests after a day's comments; interaction_refused when who is answered, or whose work it is, has blocked the
     * writer.
     */
    async create(
      userId: string,
      fileKey: string,
      { text, parent_id: parentId, mentions = [] }: BodyOf<'createComment'>,
      { idempotencyKey, language }: { idempotencyKey: string | undefined; language: Language },
    ): Promise<WorkComment> {
      requireValid(text, mentions);
      const now = clock.now();
      const scope = { userId, operation: 'createComment', key: idempotencyKey, now };
      const made = await inTransaction(db, async (trx) => {
        await lockAccount(trx, userId);
        return once(trx, scope, async () => {
          const viewer = await lockWorkFor(trx, fileKey, userId);
          await requireDailyRoom(trx, userId);
          const parent =
            parentId === undefined
              ? undefined
              : await requireSeen(trx, { fileKey, commentId: parentId, viewer });
          if (parent !== undefined && (isHidden(parent.first) || !rightsOn(parent.row, viewer).reply))
            throw new ApiError('comment_not_found', { internal: `comment ${parentId} is hidden` });
          await requireWelcome(trx, userId, [
            viewer.workOwnerId,
            parent?.row.author_id,
            parent?.first.author_id,
          ]);
          const firstId = parent?.first.comment_id ?? null;
          if (firstId !== null) await requireRoom(trx, firstId);
          const stored = storeMentions(normalizeText(text), await peopleToMention(trx, userId, mentions));
          const commentId = await writes.insertComment(trx, {
            file_key: fileKey,
            parent_id: firstId,
            user_id: userId,
            text: stored.text,
            created_at: now,
            edited_at: null,
            hidden_at: null,
            removed_at: null,
            deleted_at: null,
            notified_num: stored.mentioned.length,
          });
          await writes.replaceMentions(trx, commentId, stored.mentioned);
          await recountComments(trx, [fileKey]);
          const notices = commentNotices({
            writerId: userId,
            workOwnerId: viewer.workOwnerId,
            parentAuthorId: parent?.row.author_id ?? null,
            mentionedIds: stored.mentioned,
          });
          for (const [recipientId, type] of notices)
            await inbox.addNotice(trx, recipientId, {
              type,
              actorId: userId,
              fileKey,
              commentId,
              parentId: firstId,
            });
          return { commentId, fileKey, parentId: parentId ?? null };
        });
      });
      if (made.fileKey !== fileKey || made.parentId !== (parentId ?? null))
        throw new ApiError('idempotency_key_reused', { internal: `key of comment ${made.commentId}` });
      return reading.one(db, fileKey, made.commentId, { userId, language });
    },

    /**
     * Changes one's own comment. Errors: bad_input, file_not_found, comment_not_found, not_owner; interaction_refused as for a new
     * one.
     */
    async edit(
      userId: string,
      place: Place,
      { text, mentions = [] }: BodyOf<'updateComment'>,
      language: Language,
    ): Promise<WorkComment> {
      requireValid(text, mentions);
      await change(
        db,
        userId,
        place,
        (rights) => rights.edit,
        async (trx, { row, first }, workOwnerId) => {
          await requireWelcome(trx, userId, [workOwnerId, first.author_id]);
          const stored = storeMentions(normalizeText(text), await peopleToMention(trx, userId, mentions));
          if (stored.text !== row.text)
            await writes.updateComment(trx, row.comment_id, { text: stored.text, edited_at: clock.now() });
          const added = await writes.replaceMentions(trx, row.comment_id, stored.mentioned);
          if (isHidden(row) || isHidden(first)) return;
          const { fileKey } = place;
          const notice = { type: 'Mentioned', actorId: userId, fileKey, commentId: row.comment_id } as const;
          const notified = await inbox.addMentions(trx, added, notice, row.notified_num);
          if (notified !== row.notified_num)
            await writes.updateComment(trx, row.comment_id, { notified_num: notified });
        },
      );
      return reading.one(db, place.fileKey, place.commentId, { userId, language });
    },

    /** Deletes one's own comment; once deleted, nothing changes. Errors: file_not_found, comment_not_found, not_owner. */
    async remove(userId: string, place: Place): Promise<void> {
      await inTransaction(db, async (trx) => {
        // Before the look: of two at once the second finds it deleted.
        await lockAccount(trx, userId);
        if (await writes.isDeletedBy(trx, place, userId)) return;
        await change(
          trx,
          userId,
          place,
          (rights) => rights.remove,
          async (_on, { row }) => {
            await writes.updateComment(trx, row.comment_id, { text: '', deleted_at: clock.now() });
            await writes.replaceMentions(trx, row.comment_id, []);
            await inbox.withdrawComments(trx, [row.comment_id]);
          },
        );
      });
    },

    /** Hides a comment on one's own work, or shows it again. Errors: file_not_found, comment_not_found, not_owner. */
    async setHidden(userId: string, place: Place, hidden: boolean, language: Language): Promise<WorkComment> {
      await change(
        db,
        userId,
        place,
        // Doing so twice changes nothing.
        (rights) => rights.hide || rights.unhide,
        async (trx, { row }, workOwnerId) => {
          if (hidden === (row.hidden_at !== null)) return;
          await writes.updateComment(trx, row.comment_id, { hidden_at: hidden ? clock.now() : null });
          if (!hidden) return;
          // Only the owner and who began the thread still see what is below it.
          const replies = await writes.listReplyIds(trx, row.comment_id);
          const except = [workOwnerId, ...(row.author_id === null ? [] : [row.author_id])];
          await inbox.withdrawComments(trx, [row.comment_id, ...replies], { except });
        },
      );
      return reading.one(db, place.fileKey, place.commentId, { userId, language });
    },

    /**
     * Makes sure that everybody sees a comment, and that it is not the person's own. Errors: comment_not_found.
     *
     * @param userId null for somebody who is not signed in
     */
    async requireShown(on: Queryable, { fileKey, commentId }: Place, userId: string | null): Promise<void> {
      const viewer = { userId, workOwnerId: '' };
      const { row } = await requireSeen(on, { fileKey, commentId, viewer });
      if (!rightsOn(row, viewer).report)
        throw new ApiError('comment_not_found', { internal: `comment ${commentId} cannot be reported` });
    },

    /** What moderators see of some comments, by id: removed ones, too. */
    reportedOf,

    /** Removes a comment for a reason, see removeForReason. */
    removeForReason: (on: Queryable, place: Place, removal: { reason: string; now: Date }) =>
      removeForReason(on, place, removal, inbox),

    /** People who can be mentioned below a public work. Errors: file_not_found. */
    async mentionable(userId: string, fileKey: string, keyword: string) {
      await reading.viewerOf(fileKey, userId);
      return findMentionable(db, { userId, fileKey, keyword });
    },
  };

  async function requireRoom(trx: Queryable, firstId: string): Promise<void> {
    const current = await writes.countReplies(trx, firstId);
    const limit = COMMENT_LIMITS.repliesMax;
    if (current >= limit)
      throw new ApiError('thread_full', { data: { limit, current }, internal: `comment ${firstId}` });
  }
}
