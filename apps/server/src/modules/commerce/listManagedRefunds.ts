import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/refunds: all refunds, with why one is stuck, for super admins. */
export const listManagedRefunds: Handler<'listManagedRefunds'> = async ({ query, services }) =>
  services.commerce.managedRefunds.listAll({
    state: query.state,
    orderId: query.order_id,
    cursor: query.cursor,
    size: query.size,
  });
