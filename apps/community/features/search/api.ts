import type { FeeType, SortOrder } from '@boardwalk/domain';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** What a search asks for; `order` left out ranks by how well a template matches. */
export interface SearchArgument {
  readonly keyword: string;
  readonly feeType: FeeType;
  readonly order?: SortOrder;
}

/** Search and the number of its results. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Published templates that match a text. The first part enters a logged-in viewer's search history. */
    searchFiles: build.infiniteQuery({
      ...listOperation('searchFiles', ({ keyword, feeType, order }: SearchArgument, cursor) => ({
        query: { keyword, cursor, fee_type: feeType, ...(order === undefined ? {} : { order }) },
      })),
      providesTags: ['Lists'],
    }),
    /** How many templates match. */
    countFiles: build.query(
      operation('countFiles', ({ keyword, feeType }: SearchArgument) => ({
        query: { from: 'search' as const, keyword, fee_type: feeType },
      })),
    ),
  }),
});

export const { useSearchFilesInfiniteQuery, useCountFilesQuery } = searchApi;
