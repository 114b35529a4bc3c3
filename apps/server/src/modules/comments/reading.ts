import type { CommentPage, CommentThread, CommentThreadPage, WorkComment } from '@boardwalk/api-client';
import { COMMENT_LIMITS, commentRights, type CommentOrder, type Language } from '@boardwalk/domain';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { encodeCursor } from '../../infra/lists/cursor.ts';
import { presentComment, stateOf } from './presenter.ts';
import * as repository from './repository.ts';
import type { CommentRow, Part, Viewer } from './repository.ts';

/** Who reads comments, and in which language. */
interface Reader {
  /** Null for somebody who is not signed in. */
  userId: string | null;
  language: Language;
}

/** What somebody may do with a comment. */
export function rightsOn(row: CommentRow, { userId, workOwnerId }: Viewer) {
  return commentRights({
    state: stateOf(row),
    isSignedIn: userId !== null,
    isAuthor: userId !== null && row.author_id === userId,
    isWorkOwner: workOwnerId === userId,
  });
}

/**
 * A comment that somebody can see, below one that they can see as well. Errors: comment_not_found.
 *
 * @returns the comment, and the one that began its thread; of a thread's first comment both are the same
 */
export async function requireSeen(
  db: Queryable,
  { fileKey, commentId, viewer }: { fileKey: string; commentId: string; viewer: Viewer },
): Promise<{ row: CommentRow; first: CommentRow }> {
  const row = await repository.findComment(db, fileKey, bigId(commentId), viewer.userId);
  const parentId = row?.parent_id ?? null;
  const first = parentId === null ? row : await repository.findComment(db, fileKey, parentId, viewer.userId);
  const isThreadSeen = first !== undefined && (stateOf(first) !== 'hidden' || rightsOn(first, viewer).see);
  if (row === undefined || first === undefined || !isThreadSeen || !rightsOn(row, viewer).see)
    throw new ApiError('comment_not_found', { internal: `comment ${commentId} of ${fileKey}` });
  return { row, first };
}

/** Comments as they are read. */
export function createCommentReading({ db }: Infra) {
  /** The work, if it is public. Errors: file_not_found. */
  async function requireWork(fileKey: string) {
    const work = await repository.findWork(db, fileKey);
    if (work === undefined) throw new ApiError('file_not_found', { internal: `${fileKey} is not public` });
    return work;
  }

  async function viewerOf(fileKey: string, userId: string | null): Promise<Viewer> {
    return { userId, workOwnerId: (await requireWork(fileKey)).owner_id };
  }

  async function presentAll(
    rows: readonly CommentRow[],
    language: Language,
    on: Queryable = db,
  ): Promise<WorkComment[]> {
    const mentions = await repository.findMentions(
      on,
      rows.map((row) => row.comment_id),
    );
    return rows.map((row) => presentComment(row, mentions, language));
  }

  /** Threads of some comments with replies to them. */
  async function threadsOf(
    rows: readonly CommentRow[],
    replies: readonly CommentRow[],
    counts: ReadonlyMap<string, number>,
    language: Language,
  ): Promise<CommentThread[]> {
    const shown = new Map(
      (await presentAll([...rows, ...replies], language)).map((comment) => [comment.comment_id, comment]),
    );
    return rows.flatMap((row): CommentThread[] => {
      const comment = shown.get(row.comment_id);
      if (comment === undefined) return [];
      const own = replies.flatMap((reply) =>
        reply.parent_id === row.comment_id ? (shown.get(reply.comment_id) ?? []) : [],
      );
      const total = counts.get(row.comment_id) ?? 0;
      const [oldest] = own;
      const hasEarlier = oldest !== undefined && total > own.length;
      return [
        {
          comment,
          replies: own,
          reply_num: total,
          earlier_cursor: hasEarlier ? encodeCursor([Number(oldest.comment_id)]) : null,
        },
      ];
    });
  }

  return {
    viewerOf,

    /** The comments on a public work, each with its last replies. Errors: file_not_found. */
    async threads(
      fileKey: string,
      userId: string | null,
      { order, ...part }: Part & { order: CommentOrder },
      language: Language,
    ): Promise<CommentThreadPage> {
      const work = await requireWork(fileKey);
      const viewer = { userId, workOwnerId: work.owner_id };
      const page = await repository.listThreads(db, { fileKey, viewer, order }, part);
      const ids = page.list.map((row) => row.comment_id);
      const { replies, counts } = await repository.findLastReplies(
        db,
        ids,
        viewer,
        COMMENT_LIMITS.repliesShown,
      );
      const list = await threadsOf(page.list, replies, counts, language);
      return { ...page, list, comment_num: work.comment_num };
    },

    /** The thread a comment belongs to; of a reply, from that reply on. Errors: file_not_found, comment_not_found. */
    async thread(
      fileKey: string,
      commentId: string,
      userId: string | null,
      language: Language,
    ): Promise<CommentThread> {
      const viewer = await viewerOf(fileKey, userId);
      const { row, first } = await requireSeen(db, { fileKey, commentId, viewer });
      const last = await repository.findLastReplies(
        db,
        [first.comment_id],
        viewer,
        COMMENT_LIMITS.repliesShown,
      );
      const isAmongLast = row === first || last.replies.some((reply) => reply.comment_id === row.comment_id);
      const replies = isAmongLast
        ? last.replies
        : await repository.listRepliesFrom(db, {
            parentId: first.comment_id,
            fromId: row.comment_id,
            viewer,
          });
      const [thread] = await threadsOf([first], replies, last.counts, language);
      if (thread === undefined) throw new Error(`the thread of comment ${commentId} was not presented`);
      return thread;
    },

    /** Replies to a comment, the newest first. Errors: file_not_found, comment_not_found. */
    async replies(
      fileKey: string,
      commentId: string,
      userId: string | null,
      part: Part,
      language: Language,
    ): Promise<CommentPage> {
      const viewer = await viewerOf(fileKey, userId);
      const first = await repository.findComment(db, fileKey, bigId(commentId));
      // Replies stay where what they reply to was taken away, but not where it is hidden.
      if (
        first === undefined ||
        first.parent_id !== null ||
        (stateOf(first) === 'hidden' && !rightsOn(first, viewer).see)
      )
        throw new ApiError('comment_not_found', { internal: `comment ${commentId} of ${fileKey}` });
      const page = await repository.listReplies(db, { parentId: first.comment_id, viewer }, part);
      return { ...page, list: await presentAll(page.list, language) };
    },

    /** One comment as its writer or the owner of the work gets it back. */
    async one(on: Queryable, fileKey: string, commentId: string, reader: Reader): Promise<WorkComment> {
      const row = await repository.findComment(on, fileKey, commentId, reader.userId);
      const [comment] = row === undefined ? [] : await presentAll([row], reader.language, on);
      if (comment === undefined) throw new Error(`comment ${commentId} is gone`);
      return comment;
    },
  };
}
