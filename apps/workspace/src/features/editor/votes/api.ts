import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, operation } from '#shared/api/base-api.ts';

/** A vote on a board. */
export interface VoteArgument {
  readonly fileKey: string;
  readonly voteId: string;
}

/** Dots of the reader on an element. */
export type DotsArgument = VoteArgument & { readonly body: BodyOf<'setBoardVoteDots'> };

const placeOf = ({ fileKey, voteId }: VoteArgument) => ({ path: { file_key: fileKey, vote_id: voteId } });

export const votesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBoardVotes: build.query({
      ...operation('getBoardVotes', (fileKey: string) => ({ path: { file_key: fileKey } })),
      providesTags: ['Votes'],
    }),
    startBoardVote: build.mutation({
      ...operation(
        'startBoardVote',
        ({ fileKey, body }: { readonly fileKey: string; readonly body: BodyOf<'startBoardVote'> }) => ({
          path: { file_key: fileKey },
          body,
        }),
      ),
      invalidatesTags: ['Votes'],
    }),
    setBoardVoteDots: build.mutation({
      ...operation('setBoardVoteDots', ({ body, ...place }: DotsArgument) => ({ ...placeOf(place), body })),
      invalidatesTags: (_answer, error) => (error === undefined ? [] : ['Votes']),
    }),
    endBoardVote: build.mutation({
      ...operation('endBoardVote', placeOf),
      invalidatesTags: ['Votes'],
    }),
    deleteBoardVote: build.mutation({
      ...operation('deleteBoardVote', placeOf),
      invalidatesTags: ['Votes'],
    }),
  }),
});

export const {
  useGetBoardVotesQuery,
  useStartBoardVoteMutation,
  useSetBoardVoteDotsMutation,
  useEndBoardVoteMutation,
  useDeleteBoardVoteMutation,
} = votesApi;
