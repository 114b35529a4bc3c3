import type { BodyOf, FeedbackState } from '@boardwalk/api-client';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** What is to be done with feedback, and the state that the moderator saw. */
export type FeedbackSettlement = BodyOf<'settleFeedback'> & { readonly feedbackId: string };

const feedbackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listFeedback: build.infiniteQuery({
      ...listOperation('listFeedback', (state: FeedbackState | null, cursor) => ({
        query: { cursor, size: 30, ...(state === null ? {} : { state }) },
      })),
      providesTags: ['Feedback'],
    }),
    settleFeedback: build.mutation({
      ...operation('settleFeedback', ({ feedbackId, ...body }: FeedbackSettlement) => ({
        path: { feedback_id: feedbackId },
        body,
      })),
      // Also when it was refused: somebody else may have dealt with it.
      invalidatesTags: ['Feedback'],
    }),
  }),
});

export const { useListFeedbackInfiniteQuery, useSettleFeedbackMutation } = feedbackApi;
