import { baseApi, operation } from '#shared/api/base-api.ts';

/** How many works stand below the page, at most. */
export const MORE_FILES = 8;

/** Calls of the file page alone; what it shares with the embedded viewer is in `#shared/board/api.ts`. */
export const fileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Works related to this one. */
    listRelatedFiles: build.query({
      ...operation('listRecommendedFiles', (fileKey: string) => ({
        query: { origin: 'file' as const, file_key: fileKey, size: MORE_FILES },
      })),
      providesTags: ['Lists'],
    }),
  }),
});

export const { useListRelatedFilesQuery } = fileApi;
