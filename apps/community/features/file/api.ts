import { baseApi, operation } from '#shared/api/base-api.ts';

/** Calls of the file page. */
export const fileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The full record of a published template. */
    getFileFull: build.query({
      ...operation('getFileFull', (fileKey: string) => ({ path: { file_key: fileKey }, query: {} })),
      providesTags: ['File'],
    }),
  }),
});

export const { useGetFileFullQuery } = fileApi;
