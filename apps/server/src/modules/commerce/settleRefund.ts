import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/refunds/{refund_id}/settle: records that a payment went back by hand, for super admins. */
export const settleRefund: Handler<'settleRefund'> = async ({ params, body, caller, services }) =>
  services.commerce.managedRefunds.settleByHand(caller.userId, params.refund_id, body.note);
