import type { Handler } from '../../api/handler.ts';
import { folderOf } from './service.ts';

/** DELETE …/folder/{folderId}: deletes a folder; its files go to the trash. */
export const deleteFolder: Handler<'deleteFolder'> = async ({ caller, params, services }) => {
  const place = { ...params, folderId: folderOf(params.folderId) };
  await services.places.deleteFolder(caller.userId, place);
  return null;
};
