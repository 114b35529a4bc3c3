import type { Handler } from '../../api/handler.ts';
import { presentFileCount } from './presenter.ts';

/** GET /web/team/{teamId}/file/count: how many files a team holds and may hold. Spec §7. */
export const countTeamFiles: Handler<'countTeamFiles'> = async ({ caller, params, services }) => {
  return presentFileCount(await services.teams.openTeam(caller.userId, params.teamId));
};
