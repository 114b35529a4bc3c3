import type { Handler } from '../../api/handler.ts';

/** DELETE /web/team/{teamId}: deletes a team nobody else has boards in. */
export const deleteTeam: Handler<'deleteTeam'> = async ({ caller, params, services }) => {
  await services.teams.deleteTeam(caller.userId, params.teamId);
  return null;
};
