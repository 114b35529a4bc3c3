import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** The viewer's browsing history. */
export const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Templates the viewer looked at, the latest first. */
    listFootprints: build.infiniteQuery({
      ...listOperation('listFootprints', (_all: void, cursor) => ({ query: { cursor } })),
      providesTags: ['Footprints'],
    }),

    /** Forgets everything the viewer looked at. */
    clearFootprints: build.mutation({
      ...operation('clearFootprints', () => ({})),
      invalidatesTags: (_result, error) => (error ? [] : ['Footprints']),
    }),
  }),
});

export const { useListFootprintsInfiniteQuery, useClearFootprintsMutation } = historyApi;
