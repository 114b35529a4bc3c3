import type { DataOf } from '@boardwalk/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Infra } from '../../infra/Infra.ts';
import { setDeviceCookie } from './client.ts';
import type { OpenedSession } from './newSessions.ts';
import { presentUser } from './presenter.ts';
import { setSessionCookie } from './sessionCookie.ts';

/** Gives the browser the session that has begun, however it began, and writes it into the log (ASVS 16.3.1). */
export function answerSignIn(
  { infra, request, reply }: { infra: Pick<Infra, 'settings'>; request: FastifyRequest; reply: FastifyReply },
  { user, sessionId, method, secret, refreshToken, device }: OpenedSession,
): DataOf<'signIn'> {
  setSessionCookie(reply, infra.settings, secret);
  setDeviceCookie(reply, infra.settings, device);
  request.log.info({ user: user.user_id, session: sessionId, method }, 'signed in');
  return { user: presentUser(user), refresh_token: refreshToken };
}
