import type { Handler } from '../../api/handler.ts';
import { readBrowserCookie, readClient, setDeviceCookie } from './client.ts';
import { presentUser } from './presenter.ts';
import { setSessionCookie } from './sessionCookie.ts';

/** POST /user/sign-in/passkey: starts a session with a passkey. Spec §4. */
export const signInWithPasskey: Handler<'signInWithPasskey'> = async ({
  body,
  services,
  infra,
  request,
  reply,
}) => {
  const client = { ...readClient(request), browser: readBrowserCookie(request) };
  const { user, secret, refreshToken, device } = await services.passkeySignIn.finish(body, client);
  setSessionCookie(reply, infra.settings, secret);
  setDeviceCookie(reply, infra.settings, device);
  return { user: presentUser(user), refresh_token: refreshToken };
};
