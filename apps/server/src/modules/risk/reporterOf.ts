import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../infra/sessions/accessTokens.ts';
import type { Reporter } from './service.ts';

/** Who reports, signed in or not. */
export function reporterOf(caller: Caller | null, request: FastifyRequest): Reporter {
  return {
    userId: caller?.userId ?? null,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}
