import { baseApi, operation } from '../api/base-api.ts';

/** Following and blocking people; the file page and the profile page both offer it. */
export const followsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How the viewer and another user stand. */
    checkFollow: build.query(
      operation('checkFollow', (userId: string) => ({ query: { focus_user_id: userId } })),
    ),

    /** Starts to follow; following already changes nothing. */
    followUser: build.mutation({
      ...operation('followUser', (userId: string) => ({ body: { focus_user_id: userId }, keepalive: true })),
      invalidatesTags: (_result, error) => (error ? [] : ['Follows', 'Profile']),
      onQueryStarted: async (userId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(followsApi.util.upsertQueryData('checkFollow', userId, data));
      },
    }),

    /** Stops to follow; not following changes nothing. */
    unfollowUser: build.mutation({
      ...operation('unfollowUser', (userId: string) => ({
        query: { focus_user_id: userId },
        keepalive: true,
      })),
      invalidatesTags: (_result, error) => (error ? [] : ['Follows', 'Profile']),
      onQueryStarted: async (userId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(followsApi.util.upsertQueryData('checkFollow', userId, data));
      },
    }),

    /** Blocks a person; blocking again changes nothing. */
    blockPerson: build.mutation({
      ...operation('blockPerson', (userId: string) => ({ path: { user_id: userId } })),
      invalidatesTags: (_result, error) => (error ? [] : ['Follows', 'Profile', 'Comments', 'Inbox']),
      onQueryStarted: async (userId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(followsApi.util.upsertQueryData('checkFollow', userId, data));
      },
    }),

    /** Stops blocking a person; not blocked, nothing changes. */
    unblockPerson: build.mutation({
      ...operation('unblockPerson', (userId: string) => ({ path: { user_id: userId } })),
      invalidatesTags: (_result, error) => (error ? [] : ['Follows', 'Profile', 'Comments']),
      onQueryStarted: async (userId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(followsApi.util.upsertQueryData('checkFollow', userId, data));
      },
    }),
  }),
});

export const {
  useBlockPersonMutation,
  useCheckFollowQuery,
  useFollowUserMutation,
  useUnblockPersonMutation,
  useUnfollowUserMutation,
} = followsApi;
