import type { Handler } from '../../api/handler.ts';
import { readClient } from './client.ts';
import { presentUser } from './presenter.ts';

/** PUT /user/email: changes or removes the caller's e-mail address. Spec §2 (account centre). */
export const changeEmail: Handler<'changeEmail'> = async ({ body, caller, services, request }) => {
  const change = { name: body.email, password: body.password, client: readClient(request) };
  return presentUser(await services.accountCentre.changeSignInName(caller.userId, 'email', change));
};
