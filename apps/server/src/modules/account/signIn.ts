import type { Handler } from '../../api/handler.ts';
import { readClient, setDeviceCookie } from './client.ts';
import { presentUser } from './presenter.ts';
import { setSessionCookie } from './sessionCookie.ts';

/** POST /user/sign-in: starts a session with account and password. Spec §4. */
export const signIn: Handler<'signIn'> = async ({ body, services, infra, request, reply }) => {
  const { user, secret, refreshToken, device } = await services.account.signIn(body, readClient(request));
  setSessionCookie(reply, infra.settings, secret);
  setDeviceCookie(reply, infra.settings, device);
  return { user: presentUser(user), refresh_token: refreshToken };
};
