import type { OPERATIONS, OperationId } from '@boardwalk/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag, tagOf } from './entityTags.ts';

/**
 * Lets anybody keep this answer for a while, and asks again cheaply by ETag afterwards. Only for answers that
 * are the same for every caller.
 *
 * @param seconds how long it may be shown without asking
 */
export function cachePublicly(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`);
}

/** Headers of a request that say in which language it is answered. */
export const LANGUAGE_HEADERS = ['Accept-Language', 'Cookie'] as const;

/** Headers of a request that say who calls; none where that makes no difference. */
export function callerHeaders(auth: (typeof OPERATIONS)[OperationId]['auth']): readonly string[] {
  if (auth === 'none') return [];
  return auth === 'cookie' ? ['Cookie'] : ['Authorization'];
}

/** Says that the answer depends on some headers of the request, besides those it is known to depend on. */
export function varyBy(reply: FastifyReply, headers: readonly string[]): void {
  if (headers.length === 0) return;
  const known = reply.getHeader('vary');
  const named = typeof known === 'string' ? known.split(', ') : [];
  reply.header('vary', [...new Set([...named, ...headers])].join(', '));
}

/** onSend hook: gives publicly cached texts an ETag, and answers 304 to who has them already. */
export async function tagPublicAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const cacheControl = reply.getHeader('cache-control');
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  if (typeof cacheControl !== 'string' || !cacheControl.startsWith('public')) return payload;
  const etag = tagOf(payload);
  reply.header('etag', etag);
  if (!matchesTag(request.headers['if-none-match'], etag)) return payload;
  reply.code(304).removeHeader('content-length');
  return '';
}
