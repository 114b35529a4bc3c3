import type { User } from '@boardwalk/api-client';
import type { FastifyRequest } from 'fastify';
import type { Infra } from '../infra/Infra.ts';
import { presentUser } from '../modules/account/presenter.ts';
import { readSessionCookie } from '../modules/account/sessionCookie.ts';
import type { Services } from '../modules/services.ts';

/** The person a page is made for. */
export interface Visitor {
  readonly user: User;
  /** Lets this one page ask the API as that person. */
  readonly accessToken: string;
}

/**
 * Finds out whom a page is made for: the session of the cookie, or nobody. The access token is made here, in process;
 * it reaches no browser.
 */
export async function visitorOf(
  request: FastifyRequest,
  { infra, services }: { infra: Infra; services: Services },
): Promise<Visitor | null> {
  const session = await services.account.findSession(readSessionCookie(request, infra.settings));
  if (session === undefined) return null;
  const { token } = await infra.tokens.issue({ userId: session.user_id, sessionId: session.session_id });
  return { user: presentUser(session), accessToken: token };
}
