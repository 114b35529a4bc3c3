import type { Handler } from '../../api/handler.ts';
import { presentTeamDetail } from './presenter.ts';

/** POST /web/team/{teamId}/avatar: sets the picture of a team. */
export const uploadTeamAvatar: Handler<'uploadTeamAvatar'> = async ({ body, caller, params, services }) => {
  await services.teamAvatars.set(caller.userId, params.teamId, body.file);
  return presentTeamDetail(await services.teams.openTeam(caller.userId, params.teamId));
};
