import type { Handler } from '../../api/handler.ts';
import { ASK_AGAIN } from '../../infra/http/RawAnswer.ts';

/** GET /web/file/{file_key}/version-objects/{object_id}: the board of a version, as it is stored. */
export const getVersionObject: Handler<'getVersionObject'> = async ({ caller, params, services }) => {
  const { stream, size } = await services.versions.openObject(
    caller.userId,
    params.file_key,
    params.object_id,
  );
  return {
    type: 'application/json',
    content: stream,
    size,
    etag: params.object_id,
    cacheControl: ASK_AGAIN,
  };
};
