import type { Handler } from '../../api/handler.ts';
import { readBrowserCookie, setBrowserCookie } from './client.ts';

/** POST /user/sign-in/passkey/setup: asks the browser for a passkey to sign in with. Spec §4. */
export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async ({
  body,
  services,
  infra,
  request,
  reply,
}) => {
  // Another tab of the browser may have a question open, which stays.
  const browser = readBrowserCookie(request) || infra.ids.secret();
  const question = await services.passkeySignIn.begin(browser, body.challenge);
  setBrowserCookie(reply, infra.settings, browser);
  return question;
};
