import type { Handler } from '../../infra/http/handler.ts';
import { presentUser } from './presenter.ts';
import { readSessionCookie, setSessionCookie } from './sessionCookie.ts';

/** GET /user/session: confirms the session of the cookie. Spec §4 (session validation). */
export const getSession: Handler<'getSession'> = async ({ services, infra, request, reply }) => {
  const secret = readSessionCookie(request);
  const { user, refreshToken } = await services.account.confirmSession(secret);
  if (secret !== undefined) setSessionCookie(reply, infra.settings, secret);
  return { user: presentUser(user), refresh_token: refreshToken };
};
