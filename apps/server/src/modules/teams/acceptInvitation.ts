import type { Handler } from '../../api/handler.ts';
import { presentTeamDetail } from './presenter.ts';

/** POST /web/invitation/{token}/accept: joins the team of a link. */
export const acceptInvitation: Handler<'acceptInvitation'> = async ({ caller, params, services }) => {
  const teamId = await services.teams.invitations.accept(caller.userId, params.token);
  return presentTeamDetail(await services.teams.openTeam(caller.userId, teamId));
};
