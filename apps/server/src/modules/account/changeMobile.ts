import type { Handler } from '../../infra/http/handler.ts';
import { presentUser } from './presenter.ts';

/** PUT /user/mobile: changes or removes the caller's mobile number. Spec §2 (account centre). */
export const changeMobile: Handler<'changeMobile'> = async ({ body, caller, services }) => {
  const change = { name: body.mobile, password: body.password };
  return presentUser(await services.accountCentre.changeSignInName(caller.userId, 'mobile', change));
};
