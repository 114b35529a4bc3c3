import type { Handler } from '../../api/handler.ts';
import { readClient, setDeviceCookie } from './client.ts';
import { presentUser } from './presenter.ts';
import { setSessionCookie } from './sessionCookie.ts';

/** POST /user/sign-in/second-step: starts a session with a code, after the password. Spec §4. */
export const finishSignIn: Handler<'finishSignIn'> = async ({ body, services, infra, request, reply }) => {
  const { user, secret, refreshToken, device } = await services.account.finishSignIn(
    body,
    readClient(request),
  );
  setSessionCookie(reply, infra.settings, secret);
  setDeviceCookie(reply, infra.settings, device);
  return { user: presentUser(user), refresh_token: refreshToken };
};
