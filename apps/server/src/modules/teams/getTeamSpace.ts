import type { Handler } from '../../api/handler.ts';
import { presentTeamSpace } from './presenter.ts';

/** GET /web/license/{teamId}/team/space: the plan of a team and what is used of it. Spec §7. */
export const getTeamSpace: Handler<'getTeamSpace'> = async ({ caller, params, services }) =>
  presentTeamSpace(await services.teams.usageOf(caller.userId, params.teamId));
