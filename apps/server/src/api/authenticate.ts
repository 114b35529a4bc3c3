import { OPERATIONS, type OperationId } from '@boardwalk/api-client';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../infra/errors/ApiError.ts';
import type { Infra } from '../infra/Infra.ts';
import type { Caller } from '../infra/sessions/accessTokens.ts';
import { requireScope, SERVICE_TOKEN_PREFIX, type ServiceCaller } from '../infra/sessions/serviceCaller.ts';
import { isFromElsewhere } from '../infra/http/sameOrigin.ts';

/**
 * Finds out who calls, as far as the operation wants to know. A token that comes where none is needed is not
 * looked at; a bad token where one is optional is refused, so that an expired one gets refreshed.
 *
 * @param verifyService who calls by a service token
 * @throws ApiError not_signed_in or token_expired; scope_missing for a service token that may not do this; forbidden when a
 *   page that is not ours wants to use the cookie or to change something: a form of theirs may be sent here without asking us
 */
export async function authenticate(
  operationId: OperationId,
  request: FastifyRequest,
  { tokens, settings }: Pick<Infra, 'tokens' | 'settings'>,
  verifyService: (token: string) => Promise<ServiceCaller>,
): Promise<Caller | ServiceCaller | null> {
  const { auth, method } = OPERATIONS[operationId];
  const isRisky = auth === 'cookie' || method !== 'GET';
  if (isRisky && isFromElsewhere(request.headers, settings.publicUrl)) {
    throw new ApiError('forbidden', { internal: `${operationId} asked for by a page of somebody else` });
  }
  if (auth === 'none' || auth === 'cookie') return null;
  const token = bearerToken(request);
  if (token?.startsWith(SERVICE_TOKEN_PREFIX) === true) {
    const caller = await verifyService(token);
    requireScope(operationId, caller);
    return caller;
  }
  if (token !== undefined) return tokens.verify(token);
  if (auth === 'required' || needsCaller(operationId, request)) throw new ApiError('not_signed_in');
  return null;
}

/** Operations about "me or somebody": without naming somebody there must be a me. */
function needsCaller(operationId: OperationId, request: FastifyRequest): boolean {
  const operation = OPERATIONS[operationId];
  if (!('authUnlessQuery' in operation)) return false;
  const value = (request.query as Record<string, unknown>)[operation.authUnlessQuery];
  return value === undefined || value === '';
}

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const token = /^Bearer +([\w.~+/-]+=*) *$/iu.exec(header)?.[1];
  if (token === undefined) throw new ApiError('not_signed_in');
  return token;
}
