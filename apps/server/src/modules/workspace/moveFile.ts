import type { Handler } from '../../api/handler.ts';
import { presentFile } from './presenter.ts';
import { folderOf } from './service.ts';

/** POST /web/file/{file_key}/move: moves a file to another folder, project or team. Spec §6 (move file across teams). */
export const moveFile: Handler<'moveFile'> = async ({ caller, params, body, services }) => {
  const place = { teamId: body.team_id, projectId: body.project_id, folderId: folderOf(body.folder_id) };
  const file = await services.fileMoves.moveFile(caller.userId, params.file_key, place);
  return presentFile(file);
};
