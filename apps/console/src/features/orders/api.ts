import type { OrderState, RefundFilter } from '@boardwalk/api-client';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

/** Which orders are wanted; what is left out matches all. */
export interface OrderFilter {
  readonly state?: OrderState;
  readonly userId?: string;
}

/** Which refunds are wanted; what is left out matches all. */
export interface RefundChoice {
  readonly state?: RefundFilter;
  readonly orderId?: string;
}

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listManagedOrders: build.infiniteQuery({
      ...listOperation('listManagedOrders', ({ state, userId }: OrderFilter, cursor) => ({
        query: {
          ...(state === undefined ? {} : { state }),
          ...(userId === undefined ? {} : { user_id: userId }),
          cursor,
          size: 30,
        },
      })),
      providesTags: ['Orders'],
    }),
    refundOrder: build.mutation({
      ...operation('refundOrder', ({ orderId, reason }: { orderId: string; reason: string }) => ({
        path: { order_id: orderId },
        body: { reason },
      })),
      invalidatesTags: ['Orders', 'Refunds'],
    }),
    listManagedRefunds: build.infiniteQuery({
      ...listOperation('listManagedRefunds', ({ state, orderId }: RefundChoice, cursor) => ({
        query: {
          ...(state === undefined ? {} : { state }),
          ...(orderId === undefined ? {} : { order_id: orderId }),
          cursor,
          size: 30,
        },
      })),
      providesTags: ['Refunds'],
    }),
    retryRefund: build.mutation({
      ...operation('retryRefund', (refundId: string) => ({ path: { refund_id: refundId } })),
      // Also when it is refused: then the list shows what another admin has done.
      invalidatesTags: ['Orders', 'Refunds'],
    }),
    settleRefund: build.mutation({
      ...operation('settleRefund', ({ refundId, note }: { refundId: string; note: string }) => ({
        path: { refund_id: refundId },
        body: { note },
      })),
      invalidatesTags: ['Orders', 'Refunds'],
    }),
  }),
});

export const {
  useListManagedOrdersInfiniteQuery,
  useRefundOrderMutation,
  useListManagedRefundsInfiniteQuery,
  useRetryRefundMutation,
  useSettleRefundMutation,
} = ordersApi;
