import type { MailState } from '@boardwalk/api-client';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

const mailsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMails: build.infiniteQuery({
      ...listOperation('listMails', (state: MailState | null, cursor) => ({
        query: { ...(state === null ? {} : { state }), cursor, size: 30 },
      })),
      providesTags: ['Mails'],
    }),
    retryMail: build.mutation({
      ...operation('retryMail', (mailId: string) => ({ path: { mail_id: mailId } })),
      invalidatesTags: ['Mails'],
    }),
  }),
});

export const { useListMailsInfiniteQuery, useRetryMailMutation } = mailsApi;
