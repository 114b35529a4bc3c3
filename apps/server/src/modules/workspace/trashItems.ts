import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /web/team/{teamId}/items/trash: deletes folders, and moves their files and others to the trash, all or none. */
export const trashItems: Handler<'trashItems'> = async ({ caller, params, body, request, services }) => {
  const { fileKeys, ...change } = await services.items.trash(caller.userId, {
    teamId: params.teamId,
    folders: body.folder_ids,
    files: body.file_keys,
    idempotencyKey: idempotencyKeyOf(request),
  });
  for (const fileKey of fileKeys) services.collaboration.closeBoard(fileKey);
  return change;
};
