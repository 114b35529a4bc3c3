import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentFolder } from './presenter.ts';
import { folderOf } from './service.ts';

/** POST /web/team/{teamId}/project/{projectId}/folder: makes a folder. Spec §3 (folder). */
export const createFolder: Handler<'createFolder'> = async ({ caller, params, body, services }) => {
  const parent = { ...params, folderId: folderOf(body.parent_id) };
  const name = normalizeText(body.name);
  return presentFolder(await services.places.createFolder(caller.userId, parent, name));
};
