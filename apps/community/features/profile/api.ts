import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** Calls of the profile page. */
export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A profile by the name in its address. */
    getProfileByName: build.query({
      ...operation('getProfileByName', (name: string) => ({ query: { name } })),
      providesTags: ['Profile'],
    }),
    /** Published works of a creator. */
    listCreatorFiles: build.infiniteQuery(
      listOperation('listCreatorFiles', (userId: string, cursor) => ({ query: { user_id: userId, cursor } })),
    ),
    /** A person's collections. */
    listCollectedFiles: build.infiniteQuery({
      ...listOperation('listCollectedFiles', (userId: string, cursor) => ({
        query: { user_id: userId, cursor },
      })),
      providesTags: ['Collections'],
    }),
  }),
});

export const {
  useGetProfileByNameQuery,
  useListCreatorFilesInfiniteQuery,
  useListCollectedFilesInfiniteQuery,
} = profileApi;
