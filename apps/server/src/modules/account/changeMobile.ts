import type { Handler } from '../../api/handler.ts';
import { readClient } from './client.ts';
import { presentUser } from './presenter.ts';

/** PUT /user/mobile: changes or removes the caller's mobile number. Spec §2 (account centre). */
export const changeMobile: Handler<'changeMobile'> = async ({ body, caller, services, request }) => {
  const change = { name: body.mobile, password: body.password, client: readClient(request) };
  return presentUser(await services.accountCentre.changeSignInName(caller.userId, 'mobile', change));
};
