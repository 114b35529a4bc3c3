import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, operation } from '#shared/api/base-api.ts';

/** How many days figures can cover. */
export const FIGURE_DAYS = [7, 30, 90, 365] as const;
export type FigureDays = (typeof FIGURE_DAYS)[number];

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getFigures: build.query({
      ...operation('getFigures', (days: FigureDays) => ({ query: { days } })),
      // A page that is opened again counts again.
      keepUnusedDataFor: 0,
    }),

    /** The words that mean the same to a search. */
    getSynonyms: build.query({ ...operation('getSynonyms', () => ({})), providesTags: ['Synonyms'] }),
    setSynonyms: build.mutation({
      ...operation('setSynonyms', (body: BodyOf<'setSynonyms'>) => ({ body })),
      // Also when it was refused: somebody else may have set others.
      invalidatesTags: ['Synonyms'],
    }),

    /** How often things were done, by day and origin, of visitors who agreed to be counted. */
    listAnalyticsCounts: build.query({
      ...operation('listAnalyticsCounts', (days: FigureDays) => ({ query: { days } })),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetFiguresQuery,
  useListAnalyticsCountsQuery,
  useGetSynonymsQuery,
  useSetSynonymsMutation,
} = figuresApi;
