import { baseApi, operation } from '../api/base-api.ts';

/** Calls behind the search panel (spec §2). */
export const searchPanelApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What the viewer searched for, the newest first, at most 10. */
    listSearchRecords: build.query({
      ...operation('listSearchRecords', () => ({})),
      providesTags: ['SearchRecords'],
    }),
    /** Empties the viewer's search history. */
    deleteSearchRecords: build.mutation({
      ...operation('deleteSearchRecords', () => ({ body: { del_all: true } })),
      invalidatesTags: ['SearchRecords'],
    }),
    /** What many search for lately, at most 5. */
    listHotSearches: build.query(operation('listHotSearches', () => ({}))),
    /** Titles that go with the text typed so far. */
    listNameTips: build.query(operation('listNameTips', (name: string) => ({ query: { name } }))),
  }),
});

export const {
  useListSearchRecordsQuery,
  useDeleteSearchRecordsMutation,
  useListHotSearchesQuery,
  useListNameTipsQuery,
} = searchPanelApi;
