import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';

/** PUT /web/file/{file_key}/versions/{version_id}: names a version. */
export const renameVersion: Handler<'renameVersion'> = async ({ caller, params, body, services }) =>
  services.versions.rename(caller.userId, params.file_key, params.version_id, normalizeText(body.name));
