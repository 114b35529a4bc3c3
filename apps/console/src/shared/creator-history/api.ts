import { baseApi, listOperation } from '#shared/api/base-api.ts';

const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCreatorHistory: build.infiniteQuery({
      ...listOperation('listCreatorHistory', (userId: string, cursor) => ({
        path: { user_id: userId },
        query: { cursor, size: 10 },
      })),
      providesTags: ['Review', 'Case'],
    }),
  }),
});

export const { useListCreatorHistoryInfiniteQuery } = historyApi;
