import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentTeamDetail } from './presenter.ts';

/** PUT /web/team/{teamId}: renames a team. */
export const renameTeam: Handler<'renameTeam'> = async ({ caller, params, body, services }) => {
  const name = normalizeText(body.name);
  return presentTeamDetail(await services.teams.renameTeam(caller.userId, params.teamId, name));
};
