import type { Handler } from '../../api/handler.ts';
import { decodeCursor, toPage } from '../../infra/lists/cursor.ts';
import { presentMember } from './presenter.ts';

/** GET /web/team/{teamId}/members: members of a team, the longest-standing first. */
export const listMembers: Handler<'listMembers'> = async ({ caller, params, query, services }) => {
  const place = decodeCursor(query.cursor, ['integer']);
  const rows = await services.teams.members.list(caller.userId, params.teamId, {
    after: place?.[0],
    limit: query.size + 1,
  });
  const page = toPage(rows, query.size, (row) => [Number(row.staff_id)]);
  return { ...page, list: page.list.map(presentMember) };
};
