import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';
import { folderOf } from './service.ts';

/** POST /web/team/{teamId}/items/move: moves folders and files together, all or none. */
export const moveItems: Handler<'moveItems'> = async ({ caller, params, body, request, services }) =>
  services.items.move(caller.userId, {
    teamId: params.teamId,
    folders: body.folder_ids,
    files: body.file_keys,
    to: { projectId: body.project_id, folderId: folderOf(body.folder_id) },
    idempotencyKey: idempotencyKeyOf(request),
  });
