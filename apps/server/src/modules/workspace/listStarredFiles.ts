import type { Handler } from '../../api/handler.ts';
import { decodeCursor, toPage } from '../../infra/lists/cursor.ts';
import { presentRecentFile } from './listPresenter.ts';
import { listStarredFiles as findStarredFiles } from './starRepository.ts';

/** GET /web/files/starred: files the caller has starred and can open, the last starred first. */
export const listStarredFiles: Handler<'listStarredFiles'> = async ({ caller, query, infra }) => {
  const place = decodeCursor(query.cursor, ['time', 'string']);
  const rows = await findStarredFiles(infra.db, caller.userId, {
    after: place && { starredAt: new Date(place[0]), fileKey: place[1] },
    limit: query.size + 1,
    now: infra.clock.now(),
  });
  const page = toPage(rows, query.size, (row) => [row.starred_at.getTime(), row.file_key]);
  return { ...page, list: page.list.map(presentRecentFile) };
};
