import { ApiFailure, createApiClient, type ApiClient } from '@boardwalk/api-client';
import { writeLanguageCookie, type Language } from '@boardwalk/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../infra/errors/ApiError.ts';
import { API_PREFIX } from '../../infra/http/prefix.ts';
import { IN_PROCESS_ORIGIN, inProcessFetch } from '../inProcessFetch.ts';

/** The API as somebody without an account calls it, in a language, on behalf of a request. */
export function visitorApi(app: FastifyInstance, request: FastifyRequest, language: Language): ApiClient {
  const headers = { cookie: writeLanguageCookie(language) };
  return createApiClient({
    baseUrl: IN_PROCESS_ORIGIN + API_PREFIX,
    fetch: inProcessFetch(app, { headers, remoteAddress: request.ip }),
  });
}

/** What failed behind one of our addresses: the address names nothing, or it is busy. Anything else is thrown on. */
export function refusal(failure: unknown): never {
  if (!(failure instanceof ApiFailure)) throw failure;
  if (failure.is('too_many_requests'))
    throw new ApiError('too_many_requests', { data: failure.data, cause: failure });
  if (failure.status === 400 || failure.status === 404) throw new ApiError('not_found', { cause: failure });
  throw failure;
}
