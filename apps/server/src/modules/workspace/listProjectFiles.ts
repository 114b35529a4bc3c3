import { TeamPrivilege } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { listFiles } from './fileRepository.ts';
import { presentFile } from './presenter.ts';
import { folderOf } from './service.ts';

/** GET /web/team/{teamId}/project/{projectId}/files: files of a folder, in an order. Spec §7. */
export const listProjectFiles: Handler<'listProjectFiles'> = async ({
  caller,
  params,
  query,
  infra,
  services,
}) => {
  const folder = { ...params, folderId: folderOf(query.folder_id) };
  await services.workspace.openPlace(infra.db, caller.userId, folder, TeamPrivilege.VIEW);
  const { name, order, cursor, size } = query;
  const options = { userId: caller.userId, name, order, cursor, size };
  const page = await listFiles(infra.db, folder, options);
  return { ...page, list: page.list.map(presentFile) };
};
