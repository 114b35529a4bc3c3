import { TeamPrivilege } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentProjects } from './presenter.ts';
import * as repository from './repository.ts';

/** GET /web/team/{teamId}/projects: projects of a team, the default one first. Spec §7. */
export const listProjects: Handler<'listProjects'> = async ({ caller, params, infra, services }) => {
  await services.workspace.openPlace(infra.db, caller.userId, params, TeamPrivilege.VIEW);
  return { list: presentProjects(await repository.listProjects(infra.db, params.teamId)) };
};
