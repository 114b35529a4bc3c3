import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../infra/rateLimits/network.ts';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import type { Reporter } from './service.ts';

/** Who reports, signed in or not. Of IPv6 the network counts: a browser has many addresses in it. */
export function reporterOf(caller: Caller | null, request: FastifyRequest): Reporter {
  return {
    userId: caller?.userId ?? null,
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
  };
}
