import { baseApi, operation } from '#shared/api/base-api.ts';

const worksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getModeratedWork: build.query({
      ...operation('getModeratedWork', (fileKey: string) => ({ path: { file_key: fileKey } })),
      providesTags: ['Review', 'Case'],
    }),
  }),
});

export const { useGetModeratedWorkQuery } = worksApi;
