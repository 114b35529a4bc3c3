import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../infra/settings/settings.ts';

/** Name of the cookie that holds a session; no script can read it. */
export const SESSION_COOKIE = 'boardwalk_session';

const DAY_SECONDS = 86_400;

/** The secret of the session, as the browser sent it. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[SESSION_COOKIE];
}

/** Gives the browser a session, or prolongs the one it has. */
export function setSessionCookie(reply: FastifyReply, settings: Settings, secret: string): void {
  reply.setCookie(SESSION_COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
    maxAge: settings.tokens.sessionDays * DAY_SECONDS,
  });
}

/** Takes the session from the browser. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, { path: '/' });
}
