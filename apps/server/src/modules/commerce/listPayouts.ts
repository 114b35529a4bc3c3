import type { Handler } from '../../api/handler.ts';

/** GET /web/payouts: the caller's payouts, the newest first. */
export const listPayouts: Handler<'listPayouts'> = async ({ query, caller, services }) =>
  services.commerce.payouts.list(caller.userId, query);
