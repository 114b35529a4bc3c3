import type { BodyOf } from '@boardwalk/api-client';
import type { CommentOrder } from '@boardwalk/domain';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** A comment of a work. */
export interface CommentPlace {
  readonly fileKey: string;
  readonly commentId: string;
}

/** What is read of comments depends on who reads: hidden ones are for their writers and the owner of the work. */
interface Reader {
  /** Null for a visitor who is not logged in. */
  readonly viewerId: string | null;
}

const REPLIES_SIZE = 50;
const pathOf = ({ fileKey, commentId }: CommentPlace) => ({ file_key: fileKey, comment_id: commentId });

/** Comments on a work. */
export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The comments on a work, each with its last replies. */
    listComments: build.infiniteQuery({
      ...listOperation(
        'listComments',
        ({ fileKey, order }: Reader & { fileKey: string; order: CommentOrder }, cursor) => ({
          path: { file_key: fileKey },
          query: { order, cursor },
        }),
      ),
      providesTags: ['Comments'],
    }),
    /** All replies to a comment, the newest first. */
    listReplies: build.infiniteQuery({
      ...listOperation('listReplies', (place: Reader & CommentPlace, cursor) => ({
        path: pathOf(place),
        query: { cursor, size: REPLIES_SIZE },
      })),
      providesTags: ['Comments'],
    }),
    /** The thread of one comment, wherever it stands in the list. */
    getCommentThread: build.query({
      ...operation('getCommentThread', (place: Reader & CommentPlace) => ({ path: pathOf(place) })),
      providesTags: ['Comments'],
    }),
    /** Comments, or replies. The same key writes once. */
    createComment: build.mutation({
      ...operation(
        'createComment',
        (post: { fileKey: string; idempotencyKey: string; body: BodyOf<'createComment'> }) => ({
          path: { file_key: post.fileKey },
          headers: { 'Idempotency-Key': post.idempotencyKey },
          body: post.body,
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Comments']),
    }),
    updateComment: build.mutation({
      ...operation(
        'updateComment',
        ({ body, ...place }: CommentPlace & { body: BodyOf<'updateComment'> }) => ({
          path: pathOf(place),
          body,
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Comments']),
    }),
    deleteComment: build.mutation({
      ...operation('deleteComment', (place: CommentPlace) => ({ path: pathOf(place) })),
      invalidatesTags: (_result, error) => (error ? [] : ['Comments']),
    }),
    setCommentHidden: build.mutation({
      ...operation('setCommentHidden', ({ hidden, ...place }: CommentPlace & { hidden: boolean }) => ({
        path: pathOf(place),
        body: { hidden },
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['Comments']),
    }),
    /** People who can be mentioned. */
    listMentionable: build.query(
      operation('listMentionable', ({ fileKey, keyword }: { fileKey: string; keyword: string }) => ({
        path: { file_key: fileKey },
        query: { keyword },
      })),
    ),
  }),
});

export const {
  useListCommentsInfiniteQuery,
  useListRepliesInfiniteQuery,
  useGetCommentThreadQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useSetCommentHiddenMutation,
  useListMentionableQuery,
} = commentsApi;
