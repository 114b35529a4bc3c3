import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/payouts/{payout_id}/claim: claims a payout before its money is transferred, for super admins. */
export const claimPayout: Handler<'claimPayout'> = async ({ params, caller, services }) =>
  services.commerce.payouts.claim(caller.userId, params.payout_id);
