import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** What the owner of a profile may change; what is left out stays as it is. */
export interface ProfileChange {
  readonly profile_key: string;
  readonly nick_name?: string;
  readonly introduce?: string;
  readonly sex?: 1 | 2 | 9;
}

/** Calls of the profile page. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A profile by the name in its address. */
    getProfileByName: build.query({
      ...operation('getProfileByName', (name: string) => ({ query: { name } })),
      providesTags: ['Profile'],
    }),

    /** The viewer's works with the state of their review. */
    listOwnFiles: build.infiniteQuery({
      ...listOperation('listOwnFiles', (_all: void, cursor) => ({ query: { cursor } })),
      providesTags: ['OwnFiles'],
    }),

    /** A person's collections. */
    listCollectedFiles: build.infiniteQuery({
      ...listOperation('listCollectedFiles', (userId: string, cursor) => ({
        query: { user_id: userId, cursor },
      })),
      providesTags: ['Collections'],
    }),

    /** Whom a person follows; without a person the viewer, and then with how the two stand. */
    listFollows: build.infiniteQuery(
      listOperation('listFollows', (userId: string | null, cursor) => ({ query: ofPerson(userId, cursor) })),
    ),

    /** Who follows a person; without a person the viewer, and then with how the two stand. */
    listFans: build.infiniteQuery(
      listOperation('listFans', (userId: string | null, cursor) => ({ query: ofPerson(userId, cursor) })),
    ),

    /** Changes the viewer's own profile. */
    updateProfile: build.mutation({
      ...operation('updateProfile', (body: ProfileChange) => ({ body })),
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
    }),
  }),
});

function ofPerson(userId: string | null, cursor: string) {
  return { cursor, ...(userId === null ? {} : { user_id: userId }) };
}

export const {
  useGetProfileByNameQuery,
  useListOwnFilesInfiniteQuery,
  useListCollectedFilesInfiniteQuery,
  useListFollowsInfiniteQuery,
  useListFansInfiniteQuery,
  useUpdateProfileMutation,
} = profileApi;
