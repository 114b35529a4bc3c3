import { baseApi, operation } from '../api/base-api.ts';

/** What the header shows of the viewer: their profile's numbers and the unread messages. */
export const viewerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The viewer's own profile. */
    getOwnProfile: build.query({ ...operation('getOwnProfile', () => ({})), providesTags: ['Profile'] }),
    /** How many messages of the viewer are unread. */
    countUnread: build.query({ ...operation('countUnread', () => ({})), providesTags: ['Inbox'] }),
  }),
});

export const { useGetOwnProfileQuery } = viewerApi;
