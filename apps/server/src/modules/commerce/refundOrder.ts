import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/orders/{order_id}/refund: refunds an order whole, for super admins. */
export const refundOrder: Handler<'refundOrder'> = async ({ params, body, caller, services }) =>
  services.commerce.refunds.refundByAdmin(caller.userId, params.order_id, body.reason);
