import type { ApiFailureRecord, ReviewDecision } from '@boardwalk/api-client';
import type { BoardSnapshot } from '@boardwalk/board/document';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** Which submissions the queue shows: 1 in review, 2 passed, 3 refused. */
export type QueueStatus = 1 | 2 | 3;

const getObject = operation('getReviewObject', (submissionId: string) => ({
  path: { submission_id: submissionId },
}));

const reviewApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.infiniteQuery({
      ...listOperation('listReviews', (status: QueueStatus, cursor) => ({
        query: { status, cursor, size: 30 },
      })),
      providesTags: ['Queue'],
    }),
    getReview: build.query({
      ...operation('getReview', (submissionId: string) => ({ path: { submission_id: submissionId } })),
      providesTags: ['Review'],
    }),

    /** The submitted board, checked before anything is drawn from it. */
    getReviewObject: build.query<BoardSnapshot, string>({
      queryFn: async (submissionId, api) => {
        const answer = await getObject.queryFn(submissionId, api);
        if (answer.error) return { error: answer.error };
        const { checkSnapshot } = await import('@boardwalk/board/document');
        const check = checkSnapshot(answer.data);
        return check.ok ? { data: check.snapshot } : { error: UNREADABLE };
      },
      // Large boards weigh megabytes.
      keepUnusedDataFor: 30,
      structuralSharing: false,
    }),
    claimReview: build.mutation({
      ...operation('claimReview', (submissionId: string) => ({ path: { submission_id: submissionId } })),
      invalidatesTags: ['Queue', 'Review'],
    }),
    releaseReview: build.mutation({
      ...operation('releaseReview', (submissionId: string) => ({ path: { submission_id: submissionId } })),
      invalidatesTags: ['Queue', 'Review'],
    }),
    reviewSubmission: build.mutation({
      ...operation('reviewSubmission', ({ submissionId, ...body }: DecisionArgument) => ({
        path: { submission_id: submissionId },
        body,
      })),
      invalidatesTags: ['Queue', 'Review'],
    }),
  }),
});

/** A decision on a submission; a refusal has a reason. */
export interface DecisionArgument {
  readonly submissionId: string;
  readonly decision: ReviewDecision;
  readonly reason?: string;
}

/** What a board that breaks the format is reported as. */
const UNREADABLE: ApiFailureRecord = {
  operation: 'getReviewObject',
  request: '',
  kind: 'malformed',
  status: 0,
  code: 0,
  error: '',
  msg: 'the answer is no board',
  fields: [],
  data: {},
  requestId: '',
};

export const {
  useListReviewsInfiniteQuery,
  useGetReviewQuery,
  useGetReviewObjectQuery,
  useClaimReviewMutation,
  useReleaseReviewMutation,
  useReviewSubmissionMutation,
} = reviewApi;
