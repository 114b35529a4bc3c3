import type { Handler } from '../../api/handler.ts';
import { presentTeamPicture } from './presenter.ts';

/** GET /web/team/{teamId}/library: pictures a team keeps, the newest first. Spec §6 (library). */
export const listTeamPictures: Handler<'listTeamPictures'> = async ({
  caller,
  params,
  query,
  language,
  services,
}) => {
  const page = await services.library.list(caller.userId, params.teamId, query);
  return { ...page, list: page.list.map((row) => presentTeamPicture(row, language)) };
};
