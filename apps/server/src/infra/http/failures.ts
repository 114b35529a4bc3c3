import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, badFields } from '../errors/ApiError.ts';

/** Turns whatever was thrown into a failure of the contract. What we do not know is our own fault. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode, code, validation } = error as {
    statusCode?: number;
    code?: string;
    validation?: unknown;
  };
  if (validation instanceof ApiError) return validation;
  if (
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' ||
    code === 'FST_ERR_CTP_EMPTY_JSON_BODY' ||
    // The parser's own; our own, e.g. over a broken blob, is no fault of the body.
    (error instanceof SyntaxError && statusCode === 400)
  ) {
    return badFields([{ field: 'body', rule: 'format', msg: 'the body is not valid JSON' }]);
  }
  if (code === '22003' || code === '22021' || code === '22P05') {
    // Postgres cannot hold the number or the text (a zero character, in JSON too): no row can have it.
    return badFields([{ field: 'request', rule: 'format', msg: 'a value is out of range' }]);
  }
  if (statusCode === 413) return new ApiError('too_large', { cause: error });
  if (statusCode === 415) return new ApiError('unsupported_type', { cause: error });
  if (statusCode === 404) return new ApiError('not_found', { cause: error });
  if (statusCode === 503 || isDatabaseGone(error)) return new ApiError('unavailable', { cause: error });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return badFields([{ field: 'request', rule: 'format', msg: 'the request cannot be read' }]);
  }
  return new ApiError('internal_error', {
    cause: error,
    internal: error instanceof Error ? error.message : String(error),
  });
}

/** What every failure carries, whatever hooks have seen the request: the same that the API gives every answer. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Answers a failure: the envelope with number, name and public text, and the true status. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toApiError(thrown);
  const entry = { error: error.error, internal: error.message };
  if (error.statusCode >= 500) request.log.error({ ...entry, err: error.cause ?? error }, 'request failed');
  else request.log.info(entry, 'request refused');
  const retryAfter = error.data?.retry_after;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply
    .code(error.statusCode)
    .headers(BARE_HEADERS)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failureBody(error));
}

/** A failure as the wire has it. */
export function failureBody(error: ApiError): Record<string, unknown> {
  return {
    code: error.code,
    error: error.error,
    msg: error.publicText,
    ...(error.data === undefined ? {} : { data: error.data }),
  };
}

const GONE_CODE =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAGAIN|ENOSPC|EDQUOT|08\w{3}|53\w{3}|57P0[123]|57014|55P03|25P03|40001|40P01)$/u;
/** What pg reports without a code, or with one that does not say it. */
const GONE_MESSAGE =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed)/u;

/**
 * Postgres or the way to it is down: connection failures, shutdown of the server, its disk, that of the blobs or connections
 * used up, no connection free in time; or it is so busy that a statement took too long, for itself or waiting for a lock, or that a
 * transaction stood in the way of others however often it was tried.
 */
function isDatabaseGone(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (typeof code === 'string' && GONE_CODE.test(code)) || GONE_MESSAGE.test(String(message));
}
