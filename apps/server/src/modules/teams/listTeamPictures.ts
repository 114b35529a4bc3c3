import type { Handler } from '../../api/handler.ts';
import { decodeCursor, toPage } from '../../infra/lists/cursor.ts';
import { presentTeamPicture } from './presenter.ts';

/** GET /web/team/{teamId}/library: pictures a team keeps, the newest first. Spec §6 (library). */
export const listTeamPictures: Handler<'listTeamPictures'> = async ({
  caller,
  params,
  query,
  language,
  services,
}) => {
  const place = decodeCursor(query.cursor, ['integer']);
  const rows = await services.library.list(caller.userId, params.teamId, {
    after: place?.[0],
    limit: query.size + 1,
  });
  const page = toPage(rows, query.size, (row) => [Number(row.picture_id)]);
  return { ...page, list: page.list.map((row) => presentTeamPicture(row, language)) };
};
