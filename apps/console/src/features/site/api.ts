import type { BodyOf, SiteSettings } from '@boardwalk/api-client';
import { baseApi, operation } from '#shared/api/base-api.ts';

const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSiteSettings: build.query({
      ...operation('getSiteSettings', () => ({})),
      providesTags: ['Site'],
    }),
  }),
});

const siteApi = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    setSiteName: build.mutation({
      ...operation('setSiteName', (name: string) => ({ body: { name } })),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) =>
        await keepAnswer(queryFulfilled, async (site) =>
          dispatch(settingsApi.util.upsertQueryData('getSiteSettings', undefined, site)),
        ),
    }),
    setSiteLogo: build.mutation({
      ...operation('setSiteLogo', ({ shade, file }: { shade: 'light' | 'dark'; file: File }) => ({
        query: { shade },
        body: { file },
      })),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) =>
        await keepAnswer(queryFulfilled, async (site) =>
          dispatch(settingsApi.util.upsertQueryData('getSiteSettings', undefined, site)),
        ),
    }),
    removeSiteLogo: build.mutation({
      ...operation('removeSiteLogo', (shade: 'light' | 'dark') => ({ query: { shade } })),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) =>
        await keepAnswer(queryFulfilled, async (site) =>
          dispatch(settingsApi.util.upsertQueryData('getSiteSettings', undefined, site)),
        ),
    }),
    setSignUpPolicy: build.mutation({
      ...operation('setSignUpPolicy', (body: NonNullable<BodyOf<'setSignUpPolicy'>>) => ({ body })),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) =>
        await keepAnswer(queryFulfilled, async (site) =>
          dispatch(settingsApi.util.upsertQueryData('getSiteSettings', undefined, site)),
        ),
    }),
    setAdminSecondStep: build.mutation({
      ...operation('setAdminSecondStep', (required: boolean) => ({ body: { required } })),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) =>
        await keepAnswer(queryFulfilled, async (site) =>
          dispatch(settingsApi.util.upsertQueryData('getSiteSettings', undefined, site)),
        ),
    }),
    setMailServer: build.mutation({
      ...operation('setMailServer', (body: NonNullable<BodyOf<'setMailServer'>>) => ({ body })),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) =>
        await keepAnswer(queryFulfilled, async (site) =>
          dispatch(settingsApi.util.upsertQueryData('getSiteSettings', undefined, site)),
        ),
    }),
    removeMailServer: build.mutation({
      ...operation('removeMailServer', () => ({})),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) =>
        await keepAnswer(queryFulfilled, async (site) =>
          dispatch(settingsApi.util.upsertQueryData('getSiteSettings', undefined, site)),
        ),
    }),
    setPayment: build.mutation({
      ...operation('setPayment', (body: NonNullable<BodyOf<'setPayment'>>) => ({ body })),
      onQueryStarted: async (_argument, { dispatch, queryFulfilled }) =>
        await keepAnswer(queryFulfilled, async (site) =>
          dispatch(settingsApi.util.upsertQueryData('getSiteSettings', undefined, site)),
        ),
    }),
    testPayment: build.mutation({ ...operation('testPayment', () => ({})) }),
    sendTestMail: build.mutation({
      ...operation('sendTestMail', (recipient: string) => ({ body: { recipient } })),
    }),
  }),
});

/** Each change answers with all that is set: it is shown without asking again. A failure is shown by who asked for the change. */
async function keepAnswer(
  answer: Promise<{ readonly data: SiteSettings }>,
  keep: (site: SiteSettings) => Promise<unknown>,
): Promise<void> {
  const { data } = await answer.catch(() => ({ data: undefined }));
  if (data !== undefined) await keep(data);
}

export const { useGetSiteSettingsQuery } = settingsApi;
export const {
  useSetSiteNameMutation,
  useSetSiteLogoMutation,
  useRemoveSiteLogoMutation,
  useSetSignUpPolicyMutation,
  useSetAdminSecondStepMutation,
  useSetMailServerMutation,
  useRemoveMailServerMutation,
  useSetPaymentMutation,
  useTestPaymentMutation,
  useSendTestMailMutation,
} = siteApi;
