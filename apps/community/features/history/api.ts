import { baseApi, listOperation } from '#shared/api/base-api.ts';

/** The viewer's browsing history. */
export const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Templates the viewer looked at, the latest first. */
    listFootprints: build.infiniteQuery({
      ...listOperation('listFootprints', (_all: void, cursor) => ({ query: { cursor } })),
      providesTags: ['Footprints'],
    }),
  }),
});

export const { useListFootprintsInfiniteQuery } = historyApi;
