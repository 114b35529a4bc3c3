import type { Handler } from '../../infra/http/handler.ts';
import { presentUser } from './presenter.ts';
import { setSessionCookie } from './sessionCookie.ts';

/** POST /user/sign-in: starts a session with account and password. Spec §4. */
export const signIn: Handler<'signIn'> = async ({ body, services, infra, request, reply }) => {
  const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
  const { user, secret, refreshToken } = await services.account.signIn(body, client);
  setSessionCookie(reply, infra.settings, secret);
  return { user: presentUser(user), refresh_token: refreshToken };
};
