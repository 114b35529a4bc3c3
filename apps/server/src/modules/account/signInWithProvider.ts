import type { Handler } from '../../api/handler.ts';
import { answerSignIn } from './answerSignIn.ts';
import { readBrowserCookie, readClient } from './client.ts';

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
  const opened = await services.identitySignIn.finish(body, client);
  return answerSignIn({ infra, request, reply }, opened);
};
