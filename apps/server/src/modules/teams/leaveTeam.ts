import type { Handler } from '../../api/handler.ts';

/** POST /web/team/{teamId}/leave: leaves a team; its owner hands it over first. */
export const leaveTeam: Handler<'leaveTeam'> = async ({ caller, params, services }) => {
  await services.teams.members.remove(caller.userId, params.teamId, caller.userId);
  return null;
};
