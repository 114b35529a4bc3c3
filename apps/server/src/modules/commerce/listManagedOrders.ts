import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/orders: all orders, or those of one person, for super admins. */
export const listManagedOrders: Handler<'listManagedOrders'> = async ({ query, services }) =>
  services.commerce.orders.listAll({
    userId: query.user_id,
    state: query.state,
    cursor: query.cursor,
    size: query.size,
  });
