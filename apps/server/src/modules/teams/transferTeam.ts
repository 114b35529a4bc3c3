import type { Handler } from '../../api/handler.ts';
import { presentTeamDetail } from './presenter.ts';

/** POST /web/team/{teamId}/owner: hands a team over to another member. */
export const transferTeam: Handler<'transferTeam'> = async ({ caller, params, body, services }) => {
  return presentTeamDetail(await services.teams.transferTeam(caller.userId, params.teamId, body.user_id));
};
