import { TeamPrivilege } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { decodeCursor, toPage } from '../../infra/lists/cursor.ts';
import { listFiles, type FileOrder, type FilePlace } from './fileRepository.ts';
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
  const { order } = query;
  const after = placeAfter(query.cursor, order);
  await services.workspace.openPlace(infra.db, caller.userId, folder, TeamPrivilege.VIEW);
  const { name, size } = query;
  const options = { userId: caller.userId, name, order, after, limit: size + 1 };
  const rows = await listFiles(infra.db, folder, options);
  const page = toPage(rows, size, (row) => [valueOf(row, order), row.file_key]);
  return { ...page, list: page.list.map(presentFile) };
};

type Row = Awaited<ReturnType<typeof listFiles>>[number];

/** What a file goes by in an order. */
function valueOf(row: Row, order: FileOrder): number | string {
  if (order === 'name') return row.folded_name;
  return (order === 'created' ? row.created_at : row.updated_at).getTime();
}

/** The place that a cursor of an order stands for. */
function placeAfter(cursor: string, order: FileOrder): FilePlace | undefined {
  if (order === 'name') return decodeCursor(cursor, ['string', 'string']);
  const place = decodeCursor(cursor, ['time', 'string']);
  return place && [new Date(place[0]), place[1]];
}
