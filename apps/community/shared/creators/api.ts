import { baseApi, listOperation } from '../api/base-api.ts';

/** Whose published works are wanted, and how many at a time. */
export interface CreatorFilesArgument {
  readonly userId: string;
  readonly size?: number;
}

/** What creators have published; shown on their profile and beside their works. */
export const creatorsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Published works of a creator, the newest first. */
    listCreatorFiles: build.infiniteQuery({
      ...listOperation('listCreatorFiles', ({ userId, size }: CreatorFilesArgument, cursor) => ({
        query: { user_id: userId, cursor, ...(size === undefined ? {} : { size }) },
      })),
      providesTags: ['Lists'],
    }),
  }),
});

export const { useListCreatorFilesInfiniteQuery } = creatorsApi;
