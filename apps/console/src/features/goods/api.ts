import type { BodyOf } from '@boardwalk/api-client';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** How goods are to be from now on. */
export interface GoodsChange {
  readonly goodsId: string;
  readonly goods: NonNullable<BodyOf<'updateGoods'>>;
}

const goodsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listManagedGoods: build.query({
      ...operation('listManagedGoods', () => ({})),
      providesTags: ['Goods'],
    }),
    createGoods: build.mutation({
      ...operation('createGoods', (body: NonNullable<BodyOf<'createGoods'>>) => ({ body })),
      invalidatesTags: ['Goods'],
    }),
    updateGoods: build.mutation({
      ...operation('updateGoods', ({ goodsId, goods }: GoodsChange) => ({
        path: { goods_id: goodsId },
        body: goods,
      })),
      invalidatesTags: ['Goods'],
    }),
    retireGoods: build.mutation({
      ...operation('retireGoods', (goodsId: string) => ({ path: { goods_id: goodsId } })),
      invalidatesTags: ['Goods'],
    }),
    listGoodsLog: build.infiniteQuery({
      ...listOperation('listGoodsLog', (goodsId: string, cursor) => ({
        query: { goods_id: goodsId, cursor, size: 20 },
      })),
      providesTags: ['Goods'],
    }),
  }),
});

export const {
  useListManagedGoodsQuery,
  useCreateGoodsMutation,
  useUpdateGoodsMutation,
  useRetireGoodsMutation,
  useListGoodsLogInfiniteQuery,
} = goodsApi;
