import type { Handler } from '../../api/handler.ts';
import { presentRecentFile } from './listPresenter.ts';
import { listStarredFiles as findStarredFiles } from './starRepository.ts';

/** GET /web/files/starred: files the caller has starred and can open, the last starred first. */
export const listStarredFiles: Handler<'listStarredFiles'> = async ({ caller, query, infra }) => {
  const { cursor, size } = query;
  const page = await findStarredFiles(infra.db, caller.userId, { cursor, size, now: infra.clock.now() });
  return { ...page, list: page.list.map(presentRecentFile) };
};
