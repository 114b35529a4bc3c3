import type { Handler } from '../../api/handler.ts';
import { presentTeamDetail } from './presenter.ts';

/** DELETE /web/team/{teamId}/avatar: takes the picture of a team away. */
export const removeTeamAvatar: Handler<'removeTeamAvatar'> = async ({ caller, params, services }) => {
  await services.teamAvatars.remove(caller.userId, params.teamId);
  return presentTeamDetail(await services.teams.openTeam(caller.userId, params.teamId));
};
