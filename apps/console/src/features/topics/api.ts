import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, callsOf, operation } from '#shared/api/base-api.ts';
import { allPages, PAGE_SIZE } from '#shared/content/all-pages.ts';
import { inOrder } from '#shared/content/order.ts';

/** What is written of a topic that is there. */
export interface TopicChange {
  readonly id: number;
  readonly changes: NonNullable<BodyOf<'updateTopic'>>;
}

/** A picture for a topic. */
export interface TopicPicture {
  readonly id: number;
  readonly file: File;
}

const topicApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listManagedTopics: build.query({
      queryFn: callsOf(
        async (_: void, client, signal) =>
          await allPages(
            async (pageNo) =>
              await client.call('listManagedTopics', { query: { pageNo, pageSize: PAGE_SIZE }, signal }),
          ),
      ),
      providesTags: ['Topics'],
    }),
    createTopic: build.mutation({
      ...operation('createTopic', (body: NonNullable<BodyOf<'createTopic'>>) => ({ body })),
      invalidatesTags: ['Topics'],
    }),
    updateTopic: build.mutation({
      ...operation('updateTopic', ({ id, changes }: TopicChange) => ({
        path: { topic_id: id },
        body: changes,
      })),
      invalidatesTags: ['Topics'],
    }),
    setTopicCover: build.mutation({
      ...operation('setTopicCover', ({ id, file }: TopicPicture) => ({
        path: { topic_id: id },
        body: { file },
      })),
      invalidatesTags: ['Topics'],
    }),
    removeTopicCover: build.mutation({
      ...operation('removeTopicCover', (id: number) => ({ path: { topic_id: id } })),
      invalidatesTags: ['Topics'],
    }),
    reorderTopics: build.mutation({
      ...operation('reorderTopics', (ids: number[]) => ({ body: { ids } })),
      // The list shows the new order at once; what the server then answers counts.
      async onQueryStarted(ids, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          topicApi.util.updateQueryData('listManagedTopics', undefined, (entries) => inOrder(entries, ids)),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
      invalidatesTags: ['Topics'],
    }),
  }),
});

export const {
  useListManagedTopicsQuery,
  useCreateTopicMutation,
  useUpdateTopicMutation,
  useSetTopicCoverMutation,
  useRemoveTopicCoverMutation,
  useReorderTopicsMutation,
} = topicApi;
