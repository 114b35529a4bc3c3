import type { Handler } from '../../api/handler.ts';
import { answerSignIn } from './answerSignIn.ts';
import { readClient } from './client.ts';

/** POST /user/sign-in: starts a session with account and password. Spec §4. */
export const signIn: Handler<'signIn'> = async ({ body, services, infra, request, reply }) => {
  const opened = await services.account.signIn(body, readClient(request));
  return answerSignIn({ infra, request, reply }, opened);
};
