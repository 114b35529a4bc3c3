import type { Handler } from '../../infra/http/handler.ts';
import { presentTeam } from './presenter.ts';
import * as repository from './repository.ts';

/** GET /web/teams: the teams the caller belongs to. Spec §3 (team data), §6 (privileges). */
export const listTeams: Handler<'listTeams'> = async ({ caller, infra }) => {
  const rows = await repository.listTeams(infra.db, caller.userId);
  return { list: rows.map((row) => presentTeam(row, infra.clock.now())) };
};
