import type { Handler } from '../../api/handler.ts';
import { decodeCursor, toPage } from '../../infra/lists/cursor.ts';
import { listRecentFiles as findRecentFiles } from './recentFiles.ts';
import { presentRecentFile } from './listPresenter.ts';

/** GET /web/files/recent: files of all the caller's teams, the last changed first, or those with a name. */
export const listRecentFiles: Handler<'listRecentFiles'> = async ({ caller, query, infra }) => {
  const place = decodeCursor(query.cursor, ['time', 'string']);
  const rows = await findRecentFiles(infra.db, caller.userId, {
    name: query.name,
    after: place && { updatedAt: new Date(place[0]), fileKey: place[1] },
    limit: query.size + 1,
  });
  const page = toPage(rows, query.size, (row) => [row.updated_at.getTime(), row.file_key]);
  return { ...page, list: page.list.map(presentRecentFile) };
};
