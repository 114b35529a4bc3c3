import type { Handler } from '../../api/handler.ts';

/** POST /web/orders/{order_id}/checkout: opens the checkout of an order, or gives the open one. */
export const startCheckout: Handler<'startCheckout'> = async ({ params, caller, services }) =>
  services.commerce.orders.startCheckout(caller.userId, params.order_id);
