import { baseApi, operation } from '../api/base-api.ts';

/** The base info of a viewer: their profile's numbers, the unread messages, and whether they were asked the first questions. */
export const viewerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's own profile. */
    getOwnProfile: build.query({ ...operation('getOwnProfile', () => ({})), providesTags: ['Profile'] }),
    /** How many messages of the viewer are unread. */
    countUnread: build.query({ ...operation('countUnread', () => ({})), providesTags: ['Inbox'] }),
    /** Whether the viewer has answered or skipped the onboarding questions. */
    checkIdentityTag: build.query(operation('checkIdentityTag', () => ({}))),
  }),
});

export const { useGetOwnProfileQuery } = viewerApi;
