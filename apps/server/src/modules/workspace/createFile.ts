import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentFile } from './presenter.ts';
import { folderOf } from './service.ts';

/** POST /web/team/{teamId}/project/{projectId}/file: makes a board or a mind map. Spec §7. */
export const createFile: Handler<'createFile'> = async ({ caller, params, body, services }) => {
  const place = { ...params, folderId: folderOf(body.folder_id) };
  const file = { name: normalizeText(body.name), kind: body.kind };
  return presentFile(await services.workspace.createFile(caller.userId, place, file));
};
