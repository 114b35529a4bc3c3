import type { Handler } from '../../api/handler.ts';
import { listRecentFiles as findRecentFiles } from './recentFileRepository.ts';
import { presentRecentFile } from './listPresenter.ts';

/** GET /web/files/recent: files of all the caller's teams, the last changed first, or those with a name. */
export const listRecentFiles: Handler<'listRecentFiles'> = async ({ caller, query, infra }) => {
  const page = await findRecentFiles(infra.db, caller.userId, query);
  return { ...page, list: page.list.map(presentRecentFile) };
};
