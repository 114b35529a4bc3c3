import type { Handler } from '../../api/handler.ts';

/** POST /web/orders/{order_id}/return: the buyer gives an unused template back. */
export const returnOrder: Handler<'returnOrder'> = async ({ params, caller, services }) =>
  services.commerce.refunds.returnByBuyer(caller.userId, params.order_id);
