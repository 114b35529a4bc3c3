import type { Handler } from '../../api/handler.ts';

/** POST /web/orders/{order_id}/cancel: calls an order off before it is paid. */
export const cancelOrder: Handler<'cancelOrder'> = async ({ params, caller, services }) =>
  services.commerce.orders.cancel(caller.userId, params.order_id);
