import type { Handler } from '../../api/handler.ts';
import { presentTrashedFile } from './listPresenter.ts';

/** GET /web/team/{teamId}/trash: files thrown away, the last one first. */
export const listTrash: Handler<'listTrash'> = async ({ caller, params, query, language, services }) => {
  const page = await services.trash.list(caller.userId, params.teamId, query);
  return { ...page, list: page.list.map((row) => presentTrashedFile(row, language)) };
};
