import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../infra/settings/settings.ts';

const NAME = 'boardwalk_session';
const DAY_SECONDS = 86_400;

const isSecure = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => publicUrl.startsWith('https:');

/**
 * Name of the cookie that holds a session; no script can read it. With https browsers take one of this prefix from this
 * host alone, by https, for all its paths: no neighbouring host can put another in its place. Without https they refuse the prefix.
 */
export function sessionCookieName(settings: Pick<Settings, 'publicUrl'>): string {
  return isSecure(settings) ? `__Host-${NAME}` : NAME;
}

/** The secret of the session, as the browser sent it. */
export function readSessionCookie(
  request: Pick<FastifyRequest, 'cookies'>,
  settings: Pick<Settings, 'publicUrl'>,
): string | undefined {
  return request.cookies[sessionCookieName(settings)];
}

const attributesOf = (settings: Pick<Settings, 'publicUrl'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings) }) as const;

/** Gives the browser a session, or prolongs the one it has. */
export function setSessionCookie(
  reply: FastifyReply,
  settings: Pick<Settings, 'publicUrl' | 'tokens'>,
  secret: string,
): void {
  reply.setCookie(sessionCookieName(settings), secret, {
    ...attributesOf(settings),
    maxAge: settings.tokens.sessionDays * DAY_SECONDS,
  });
}

/** Takes the session from the browser. */
export function clearSessionCookie(reply: FastifyReply, settings: Pick<Settings, 'publicUrl'>): void {
  reply.clearCookie(sessionCookieName(settings), attributesOf(settings));
}
