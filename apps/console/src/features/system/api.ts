import type { ClientLogLevel } from '@boardwalk/domain';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** Which lines of browsers' logs are wanted; what is left out matches all. */
interface ClientLogFilter {
  readonly level: ClientLogLevel | undefined;
  readonly release: string | undefined;
}

const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystem: build.query(operation('getSystem', () => ({}))),
    listJobs: build.query({ ...operation('listJobs', () => ({})), providesTags: ['Jobs'] }),
    listReportLogs: build.infiniteQuery(
      listOperation('listReportLogs', ({ level, release }: ClientLogFilter, cursor) => ({
        query: {
          ...(level === undefined ? {} : { level }),
          ...(release === undefined ? {} : { release }),
          cursor,
          size: 30,
        },
      })),
    ),
    retryJobs: build.mutation({
      ...operation('retryJobs', (name: string) => ({ body: { name } })),
      invalidatesTags: ['Jobs'],
    }),
  }),
});

export const { useGetSystemQuery, useListJobsQuery, useListReportLogsInfiniteQuery, useRetryJobsMutation } =
  systemApi;
