import type { InboxMessagePage } from '@boardwalk/api-client';
import { LISTING_LIMITS } from '@boardwalk/domain';
import { baseApi, operation } from '#shared/api/base-api.ts';

const size = LISTING_LIMITS.messagePageSize;
const pageOf = operation('listMessages', (page: number) => ({ query: { page, size } }));

/** Calls of the message centre. */
export const inboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's messages, the newest first, page by page. */
    listMessages: build.infiniteQuery<InboxMessagePage, void, number>({
      queryFn: ({ pageParam }, api) => pageOf.queryFn(pageParam, api),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last, _all, page) =>
          last.list.length === size && page * size < last.total ? page + 1 : undefined,
      },
      providesTags: ['Inbox'],
    }),
    /** Marks one message as read. */
    readMessage: build.mutation({
      ...operation('readMessage', (msgId: number) => ({ path: { msgId } })),
      invalidatesTags: ['Inbox'],
    }),
    /** Marks all messages as read. */
    readAllMessages: build.mutation({
      ...operation('readAllMessages', () => ({})),
      invalidatesTags: ['Inbox'],
    }),
  }),
});

export const { useListMessagesInfiniteQuery, useReadMessageMutation, useReadAllMessagesMutation } = inboxApi;
