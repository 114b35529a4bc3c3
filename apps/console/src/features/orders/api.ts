import type { OrderState } from '@boardwalk/api-client';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listManagedOrders: build.infiniteQuery({
      ...listOperation('listManagedOrders', (state: OrderState | null, cursor) => ({
        query: { ...(state === null ? {} : { state }), cursor, size: 30 },
      })),
      providesTags: ['Orders'],
    }),
    refundOrder: build.mutation({
      ...operation('refundOrder', ({ orderId, reason }: { orderId: string; reason: string }) => ({
        path: { order_id: orderId },
        body: { reason },
      })),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useListManagedOrdersInfiniteQuery, useRefundOrderMutation } = ordersApi;
