import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/refunds/{refund_id}/retry: sends a refund again now, for super admins. */
export const retryRefund: Handler<'retryRefund'> = async ({ params, caller, services }) =>
  services.commerce.managedRefunds.retry(caller.userId, params.refund_id);
