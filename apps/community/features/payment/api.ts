import { baseApi, operation } from '#shared/api/base-api.ts';

/** What was bought, as the server says. */
export const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query(operation('getOrder', (orderId: string) => ({ path: { order_id: orderId } }))),
  }),
});
