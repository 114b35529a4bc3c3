import type { Handler } from '../../api/handler.ts';

/** GET /web/orders/{order_id}: an order of the caller. */
export const getOrder: Handler<'getOrder'> = async ({ params, caller, services }) =>
  services.commerce.orders.find(caller.userId, params.order_id);
