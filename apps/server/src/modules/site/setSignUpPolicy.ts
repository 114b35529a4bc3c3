import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/site/sign-up: chooses who may make an account. Super admins only. */
export const setSignUpPolicy: Handler<'setSignUpPolicy'> = async ({ caller, body, services }) =>
  services.siteDesk.setSignUp(caller.userId, body.policy);
