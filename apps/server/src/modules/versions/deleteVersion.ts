import type { Handler } from '../../api/handler.ts';

/** DELETE /web/file/{file_key}/versions/{version_id}: deletes a version; the board stays as it is. */
export const deleteVersion: Handler<'deleteVersion'> = async ({ caller, params, services }) => {
  await services.versions.remove(caller.userId, params.file_key, params.version_id);
  return null;
};
