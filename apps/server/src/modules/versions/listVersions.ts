import type { Handler } from '../../api/handler.ts';

/** GET /web/file/{file_key}/versions: versions of a file, the newest first. */
export const listVersions: Handler<'listVersions'> = async ({ caller, params, query, services }) =>
  services.versions.page(caller.userId, params.file_key, query);
