import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** A version of a file. */
export interface VersionArgument {
  readonly fileKey: string;
  readonly versionId: string;
}

const versionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listVersions: build.infiniteQuery({
      ...listOperation('listVersions', (fileKey: string, cursor: string) => ({
        path: { file_key: fileKey },
        query: { cursor },
      })),
      providesTags: ['Versions'],
    }),
    /** A version's board. It never changes, and is large: it is kept no longer than it is looked at. */
    getVersionObject: build.query({
      ...operation(
        'getVersionObject',
        ({ fileKey, objectId }: { readonly fileKey: string; readonly objectId: string }) => ({
          path: { file_key: fileKey, object_id: objectId },
        }),
      ),
      keepUnusedDataFor: 0,
    }),
    createVersion: build.mutation({
      ...operation(
        'createVersion',
        ({ fileKey, name }: { readonly fileKey: string; readonly name: string }) => ({
          path: { file_key: fileKey },
          body: { name },
        }),
      ),
      invalidatesTags: ['Versions'],
    }),
    renameVersion: build.mutation({
      ...operation(
        'renameVersion',
        ({ fileKey, versionId, name }: VersionArgument & { readonly name: string }) => ({
          path: { file_key: fileKey, version_id: versionId },
          body: { name },
        }),
      ),
      invalidatesTags: ['Versions'],
    }),
    restoreVersion: build.mutation({
      ...operation('restoreVersion', ({ fileKey, versionId }: VersionArgument) => ({
        path: { file_key: fileKey, version_id: versionId },
      })),
      invalidatesTags: ['Versions'],
    }),
    deleteVersion: build.mutation({
      ...operation('deleteVersion', ({ fileKey, versionId }: VersionArgument) => ({
        path: { file_key: fileKey, version_id: versionId },
      })),
      invalidatesTags: ['Versions'],
    }),
  }),
});

export const {
  useListVersionsInfiniteQuery,
  useGetVersionObjectQuery,
  useCreateVersionMutation,
  useRenameVersionMutation,
  useRestoreVersionMutation,
  useDeleteVersionMutation,
} = versionsApi;
