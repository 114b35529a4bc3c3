import type { Handler } from '../../api/handler.ts';
import { answerSignIn } from './answerSignIn.ts';
import { readBrowserCookie, readClient } from './client.ts';

/** POST /user/sign-in/passkey: starts a session with a passkey. Spec §4. */
export const signInWithPasskey: Handler<'signInWithPasskey'> = async ({
  body,
  services,
  infra,
  request,
  reply,
}) => {
  const client = { ...readClient(request), browser: readBrowserCookie(request) };
  const opened = await services.passkeySignIn.finish(body, client);
  return answerSignIn({ infra, request, reply }, opened);
};
