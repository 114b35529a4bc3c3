import type { Handler } from '../../api/handler.ts';

/** POST /web/file/{file_key}/versions/{version_id}/restore: makes the live board what it was in a version. */
export const restoreVersion: Handler<'restoreVersion'> = async ({ caller, params, services }) =>
  services.versions.restore(caller.userId, params.file_key, params.version_id);
