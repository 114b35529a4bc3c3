import type { Handler } from '../../../api/handler.ts';
import { idempotencyKeyOf } from '../../../infra/http/idempotencyKey.ts';

/** POST /cmt/file/{file_key}/copy: copies a public work into a folder of a team of the caller, once per `Idempotency-Key`. */
export const copyFileByPost: Handler<'copyFileByPost'> = async ({
  params,
  query,
  caller,
  request,
  services,
}) =>
  services.copies.copyWork(caller.userId, {
    fileKey: params.file_key,
    teamId: query.team_id,
    projectId: query.project_id,
    folderId: query.folder_id,
    idempotencyKey: idempotencyKeyOf(request),
  });
