import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/site/payment/test: asks Stripe whether the keys work. Super admins only. */
export const testPayment: Handler<'testPayment'> = async ({ caller, services }) =>
  services.siteDesk.testPayment(caller.userId);
