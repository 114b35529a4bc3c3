import type { BodyOf, BoardThread, BoardThreadPage } from '@boardwalk/api-client';
import {
  BOARD_COMMENT_LIMITS,
  checkComment,
  mayCommentOnBoard,
  type BoardCommentFilter,
  type Language,
} from '@boardwalk/domain';
import type { Transaction } from 'kysely';
import type { Collaboration } from '../../collaboration/collaboration.ts';
import { bigId } from '../../infra/database/bigId.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import type { Schema } from '../../infra/database/schema.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { tooMany } from '../../infra/rateLimits/limits.ts';
import { lockAccount } from '../account/service.ts';
import type { InboxService } from '../inbox/service.ts';
import type { WorkspaceService } from '../workspace/service.ts';
import { createAdding } from './adding.ts';
import { findBoardPeople } from './peopleRepository.ts';
import { mayDeleteOthers } from './policy.ts';
import { presentThread, type Reader } from './presenter.ts';
import * as repository from './repository.ts';
import * as writes from './writeRepository.ts';

export { eraseBoardCommentsOf } from './erasureRepository.ts';

/** What the module of comments on boards offers to its handlers. */
export type BoardCommentsService = ReturnType<typeof createBoardCommentsService>;

/** A comment on a board. */
interface Place {
  fileKey: string;
  commentId: string;
}

/** Who writes, and the key under which a retry does not write again. */
interface Writing {
  idempotencyKey: string | undefined;
  language: Language;
}

type Text = BodyOf<'replyToBoardComment'>;

const DAY_MS = 86_400_000;

/** Comments on boards (decision 0092). Everybody who has the board open hears when some have changed. */
export function createBoardCommentsService(
  { db, clock }: Infra,
  {
    workspace,
    inbox,
    collaboration,
  }: { workspace: WorkspaceService; inbox: InboxService; collaboration: Collaboration },
) {
  const { add, storedText } = createAdding({ clock }, { inbox });

  /** A board somebody may open, and what they may do with its comments. Errors: file_not_found, not_member. */
  async function open(userId: string, fileKey: string, language: Language, on: Queryable = db) {
    const { file, role } = await workspace.openFile(userId, fileKey, on);
    const mayComment = mayCommentOnBoard(role);
    const reader: Reader = {
      userId,
      language,
      mayComment,
      mayDeleteOthers: mayComment && mayDeleteOthers(file, userId),
    };
    return { ownerId: file.owner_id, reader };
  }

  function requireValid({ text, mentions = [] }: Text): void {
    const violations = checkComment({ text, mentionCount: mentions.length });
    if (violations.length > 0) throw badInput(violations);
  }

  /** Errors: comment_not_found. */
  async function requireComment(on: Queryable, { fileKey, commentId }: Place) {
    const comment = await repository.findComment(on, fileKey, commentId);
    if (comment === undefined) throw notFound({ fileKey, commentId });
    return { ...comment, threadId: comment.parent_id ?? comment.comment_id };
  }

  /** Errors: comment_not_found. */
  async function threadOf(
    on: Queryable,
    fileKey: string,
    threadId: string,
    reader: Reader,
  ): Promise<BoardThread> {
    const row = await repository.findThread(on, fileKey, threadId, reader.userId);
    if (row === undefined) throw notFound({ fileKey, commentId: threadId });
    const replies = await repository.listReplies(on, threadId);
    const ids = [row, ...replies].map((comment) => comment.comment_id);
    return presentThread(row, replies, await repository.findMentions(on, ids), reader);
  }

  /** How many comments somebody may still write today. The caller has locked the account. Errors: too_many_requests. */
  async function requireDailyRoom(trx: Queryable, userId: string): Promise<void> {
    const now = clock.now().getTime();
    const { count, first } = await writes.countWritten(trx, userId, new Date(now - DAY_MS));
    if (count >= BOARD_COMMENT_LIMITS.perDay)
      throw tooMany((first?.getTime() ?? now) + DAY_MS - now, `board comments of ${userId} in a day`);
  }

  /** Changes comments in one transaction, for somebody who may comment; those who have the board open are notified. */
  async function write<Result>(
    userId: string,
    fileKey: string,
    language: Language,
    work: (trx: Transaction<Schema>, opened: Awaited<ReturnType<typeof open>>) => Promise<Result>,
  ): Promise<{ result: Result; reader: Reader }> {
    return inTransaction(db, async (trx) => {
      await lockAccount(trx, userId);
      const opened = await open(userId, fileKey, language, trx);
      if (!opened.reader.mayComment)
        throw new ApiError('commenting_not_allowed', { internal: `comment of ${userId} on ${fileKey}` });
      await writes.lockBoard(trx, fileKey);
      const result = await work(trx, opened);
      await collaboration.announceComments(trx, fileKey);
      return { result, reader: opened.reader };
    });
  }

  return {
    /** Threads on a board, the newest first. Errors: file_not_found, not_member. */
    async threads(
      userId: string,
      fileKey: string,
      { state, mine, ...part }: { state: BoardCommentFilter; mine: boolean; cursor: string; size: number },
      language: Language,
    ): Promise<BoardThreadPage> {
      const { reader } = await open(userId, fileKey, language);
      const page = await repository.listThreads(db, { fileKey, userId, state, mine }, part);
      const mentions = await repository.findMentions(
        db,
        page.list.map((row) => row.comment_id),
      );
      const list = page.list.map((row) => presentThread(row, [], mentions, reader));
      return { ...page, list, may_comment: reader.mayComment };
    },

    /** The thread of a comment with its replies. Errors: file_not_found, not_member, comment_not_found. */
    async thread(userId: string, place: Place, language: Language): Promise<BoardThread> {
      const { reader } = await open(userId, place.fileKey, language);
      const threadId = (await repository.findComment(db, place.fileKey, place.commentId))?.parent_id;
      return threadOf(db, place.fileKey, threadId ?? bigId(place.commentId), reader);
    },

    /**
     * Begins a thread, once per idempotency key. Errors: bad_input, file_not_found, not_member, commenting_not_allowed,
     * comment_limit_reached, idempotency_key_reused, too_many_requests.
     */
    async create(
      userId: string,
      fileKey: string,
      body: BodyOf<'createBoardComment'>,
      { idempotencyKey, language }: Writing,
    ): Promise<BoardThread> {
      requireValid(body);
      const scope = { userId, operation: 'createBoardComment', key: idempotencyKey, now: clock.now() };
      const { result: made, reader } = await write(userId, fileKey, language, (trx, { ownerId }) =>
        once(trx, scope, async () => {
          await requireDailyRoom(trx, userId);
          const current = await writes.countThreads(trx, fileKey);
          const limit = BOARD_COMMENT_LIMITS.threadsPerBoard;
          if (current >= limit) throw new ApiError('comment_limit_reached', { data: { limit, current } });
          const place = { x: body.x, y: body.y, elementId: body.element_id ?? null };
          return { fileKey, commentId: await add(trx, { userId, fileKey, ownerId }, body, place) };
        }),
      );
      if (made.fileKey !== fileKey)
        throw new ApiError('idempotency_key_reused', { internal: `key of comment ${made.commentId}` });
      return threadOf(db, fileKey, made.commentId, reader);
    },

    /**
     * Replies in a thread, once per idempotency key; a resolved one is open again. Errors: bad_input, file_not_found,
     * not_member, commenting_not_allowed, comment_not_found, thread_full, idempotency_key_reused, too_many_requests.
     */
    async reply(
      userId: string,
      place: Place,
      body: Text,
      { idempotencyKey, language }: Writing,
    ): Promise<BoardThread> {
      requireValid(body);
      const { fileKey } = place;
      const scope = { userId, operation: 'replyToBoardComment', key: idempotencyKey, now: clock.now() };
      const { result: made, reader } = await write(
        userId,
        fileKey,
        language,
        (trx, { ownerId, reader: by }) =>
          once(trx, scope, async () => {
            await requireDailyRoom(trx, userId);
            const found = await repository.findComment(trx, fileKey, place.commentId);
            const threadId = found?.parent_id ?? bigId(place.commentId);
            // A thread whose first comment was deleted goes on as long as it has replies.
            await threadOf(trx, fileKey, threadId, by);
            const current = await writes.countReplies(trx, threadId);
            const limit = BOARD_COMMENT_LIMITS.repliesMax;
            if (current >= limit) throw new ApiError('thread_full', { data: { limit, current } });
            const commentId = await add(trx, { userId, fileKey, ownerId }, body, { threadId });
            await writes.updateComment(trx, threadId, { resolved_at: null, resolved_by: null });
            await writes.markRead(trx, { threadId, userId, readTo: commentId });
            return { fileKey, threadId, repliedTo: place.commentId };
          }),
      );
      if (made.fileKey !== fileKey || made.repliedTo !== place.commentId)
        throw new ApiError('idempotency_key_reused', { internal: `key of a reply in ${made.threadId}` });
      return threadOf(db, fileKey, made.threadId, reader);
    },

    /**
     * Changes one's own comment. Errors: bad_input, file_not_found, not_member, commenting_not_allowed, comment_not_found,
     * not_owner.
     */
    async edit(userId: string, place: Place, body: Text, language: Language): Promise<BoardThread> {
      requireValid(body);
      const { fileKey } = place;
      const { result: threadId, reader } = await write(userId, fileKey, language, async (trx) => {
        const comment = await requireComment(trx, place);
        if (comment.user_id !== userId) throw notTheirs(place, userId);
        const stored = await storedText(trx, { userId, fileKey }, body);
        if (stored.text !== comment.text)
          await writes.updateComment(trx, comment.comment_id, { text: stored.text, edited_at: clock.now() });
        const added = await writes.replaceMentions(trx, comment.comment_id, stored.mentioned);
        const notice = {
          type: 'BoardMentioned',
          actorId: userId,
          fileKey,
          commentId: comment.comment_id,
        } as const;
        const notified = await inbox.addMentions(trx, added, notice, comment.notified_num);
        if (notified !== comment.notified_num)
          await writes.updateComment(trx, comment.comment_id, { notified_num: notified });
        return comment.threadId;
      });
      return threadOf(db, fileKey, threadId, reader);
    },

    /**
     * Deletes a comment; below it replies stay, and with the last of them goes what is left of it. Errors: file_not_found, not_member, commenting_not_allowed,
     * comment_not_found, not_owner.
     */
    async remove(userId: string, place: Place, language: Language): Promise<void> {
      await write(userId, place.fileKey, language, async (trx, { reader }) => {
        const comment = await requireComment(trx, place);
        if (comment.user_id !== userId && !reader.mayDeleteOthers) throw notTheirs(place, userId);
        const { comment_id: commentId } = comment;
        if ((await repository.listReplies(trx, commentId)).length === 0) {
          await writes.deleteComment(trx, commentId);
          await writes.deleteEmptyThreads(trx, [comment.threadId]);
          return;
        }
        await writes.updateComment(trx, commentId, { text: '', user_id: null, deleted_at: clock.now() });
        await writes.replaceMentions(trx, commentId, []);
        await inbox.withdrawBoardComments(trx, [commentId]);
      });
    },

    /** Resolves a thread, or opens it again. Errors: file_not_found, not_member, commenting_not_allowed, comment_not_found. */
    async setResolved(
      userId: string,
      { fileKey, commentId }: Place,
      resolved: boolean,
      language: Language,
    ): Promise<BoardThread> {
      const threadId = bigId(commentId);
      const { reader } = await write(userId, fileKey, language, async (trx, opened) => {
        const thread = await threadOf(trx, fileKey, threadId, opened.reader);
        if ((thread.resolved_at !== null) === resolved) return;
        await writes.updateComment(trx, threadId, {
          resolved_at: resolved ? clock.now() : null,
          resolved_by: resolved ? userId : null,
        });
      });
      return threadOf(db, fileKey, threadId, reader);
    },

    /** Notes that somebody has read a thread up to a comment. Errors: file_not_found, not_member, comment_not_found. */
    async read(userId: string, place: Place, language: Language): Promise<void> {
      await inTransaction(db, async (trx) => {
        await open(userId, place.fileKey, language, trx);
        const { threadId, comment_id: readTo } = await requireComment(trx, place);
        await writes.markRead(trx, { threadId, userId, readTo });
      });
    },

    /** People who may open a board. Errors: file_not_found, not_member. */
    async people(userId: string, fileKey: string, keyword: string, language: Language) {
      await open(userId, fileKey, language);
      return findBoardPeople(db, { fileKey, userId, keyword, now: clock.now() });
    },
  };
}

function notFound({ fileKey, commentId }: Place): ApiError {
  return new ApiError('comment_not_found', { internal: `comment ${commentId} on ${fileKey}` });
}

function notTheirs({ commentId }: Place, userId: string): ApiError {
  return new ApiError('not_owner', { internal: `comment ${commentId} by ${userId}` });
}
