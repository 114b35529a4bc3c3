import type { Handler } from '../../api/handler.ts';

/** GET /web/orders: the caller's orders, the newest first. */
export const listOrders: Handler<'listOrders'> = async ({ query, caller, services }) =>
  services.commerce.orders.list(caller.userId, {
    state: query.state,
    cursor: query.cursor,
    size: query.size,
  });
