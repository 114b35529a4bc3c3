import { baseApi, operation } from '#shared/api/base-api.ts';

/** Calls of somebody who follows an invitation link. */
const joinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a link invites to. */
    getInvitation: build.query({
      ...operation('getInvitation', (token: string) => ({ path: { token } })),
      keepUnusedDataFor: 0,
    }),
    /** Joins the team of a link. */
    acceptInvitation: build.mutation({
      ...operation('acceptInvitation', (token: string) => ({ path: { token } })),
      invalidatesTags: ['Places'],
    }),
  }),
});

export const { useGetInvitationQuery, useAcceptInvitationMutation } = joinApi;
