import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, callsOf, operation } from '#shared/api/base-api.ts';
import { inOrder } from '#shared/content/order.ts';

/** What is written of a tag that is there. */
export interface TagChange {
  readonly tagId: number;
  readonly changes: NonNullable<BodyOf<'updateTag'>>;
}

const tagsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listManagedTags: build.query({
      queryFn: callsOf(async (_: void, client, signal) => {
        const { list } = await client.call('listManagedTags', { signal });
        return list;
      }),
      providesTags: ['Tags'],
    }),
    createTag: build.mutation({
      ...operation('createTag', (body: NonNullable<BodyOf<'createTag'>>) => ({ body })),
      invalidatesTags: ['Tags'],
    }),
    updateTag: build.mutation({
      ...operation('updateTag', ({ tagId, changes }: TagChange) => ({
        path: { tag_id: tagId },
        body: changes,
      })),
      invalidatesTags: ['Tags'],
    }),
    reorderTags: build.mutation({
      ...operation('reorderTags', (body: NonNullable<BodyOf<'reorderTags'>>) => ({ body })),
      // The list shows the new order at once; what the server then answers counts.
      async onQueryStarted({ tag_ids: ids }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          tagsApi.util.updateQueryData('listManagedTags', undefined, (tags) => inOrder(tags, ids)),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['Tags'],
    }),
  }),
});

export const { useListManagedTagsQuery, useCreateTagMutation, useUpdateTagMutation, useReorderTagsMutation } =
  tagsApi;
