import { isIdempotencyKey } from '@boardwalk/domain';
import type { FastifyRequest } from 'fastify';
import { badFields } from '../errors/ApiError.ts';

/**
 * The `Idempotency-Key` of a request; undefined when it has none.
 *
 * @throws ApiError bad_input when it is no such key
 */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (isIdempotencyKey(key)) return key;
  throw badFields([
    { field: 'Idempotency-Key', rule: 'format', msg: 'Idempotency-Key must be 8 to 64 of 0-9 A-Z a-z _ -' },
  ]);
}
