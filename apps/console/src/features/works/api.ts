import { baseApi, listOperation } from '#shared/api/base-api.ts';

/** Which works are wanted. */
export interface WorksFilter {
  /** Words of their titles; empty for all. */
  readonly keyword: string;
  /** Whether they are public now, or were and are not any more. */
  readonly isPublic: boolean;
}

const worksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listModeratedWorks: build.infiniteQuery({
      ...listOperation('listModeratedWorks', ({ keyword, isPublic }: WorksFilter, cursor) => ({
        query: { ...(keyword === '' ? {} : { keyword }), is_public: isPublic, cursor, size: 30 },
      })),
      providesTags: ['Review', 'Case'],
    }),
  }),
});

export const { useListModeratedWorksInfiniteQuery } = worksApi;
