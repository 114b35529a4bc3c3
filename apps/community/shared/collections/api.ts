import { baseApi, operation } from '../api/base-api.ts';

/** What a named collection is to be. */
export interface CollectionFields {
  readonly name: string;
  readonly description: string;
  readonly is_public: boolean;
}

/** Named collections, as several rooms show and change them. */
export const collectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Somebody's collections; with a work, whether each holds it. Null for the viewer's own: a call that names a person carries no
     * token, so that it shows what everybody may see.
     */
    listCollections: build.query({
      ...operation('listCollections', ({ userId, fileKey }: { userId: string | null; fileKey?: string }) => ({
        query: {
          ...(userId === null ? {} : { user_id: userId }),
          ...(fileKey === undefined ? {} : { file_key: fileKey }),
        },
      })),
      providesTags: ['Collections'],
    }),

    /** Makes a collection. The same key makes one. */
    createCollection: build.mutation({
      ...operation(
        'createCollection',
        ({ idempotencyKey, ...body }: CollectionFields & { idempotencyKey: string }) => ({
          headers: { 'Idempotency-Key': idempotencyKey },
          body,
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Collections']),
    }),

    /** Puts a work into a collection, which saves it as well, or takes it out. */
    setCollectionFile: build.mutation({
      ...operation(
        'setCollectionFile',
        (wish: { collectionId: string; fileKey: string; included: boolean }) => ({
          path: { collection_id: wish.collectionId },
          body: { file_key: wish.fileKey, included: wish.included },
        }),
      ),
      invalidatesTags: (_result, error) => (error ? [] : ['Collections']),
    }),
  }),
});

export const { useListCollectionsQuery, useCreateCollectionMutation, useSetCollectionFileMutation } =
  collectionsApi;
