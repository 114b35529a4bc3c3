import type { Handler } from '../../api/handler.ts';
import { readClient, setDeviceCookie } from './client.ts';
import { presentUser } from './presenter.ts';
import { setSessionCookie } from './sessionCookie.ts';

/** POST /user/sign-up: makes an account with its personal space and signs it in. Spec §1, §4. */
export const signUp: Handler<'signUp'> = async ({ body, language, services, infra, request, reply }) => {
  const { user, secret, refreshToken, device } = await services.account.signUp(
    { account: body.account, password: body.password, nickName: body.nick_name, language },
    readClient(request),
    body.invitation,
  );
  setSessionCookie(reply, infra.settings, secret);
  setDeviceCookie(reply, infra.settings, device);
  return { user: presentUser(user), refresh_token: refreshToken };
};
