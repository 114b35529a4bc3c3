import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, operation } from '#shared/api/base-api.ts';

const wordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The words that reviewers are pointed to. */
    getWatchedWords: build.query({
      ...operation('getWatchedWords', () => ({})),
      providesTags: ['WatchedWords'],
    }),
    setWatchedWords: build.mutation({
      ...operation('setWatchedWords', (body: BodyOf<'setWatchedWords'>) => ({ body })),
      // Also when it was refused: somebody else may have set another list. Hints follow the list.
      invalidatesTags: ['WatchedWords', 'Review'],
    }),
  }),
});

export const { useGetWatchedWordsQuery, useSetWatchedWordsMutation } = wordsApi;
