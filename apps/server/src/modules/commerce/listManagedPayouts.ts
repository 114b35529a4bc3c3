import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/payouts: all payouts, for super admins. */
export const listManagedPayouts: Handler<'listManagedPayouts'> = async ({ query, services }) =>
  services.commerce.payouts.listAll({
    state: query.state,
    cursor: query.cursor,
    size: query.size,
  });
