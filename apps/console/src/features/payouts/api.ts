import type { PayoutState } from '@boardwalk/domain';
import { baseApi, listOperation, operation } from '#shared/api/base-api.ts';

const payoutsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listManagedPayouts: build.infiniteQuery({
      ...listOperation('listManagedPayouts', (state: PayoutState | null, cursor) => ({
        query: { ...(state === null ? {} : { state }), cursor, size: 30 },
      })),
      providesTags: ['Payouts'],
    }),
    claimPayout: build.mutation({
      ...operation('claimPayout', (payoutId: string) => ({ path: { payout_id: payoutId } })),
      // Also when another admin was faster: the list then shows who.
      invalidatesTags: ['Payouts'],
    }),
    releasePayout: build.mutation({
      ...operation('releasePayout', (payoutId: string) => ({ path: { payout_id: payoutId } })),
      invalidatesTags: ['Payouts'],
    }),
    settlePayout: build.mutation({
      ...operation('settlePayout', ({ payoutId, text }: { payoutId: string; text: string }) => ({
        path: { payout_id: payoutId },
        body: { reference: text },
      })),
      invalidatesTags: ['Payouts'],
    }),
    refusePayout: build.mutation({
      ...operation('refusePayout', ({ payoutId, text }: { payoutId: string; text: string }) => ({
        path: { payout_id: payoutId },
        body: { reason: text },
      })),
      invalidatesTags: ['Payouts'],
    }),
  }),
});

export const {
  useListManagedPayoutsInfiniteQuery,
  useClaimPayoutMutation,
  useReleasePayoutMutation,
  useSettlePayoutMutation,
  useRefusePayoutMutation,
} = payoutsApi;
