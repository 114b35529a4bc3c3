import type { FastifyReply } from 'fastify';
import { cachePublicly } from '../../infra/http/cache.ts';

/** How long others may keep what is sent here, in seconds. */
const CACHE_SECONDS = 600;

/** Sends what is the same for everybody, and may be kept for a while. */
export function sendPublic(reply: FastifyReply, type: string, body: string): FastifyReply {
  reply.headers({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  cachePublicly(reply, CACHE_SECONDS);
  return reply.type(type).send(body);
}
