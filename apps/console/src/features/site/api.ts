import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, operation } from '#shared/api/base-api.ts';

const siteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteSettings: build.query({
      ...operation('getSiteSettings', () => ({})),
      providesTags: ['Site'],
    }),
    setSiteName: build.mutation({
      ...operation('setSiteName', (name: string) => ({ body: { name } })),
      invalidatesTags: ['Site'],
    }),
    setSignUpPolicy: build.mutation({
      ...operation('setSignUpPolicy', (body: NonNullable<BodyOf<'setSignUpPolicy'>>) => ({ body })),
      invalidatesTags: ['Site'],
    }),
    setMailServer: build.mutation({
      ...operation('setMailServer', (body: NonNullable<BodyOf<'setMailServer'>>) => ({ body })),
      invalidatesTags: ['Site'],
    }),
    removeMailServer: build.mutation({
      ...operation('removeMailServer', () => ({})),
      invalidatesTags: ['Site'],
    }),
    sendTestMail: build.mutation({
      ...operation('sendTestMail', (recipient: string) => ({ body: { recipient } })),
    }),
  }),
});

export const {
  useGetSiteSettingsQuery,
  useSetSiteNameMutation,
  useSetSignUpPolicyMutation,
  useSetMailServerMutation,
  useRemoveMailServerMutation,
  useSendTestMailMutation,
} = siteApi;
