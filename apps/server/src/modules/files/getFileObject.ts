import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Handler } from '../../infra/http/handler.ts';
import { IMMUTABLE } from '../../infra/http/RawAnswer.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { findPublicObject } from './repository.ts';

/**
 * GET /cmt/file/{file_key}/object: the board of a public work. A version that passed earlier stays readable by its
 * `object_id`, so that a page opened a moment before an update still gets its board. Spec §7.
 */
export const getFileObject: Handler<'getFileObject'> = async ({ params, query, infra }) => {
  const hash = await findPublicObject(infra.db, params.file_key, query.object_id);
  const blob = hash === undefined ? undefined : await infra.blobs.open(hash);
  if (hash === undefined || blob === undefined)
    throw new ApiError('cmt_open_file_error', { internal: `no public board of ${params.file_key}` });
  return {
    type: 'application/json',
    content: blob.stream,
    size: blob.size,
    etag: hash,
    cacheControl: query.object_id === undefined ? `public, max-age=${LIST_CACHE_SECONDS}` : IMMUTABLE,
  };
};
