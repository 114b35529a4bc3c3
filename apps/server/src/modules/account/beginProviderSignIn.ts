import type { Handler } from '../../api/handler.ts';
import { readBrowserCookie, setBrowserCookie } from './client.ts';

/** POST /user/sign-in/provider/setup: asks a provider who sits at the browser. Spec §4. */
export const beginProviderSignIn: Handler<'beginProviderSignIn'> = async ({
  body,
  services,
  infra,
  request,
  reply,
}) => {
  // Another tab of the browser may have a question open, which stays.
  const browser = readBrowserCookie(request) || infra.ids.secret();
  const question = await services.identitySignIn.begin(browser, body);
  setBrowserCookie(reply, infra.settings, browser);
  return question;
};
