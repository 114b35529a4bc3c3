import type { Handler } from '../../api/handler.ts';
import { answerSignIn } from './answerSignIn.ts';
import { readClient } from './client.ts';

/** POST /user/sign-up: makes an account with its personal space and signs it in. Spec §1, §4. */
export const signUp: Handler<'signUp'> = async ({ body, language, services, infra, request, reply }) => {
  const opened = await services.account.signUp(
    { account: body.account, password: body.password, nickName: body.nick_name, language },
    readClient(request),
    body.invitation,
  );
  return answerSignIn({ infra, request, reply }, opened);
};
