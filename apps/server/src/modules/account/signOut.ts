import type { Handler } from '../../api/handler.ts';
import { clearSessionCookie, readSessionCookie } from './sessionCookie.ts';

/** POST /user/sign-out: ends the session of the cookie; without one it succeeds as well. Spec §7. */
export const signOut: Handler<'signOut'> = async ({ services, infra, request, reply }) => {
  await services.account.signOut(readSessionCookie(request, infra.settings));
  clearSessionCookie(reply, infra.settings);
  return null;
};
