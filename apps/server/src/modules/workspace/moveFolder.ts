import type { Handler } from '../../api/handler.ts';
import { presentFolder } from './presenter.ts';
import { folderOf } from './service.ts';

/** POST …/folder/{folderId}/move: moves a folder with all that is in it. */
export const moveFolder: Handler<'moveFolder'> = async ({ caller, params, body, services }) => {
  const place = { ...params, folderId: folderOf(params.folderId) };
  const target = {
    projectId: body.project_id ?? params.projectId,
    parentId: folderOf(body.parent_id),
  };
  return presentFolder(await services.places.moveFolder(caller.userId, place, target));
};
