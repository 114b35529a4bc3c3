import type { Handler } from '../../api/handler.ts';
import { answerSignIn } from './answerSignIn.ts';
import { readClient } from './client.ts';

/** POST /user/sign-in/second-step: starts a session with a code, after the password. Spec §4. */
export const finishSignIn: Handler<'finishSignIn'> = async ({ body, services, infra, request, reply }) => {
  const opened = await services.account.finishSignIn(body, readClient(request));
  return answerSignIn({ infra, request, reply }, opened);
};
