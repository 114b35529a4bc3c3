import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Handler } from '../../infra/http/handler.ts';
import { IMMUTABLE } from '../../infra/http/RawAnswer.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';

/** What depends on who looks is kept by nobody without asking. */
const ASK_AGAIN = 'private, no-cache';

/**
 * GET /cmt/file/{file_key}/object: the board of a public work. A version that passed earlier stays readable by its
 * `object_id`, so that a page opened a moment before an update still gets its board. Those who may not copy a paid or
 * member-only work get a preview. Spec §7.
 */
export const getFileObject: Handler<'getFileObject'> = async ({ params, query, caller, reply, services }) => {
  const board = await services.files.openObject(
    { fileKey: params.file_key, objectHash: query.object_id },
    caller?.userId ?? null,
  );
  if (board === undefined)
    throw new ApiError('cmt_open_file_error', { internal: `no public board of ${params.file_key}` });
  const { isFree, ...answer } = board;
  if (!isFree) reply.header('vary', 'Authorization');
  const freely = query.object_id === undefined ? `public, max-age=${LIST_CACHE_SECONDS}` : IMMUTABLE;
  return { ...answer, type: 'application/json', cacheControl: isFree ? freely : ASK_AGAIN };
};
