import type { Handler } from '../../infra/http/handler.ts';
import { presentUser } from './presenter.ts';

/** PUT /user/email: changes or removes the caller's e-mail address. Spec §2 (account centre). */
export const changeEmail: Handler<'changeEmail'> = async ({ body, caller, services }) => {
  const change = { name: body.email, password: body.password };
  return presentUser(await services.accountCentre.changeSignInName(caller.userId, 'email', change));
};
