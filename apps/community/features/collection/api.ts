import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';
import type { CollectionFields } from '#shared/collections/api.ts';

/** Calls of the page of a collection; what it shares with other rooms is in `#shared/collections/api.ts`. */
export const collectionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One collection. */
    getCollection: build.query({
      ...operation('getCollection', (collectionId: string) => ({ path: { collection_id: collectionId } })),
      providesTags: ['Collections'],
    }),

    /** Its works, in its order. */
    listCollectionFiles: build.infiniteQuery({
      ...listOperation('listCollectionFiles', (collectionId: string, cursor) => ({
        path: { collection_id: collectionId },
        query: { cursor },
      })),
      providesTags: ['Collections'],
    }),

    /** Changes its name, its description, and who sees it. */
    updateCollection: build.mutation({
      ...operation('updateCollection', ({ id, ...body }: CollectionFields & { id: string }) => ({
        path: { collection_id: id },
        body,
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['Collections']),
    }),

    /** Deletes it; its works stay saved. The page leaves before its data is asked for again. */
    deleteCollection: build.mutation(
      operation('deleteCollection', (collectionId: string) => ({ path: { collection_id: collectionId } })),
    ),

    /** Moves a work to another own collection, all or nothing. */
    moveCollectionFile: build.mutation({
      ...operation('moveCollectionFile', (move: { collectionId: string; fileKey: string; to: string }) => ({
        path: { collection_id: move.collectionId },
        body: { file_key: move.fileKey, to: move.to },
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['Collections']),
    }),

    /** Moves a work in front of another one, or to the end. */
    orderCollectionFile: build.mutation({
      ...operation(
        'orderCollectionFile',
        (move: { collectionId: string; fileKey: string; before: string | null }) => ({
          path: { collection_id: move.collectionId },
          body: { file_key: move.fileKey, before: move.before },
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Collections']),
    }),
  }),
});

export const {
  useGetCollectionQuery,
  useListCollectionFilesInfiniteQuery,
  useUpdateCollectionMutation,
  useDeleteCollectionMutation,
  useMoveCollectionFileMutation,
  useOrderCollectionFileMutation,
} = collectionApi;
