import { UNLIMITED_PLAN } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentTeam } from './presenter.ts';
import * as repository from './repository.ts';

/** GET /web/teams: the teams the caller belongs to. Spec §3 (team data), §6 (privileges). */
export const listTeams: Handler<'listTeams'> = async ({ caller, infra, services }) => {
  const rows = await repository.listTeams(infra.db, caller.userId);
  const limits = await services.membership.limitsOfTeams(
    infra.db,
    rows.map((row) => row.team_id),
  );
  return { list: rows.map((row) => presentTeam(row, limits.get(row.team_id) ?? UNLIMITED_PLAN)) };
};
