import { TeamPrivilege } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentFolder } from './presenter.ts';
import * as repository from './repository.ts';
import { folderOf } from './service.ts';

/** GET …/folder/{folderId}/list: direct subfolders; folder 0 is the top of the project. Spec §3, §7. */
export const listFolders: Handler<'listFolders'> = async ({ caller, params, infra, services }) => {
  const { teamId, projectId } = params;
  const folderId = folderOf(params.folderId);
  await services.workspace.openPlace(
    infra.db,
    caller.userId,
    { teamId, projectId, folderId },
    TeamPrivilege.VIEW,
  );
  const rows = await repository.listFolders(infra.db, projectId, folderId);
  return { list: rows.map(presentFolder) };
};
