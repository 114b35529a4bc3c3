import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/payouts/{payout_id}/settle: records that a payout was paid, for super admins. */
export const settlePayout: Handler<'settlePayout'> = async ({ params, body, caller, services }) =>
  services.commerce.payouts.pay(caller.userId, params.payout_id, body.reference);
