import { baseApi, operation } from '#shared/api/base-api.ts';

const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystem: build.query(operation('getSystem', () => ({}))),
    listJobs: build.query({ ...operation('listJobs', () => ({})), providesTags: ['Jobs'] }),
    retryJobs: build.mutation({
      ...operation('retryJobs', (name: string) => ({ body: { name } })),
      invalidatesTags: ['Jobs'],
    }),
  }),
});

export const { useGetSystemQuery, useListJobsQuery, useRetryJobsMutation } = systemApi;
