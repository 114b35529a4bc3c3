import type { OperationId } from '@boardwalk/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUDGETS, scaledBudget, SERVICE_BUDGET, UNCOUNTED } from '../rateLimits/budgets.ts';
import { tooMany, type Limits } from '../rateLimits/limits.ts';
import { networkOf } from '../rateLimits/network.ts';
import type { Taken } from '../rateLimits/WindowCounter.ts';
import type { Caller } from '../sessions/accessTokens.ts';
import type { ServiceCaller } from '../sessions/serviceCaller.ts';

/** Limits of requests. */
export interface RequestLimits {
  /** onRequest step: counts a request for the network it comes from, before anything is done for it. */
  countRequest(request: FastifyRequest, reply: FastifyReply, operationId?: OperationId): Promise<void>;
  /** Counts it for its service token, if it came with one, and for its operation and caller, where that is scarce. */
  countOperation(
    operationId: OperationId,
    caller: Caller | ServiceCaller | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void>;
}

const MINUTE_MS = 60_000;
const HEADERS = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

/**
 * Limits requests: too_many_requests with `retry_after`, and headers that say what is left: of the operation where it is
 * scarce, else of all requests.
 */
export function requestLimits(limits: Limits, requestsPerMinute: number): RequestLimits {
  async function take(key: string, max: number, reply: FastifyReply): Promise<Taken> {
    const taken = await limits.take(key, { max, windowMs: MINUTE_MS });
    reply.header('ratelimit-limit', max);
    reply.header('ratelimit-remaining', taken.remaining);
    reply.header('ratelimit-reset', Math.ceil(taken.resetMs / 1000));
    return taken;
  }

  return {
    async countRequest(request, reply, operationId) {
      if (operationId !== undefined && UNCOUNTED.has(operationId)) return;
      const network = networkOf(request.ip);
      const { allowed, resetMs } = await take(`requests:${network}`, requestsPerMinute, reply);
      if (!allowed) throw tooMany(resetMs, 'requests of a network');
    },

    async countOperation(operationId, caller, request, reply) {
      if (caller !== null && 'service' in caller) {
        const { tokenId } = caller.service;
        const most = scaledBudget(SERVICE_BUDGET.perMinute, requestsPerMinute);
        const { allowed, resetMs } = await take(`service:${tokenId}`, most, reply);
        if (!allowed) throw tooMany(resetMs, `service token ${tokenId}`);
      }
      const budget = BUDGETS[operationId];
      if (budget === undefined) return;
      const who = caller === null ? `from ${networkOf(request.ip)}` : `by ${caller.userId}`;
      const max = scaledBudget(budget.perMinute, requestsPerMinute);
      const { allowed, resetMs } = await take(`operation:${operationId}:${who}`, max, reply);
      if (!allowed) throw tooMany(resetMs, `budget of ${operationId}`);
    },
  };
}

/** onSend hook: what is left is the caller's own business, and none of a shared cache's. */
export async function hideLimitsFromCaches(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (String(reply.getHeader('cache-control')).startsWith('public')) {
    for (const name of HEADERS) reply.removeHeader(name);
  }
  return payload;
}
