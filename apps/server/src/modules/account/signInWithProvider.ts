import type { Handler } from '../../api/handler.ts';
import { readBrowserCookie, readClient, setDeviceCookie } from './client.ts';
import { presentUser } from './presenter.ts';
import { setSessionCookie } from './sessionCookie.ts';

/** POST /user/sign-in/provider: starts a session with what a provider has confirmed. Spec §4. */
export const signInWithProvider: Handler<'signInWithProvider'> = async ({
  body,
  language,
  services,
  infra,
  request,
  reply,
}) => {
  const client = { ...readClient(request), browser: readBrowserCookie(request), language };
  const { user, secret, refreshToken, device } = await services.identitySignIn.finish(body, client);
  setSessionCookie(reply, infra.settings, secret);
  setDeviceCookie(reply, infra.settings, device);
  return { user: presentUser(user), refresh_token: refreshToken };
};
