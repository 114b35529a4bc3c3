import type { ReportCaseDecision, ReportCaseState } from '@boardwalk/api-client';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** A decision on a case; the reason of an upheld one is for the owner of the work. */
export interface CaseDecisionArgument {
  readonly caseId: string;
  readonly decision: ReportCaseDecision;
  readonly reason?: string;
}

const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReportCases: build.infiniteQuery({
      ...listOperation('listReportCases', (state: ReportCaseState, cursor) => ({
        query: { state, cursor, size: 30 },
      })),
      providesTags: ['Cases'],
    }),
    getReportCase: build.query({
      ...operation('getReportCase', (caseId: string) => ({ path: { case_id: caseId } })),
      providesTags: ['Case'],
    }),
    listCaseReports: build.infiniteQuery({
      ...listOperation('listCaseReports', (caseId: string, cursor) => ({
        path: { case_id: caseId },
        query: { cursor, size: 20 },
      })),
      providesTags: ['Case'],
    }),
    decideReportCase: build.mutation({
      ...operation('decideReportCase', ({ caseId, ...body }: CaseDecisionArgument) => ({
        path: { case_id: caseId },
        body,
      })),
      invalidatesTags: ['Cases', 'Case', 'Queue', 'Review'],
    }),
  }),
});

export const {
  useListReportCasesInfiniteQuery,
  useGetReportCaseQuery,
  useListCaseReportsInfiniteQuery,
  useDecideReportCaseMutation,
} = reportsApi;
