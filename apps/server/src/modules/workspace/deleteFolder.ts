import type { Handler } from '../../infra/http/handler.ts';
import { folderOf } from './service.ts';

/** DELETE …/folder/{folderId}: deletes a folder; its files go to the trash. */
export const deleteFolder: Handler<'deleteFolder'> = async ({ caller, params, services }) => {
  const place = { ...params, folderId: folderOf(params.folderId) };
  const trashed = await services.places.deleteFolder(caller.userId, place);
  for (const fileKey of trashed) services.collaboration.closeBoard(fileKey);
  return null;
};
