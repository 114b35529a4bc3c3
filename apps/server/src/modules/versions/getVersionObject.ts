import type { Handler } from '../../infra/http/handler.ts';

/** Never changes, but is not for everybody. */
const PRIVATE_IMMUTABLE = 'private, max-age=31536000, immutable';

/** GET /web/file/{file_key}/version-objects/{object_id}: the board of a version, as it is stored. */
export const getVersionObject: Handler<'getVersionObject'> = async ({ caller, params, reply, services }) => {
  const { stream, size } = await services.versions.openObject(
    caller.userId,
    params.file_key,
    params.object_id,
  );
  reply.header('vary', 'Authorization');
  return {
    type: 'application/json',
    content: stream,
    size,
    etag: params.object_id,
    cacheControl: PRIVATE_IMMUTABLE,
  };
};
