import type { TagRef } from '@boardwalk/api-client';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';
import { isNotFound } from '#shared/api/failure.ts';
import type { Search } from './search-address.ts';

/** The query of a search, as the calls take it. */
function queryOf({ keyword, filters }: Search) {
  const { tagIds, kind, feeType, language, creator } = filters;
  return {
    ...(keyword === '' ? {} : { keyword }),
    ...(tagIds.length === 0 ? {} : { tag_id: [...tagIds] }),
    ...(kind === null ? {} : { kind }),
    ...(feeType === null ? {} : { fee_type: feeType }),
    ...(language === null ? {} : { language }),
    ...(creator === null ? {} : { user_id: creator }),
  };
}

function spellingOf({ asTyped }: Search) {
  return asTyped === true ? { as_typed: true } : {};
}

const tagOf = operation('getTag', (id: number) => ({ query: { id } }));

/** Search, the number of its results, and whose works it is limited to. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Published templates that match. The first part enters a logged-in viewer's search history. */
    searchFiles: build.infiniteQuery({
      ...listOperation('searchFiles', (search: Search, cursor) => {
        const { order } = search.filters;
        return {
          query: { ...queryOf(search), ...spellingOf(search), cursor, ...(order === null ? {} : { order }) },
        };
      }),
      providesTags: ['Lists'],
      onQueryStarted: async (_search, { dispatch, queryFulfilled }) => {
        const isFound = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isFound) dispatch(baseApi.util.invalidateTags(['SearchRecords']));
      },
    }),
    /** How many templates match, in all and by what they are, and the spelling that was searched for. */
    getSearchFacets: build.query(
      operation('getSearchFacets', (search: Search) => ({
        query: { ...queryOf(search), ...spellingOf(search) },
      })),
    ),
    /** How many templates match. */
    countFiles: build.query(
      operation('countFiles', (search: Search) => ({
        query: { from: 'search' as const, ...queryOf(search) },
      })),
    ),
    /** Creators with public works whose name has a text; without one those whom most follow. */
    searchCreators: build.query(
      operation('searchCreators', (keyword: string) => ({ query: keyword === '' ? {} : { keyword } })),
    ),
    /** Those of some tags that exist, custom ones too. */
    getFurtherTags: build.query<readonly TagRef[], readonly number[]>({
      queryFn: async (ids, api) => {
        const answers = await Promise.all(ids.map((id) => tagOf.queryFn(id, api)));
        const failure = answers.map(({ error }) => error).find((error) => error && !isNotFound(error));
        return failure ? { error: failure } : { data: answers.flatMap(({ data }) => data ?? []) };
      },
    }),
    /** The creator a search is limited to. */
    getProfile: build.query(operation('getProfile', (userId: string) => ({ query: { user_id: userId } }))),
  }),
});

export const {
  useSearchFilesInfiniteQuery,
  useGetSearchFacetsQuery,
  useCountFilesQuery,
  useGetFurtherTagsQuery,
  useGetProfileQuery,
  useSearchCreatorsQuery,
} = searchApi;
