import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** How many works stand below the page, at most. */
export const MORE_FILES = 8;

/** How many versions are shown at a time. */
const VERSIONS = 5;

/** Calls of the file page alone; what it shares with the embedded viewer is in `#shared/board/api.ts`. */
export const fileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Works related to this one. */
    listRelatedFiles: build.query({
      ...operation('listRecommendedFiles', (fileKey: string) => ({
        query: { origin: 'file' as const, file_key: fileKey, size: MORE_FILES },
      })),
      providesTags: ['Lists'],
    }),

    /** Works published from copies of this one. */
    listDerivedFiles: build.infiniteQuery({
      ...listOperation('listDerivedFiles', (fileKey: string, cursor) => ({
        path: { file_key: fileKey },
        query: { cursor, size: MORE_FILES },
      })),
      providesTags: ['Lists'],
    }),

    /** The work as something that is sold, and which teams of the viewer have it. */
    getGoods: build.query({
      ...operation('getGoods', (goodsId: string) => ({ path: { goods_id: goodsId } })),
      providesTags: ['Goods'],
    }),

    /** Versions of the work that passed review. */
    listPublishedVersions: build.infiniteQuery({
      ...listOperation('listPublishedVersions', (fileKey: string, cursor) => ({
        path: { file_key: fileKey },
        query: { cursor, size: VERSIONS },
      })),
      providesTags: ['File'],
    }),
  }),
});

export const {
  useGetGoodsQuery,
  useListRelatedFilesQuery,
  useListDerivedFilesInfiniteQuery,
  useListPublishedVersionsInfiniteQuery,
} = fileApi;
