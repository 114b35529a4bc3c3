import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/payouts/{payout_id}/refuse: refuses a payout, for super admins. */
export const refusePayout: Handler<'refusePayout'> = async ({ params, body, caller, services }) =>
  services.commerce.payouts.refuse(caller.userId, params.payout_id, body.reason);
