import type { Handler } from '../../api/handler.ts';
import { presentMember } from './presenter.ts';

/** GET /web/team/{teamId}/members: members of a team, the longest-standing first. */
export const listMembers: Handler<'listMembers'> = async ({ caller, params, query, services }) => {
  const page = await services.teams.members.list(caller.userId, params.teamId, query);
  return { ...page, list: page.list.map(presentMember) };
};
