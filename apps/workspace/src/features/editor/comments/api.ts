import type { BodyOf } from '@boardwalk/api-client';
import type { BoardCommentFilter } from '@boardwalk/domain';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** Which threads of a board are listed. */
export interface ThreadsArgument {
  readonly fileKey: string;
  readonly state: BoardCommentFilter;
  readonly mine: boolean;
}

/** A comment on a board. */
export interface CommentArgument {
  readonly fileKey: string;
  readonly commentId: string;
}

/** Threads that come at once. */
const SIZE = 100;

const placeOf = ({ fileKey, commentId }: CommentArgument) => ({
  path: { file_key: fileKey, comment_id: commentId },
});

export const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBoardComments: build.infiniteQuery({
      ...listOperation('listBoardComments', ({ fileKey, state, mine }: ThreadsArgument, cursor: string) => ({
        path: { file_key: fileKey },
        query: { state, mine, cursor, size: SIZE },
      })),
      providesTags: ['Comments'],
    }),
    getBoardComments: build.query({
      ...operation('getBoardComments', placeOf),
      providesTags: ['Comments'],
    }),
    listBoardPeople: build.query({
      ...operation(
        'listBoardPeople',
        ({ fileKey, keyword }: { readonly fileKey: string; readonly keyword: string }) => ({
          path: { file_key: fileKey },
          query: { keyword },
        }),
      ),
    }),
    createBoardComment: build.mutation({
      ...operation(
        'createBoardComment',
        ({ fileKey, body }: { readonly fileKey: string; readonly body: BodyOf<'createBoardComment'> }) => ({
          path: { file_key: fileKey },
          body,
        }),
      ),
      invalidatesTags: ['Comments'],
    }),
    replyToBoardComment: build.mutation({
      ...operation(
        'replyToBoardComment',
        ({ body, ...place }: CommentArgument & { readonly body: BodyOf<'replyToBoardComment'> }) => ({
          ...placeOf(place),
          body,
        }),
      ),
      invalidatesTags: ['Comments'],
    }),
    updateBoardComment: build.mutation({
      ...operation(
        'updateBoardComment',
        ({ body, ...place }: CommentArgument & { readonly body: BodyOf<'updateBoardComment'> }) => ({
          ...placeOf(place),
          body,
        }),
      ),
      invalidatesTags: ['Comments'],
    }),
    deleteBoardComment: build.mutation({
      ...operation('deleteBoardComment', placeOf),
      invalidatesTags: ['Comments'],
    }),
    setBoardCommentResolved: build.mutation({
      ...operation(
        'setBoardCommentResolved',
        ({ resolved, ...place }: CommentArgument & { readonly resolved: boolean }) => ({
          ...placeOf(place),
          body: { resolved },
        }),
      ),
      invalidatesTags: ['Comments'],
    }),
    readBoardComments: build.mutation({
      ...operation('readBoardComments', placeOf),
      invalidatesTags: ['Comments'],
    }),
  }),
});

export const {
  useListBoardCommentsInfiniteQuery,
  useGetBoardCommentsQuery,
  useListBoardPeopleQuery,
  useCreateBoardCommentMutation,
  useReplyToBoardCommentMutation,
  useUpdateBoardCommentMutation,
  useDeleteBoardCommentMutation,
  useSetBoardCommentResolvedMutation,
  useReadBoardCommentsMutation,
} = commentsApi;
