import type { Handler } from '../../api/handler.ts';
import { presentTeamDetail } from './presenter.ts';

/** GET /web/team/{teamId}: a team with what the caller may do in it. Spec §3 (team data), §7. */
export const getTeam: Handler<'getTeam'> = async ({ caller, params, services }) => {
  return presentTeamDetail(await services.teams.openTeam(caller.userId, params.teamId));
};
