import { baseApi, operation } from '#shared/api/base-api.ts';

/** Calls of somebody who follows a share link. */
const shareApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a link leads to. */
    getSharedFile: build.query({
      ...operation('getSharedFile', (token: string) => ({ path: { token } })),
      keepUnusedDataFor: 0,
    }),
    /** Lets a guest look at the file of a link. */
    createShareTicket: build.mutation({
      ...operation(
        'createShareTicket',
        ({ token, password }: { readonly token: string; readonly password: string }) => ({
          path: { token },
          body: { password },
        }),
      ),
    }),
    /** Joins the file of a link. */
    joinSharedFile: build.mutation({
      ...operation(
        'joinSharedFile',
        ({ token, password }: { readonly token: string; readonly password: string }) => ({
          path: { token },
          body: password === '' ? {} : { password },
        }),
      ),
      invalidatesTags: ['Files'],
    }),
  }),
});

export const { useCreateShareTicketMutation, useGetSharedFileQuery, useJoinSharedFileMutation } = shareApi;
