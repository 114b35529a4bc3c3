import { TeamPrivilege } from '@boardwalk/domain';
import type { Handler } from '../../infra/http/handler.ts';
import { decodeCursor, toPage } from '../../infra/lists/cursor.ts';
import { listFiles } from './fileRepository.ts';
import { presentFile } from './presenter.ts';
import { folderOf } from './service.ts';

/** GET /web/team/{teamId}/project/{projectId}/files: files of a folder, last changed first. Spec §7. */
export const listProjectFiles: Handler<'listProjectFiles'> = async ({
  caller,
  params,
  query,
  infra,
  services,
}) => {
  const folder = { ...params, folderId: folderOf(query.folder_id) };
  const place = decodeCursor(query.cursor, ['time', 'string']);
  await services.workspace.openPlace(infra.db, caller.userId, folder, TeamPrivilege.VIEW);
  const rows = await listFiles(infra.db, folder, {
    name: query.name,
    after: place && { updatedAt: new Date(place[0]), fileKey: place[1] },
    limit: query.size + 1,
  });
  const page = toPage(rows, query.size, (row) => [row.updated_at.getTime(), row.file_key]);
  return { ...page, list: page.list.map(presentFile) };
};
