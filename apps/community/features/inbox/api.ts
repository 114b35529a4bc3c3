import { LISTING_LIMITS } from '@boardwalk/domain';
import { baseApi, operation } from '#shared/api/base-api.ts';

/** Calls of the message centre. */
export const inboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the viewer's messages, the newest first. */
    listMessages: build.query({
      ...operation('listMessages', (page: number) => ({
        query: { page, size: LISTING_LIMITS.messagePageSize },
      })),
      providesTags: ['Inbox'],
    }),
    /** Marks all messages as read. */
    readAllMessages: build.mutation({
      ...operation('readAllMessages', () => ({})),
      invalidatesTags: ['Inbox'],
    }),
  }),
});

export const { useListMessagesQuery, useReadAllMessagesMutation } = inboxApi;
