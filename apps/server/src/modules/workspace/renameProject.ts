import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentProject } from './presenter.ts';

/** PUT /web/team/{teamId}/project/{projectId}: renames a project. */
export const renameProject: Handler<'renameProject'> = async ({ caller, params, body, services }) => {
  const name = normalizeText(body.name);
  const { project, isDefault } = await services.places.renameProject(caller.userId, params, name);
  return presentProject(project, isDefault);
};
