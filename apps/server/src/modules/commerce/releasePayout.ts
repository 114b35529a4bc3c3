import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/manager/payouts/{payout_id}/claim: releases a payout that the caller has claimed, for super admins. */
export const releasePayout: Handler<'releasePayout'> = async ({ params, caller, services }) =>
  services.commerce.payouts.release(caller.userId, params.payout_id);
