import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/site/payment: chooses who takes payments. Super admins only. */
export const setPayment: Handler<'setPayment'> = async ({ caller, body, services }) =>
  services.siteDesk.setPayment(caller.userId, body);
