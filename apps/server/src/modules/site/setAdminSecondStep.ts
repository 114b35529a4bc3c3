import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/site/second-step: chooses whether admins need a second step to sign in. Super admins only. */
export const setAdminSecondStep: Handler<'setAdminSecondStep'> = async ({ caller, body, services }) =>
  services.siteDesk.setAdminSecondStep(caller, body.required);
