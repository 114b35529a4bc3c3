import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { Handler } from '../../../api/handler.ts';
import { ASK_AGAIN, ASK_AGAIN_FOR_ALL } from '../../../infra/http/RawAnswer.ts';

/**
 * GET /cmt/file/{file_key}/object: the board of a public work. A version that passed earlier stays readable by its
 * `object_id`, so that a page opened a moment before an update still gets its board. Those who may not copy a paid or
 * member-only work get a preview. Spec §7.
 */
export const getFileObject: Handler<'getFileObject'> = async ({ params, query, caller, services }) => {
  const board = await services.access.openObject(
    { fileKey: params.file_key, objectHash: query.object_id },
    caller?.userId ?? null,
  );
  if (board === undefined)
    throw new ApiError('cmt_open_file_error', { internal: `no public board of ${params.file_key}` });
  const { isFree, ...answer } = board;
  // What is free today may be taken down or cost something tomorrow: nobody shows it without asking.
  const isForAll = isFree && caller === null;
  return { ...answer, type: 'application/json', cacheControl: isForAll ? ASK_AGAIN_FOR_ALL : ASK_AGAIN };
};
