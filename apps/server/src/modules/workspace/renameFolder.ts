import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentFolder } from './presenter.ts';
import { folderOf } from './service.ts';

/** PUT …/folder/{folderId}: renames a folder. */
export const renameFolder: Handler<'renameFolder'> = async ({ caller, params, body, services }) => {
  const place = { ...params, folderId: folderOf(params.folderId) };
  const name = normalizeText(body.name);
  return presentFolder(await services.places.renameFolder(caller.userId, place, name));
};
