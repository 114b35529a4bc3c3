import { isIdempotencyKey } from '@boardwalk/domain';
import type { FastifyRequest } from 'fastify';
import { badFields } from '../../infra/errors/ApiError.ts';
import type { Handler } from '../../infra/http/handler.ts';

/** POST /cmt/file/{file_key}/copy: copies a public work into the caller's space, once per `Idempotency-Key`. */
export const copyFileByPost: Handler<'copyFileByPost'> = async ({
  params,
  query,
  caller,
  request,
  services,
}) =>
  services.files.copyWork(caller.userId, {
    fileKey: params.file_key,
    folderId: query.folder_id,
    idempotencyKey: idempotencyKeyOf(request),
  });

/**
 * The `Idempotency-Key` of a request.
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
