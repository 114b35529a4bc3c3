import { ApiError } from '../../../infra/errors/ApiError.ts';
import type { Handler } from '../../../api/handler.ts';
import { idempotencyKeyOf } from '../../../infra/http/idempotencyKey.ts';
import { isMadeOnPurpose } from './policy.ts';

/** GET /cmt/file/{file_key}/copy: as copyFileByPost. Since a GET is easily made by accident, prefetches and other sites are refused. Spec §7. */
export const copyFile: Handler<'copyFile'> = async ({ params, query, caller, request, infra, services }) => {
  if (!isMadeOnPurpose(request.headers, infra.settings.publicUrl))
    throw new ApiError('prefetch_refused', { internal: `copy of ${params.file_key}` });
  return services.copies.copyWork(caller.userId, {
    fileKey: params.file_key,
    teamId: query.team_id,
    projectId: query.project_id,
    folderId: query.folder_id,
    idempotencyKey: idempotencyKeyOf(request),
  });
};
