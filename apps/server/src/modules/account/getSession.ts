import { readLanguageCookie } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentUser } from './presenter.ts';
import { readSessionCookie, setSessionCookie } from './sessionCookie.ts';

/** GET /user/session: confirms the session of the cookie. Spec §4 (session validation). */
export const getSession: Handler<'getSession'> = async ({ language, services, infra, request, reply }) => {
  const isChosen = readLanguageCookie(request.headers.cookie) !== null;
  const secret = readSessionCookie(request, infra.settings);
  const { user, refreshToken } = await services.account.confirmSession(secret, { language, isChosen });
  if (secret !== undefined) setSessionCookie(reply, infra.settings, secret);
  return { user: presentUser(user), refresh_token: refreshToken };
};
