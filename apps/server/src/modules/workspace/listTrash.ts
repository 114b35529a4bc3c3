import type { Handler } from '../../api/handler.ts';
import { decodeCursor, toPage } from '../../infra/lists/cursor.ts';
import { presentTrashedFile } from './listPresenter.ts';

/** GET /web/team/{teamId}/trash: files thrown away, the last one first. */
export const listTrash: Handler<'listTrash'> = async ({ caller, params, query, language, services }) => {
  const place = decodeCursor(query.cursor, ['time', 'string']);
  const rows = await services.trash.list(caller.userId, params.teamId, {
    after: place && { trashedAt: new Date(place[0]), fileKey: place[1] },
    limit: query.size + 1,
  });
  const page = toPage(rows, query.size, (row) => [row.trashed_at?.getTime() ?? 0, row.file_key]);
  return { ...page, list: page.list.map((row) => presentTrashedFile(row, language)) };
};
