import { baseApi, operation } from '#shared/api/base-api.ts';

/** A new name for a file. */
export interface RenameArgument {
  readonly fileKey: string;
  readonly name: string;
}

const filesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    renameFile: build.mutation({
      ...operation('renameFile', ({ fileKey, name }: RenameArgument) => ({
        path: { file_key: fileKey },
        body: { name },
      })),
      invalidatesTags: ['Files'],
    }),
  }),
});

export const { useRenameFileMutation } = filesApi;
