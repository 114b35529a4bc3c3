import { PayState } from '@boardwalk/domain';
import type { Handler } from '../../../api/handler.ts';

/** POST /cmt/files/payment/status: whether the caller has paid for each of some works. Spec §7. */
export const getPaymentStatus: Handler<'getPaymentStatus'> = async ({ body, caller, services }) => {
  const states = await services.access.viewerStates(caller.userId, body.file_keys);
  return {
    list: states.map(({ file_key, paid }) => ({ file_key, status: paid ? PayState.PAID : PayState.UNPAID })),
  };
};
