import { normalizeText } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentProject } from './presenter.ts';

/** POST /web/team/{teamId}/project: makes a project. Spec §8 (no storage location). */
export const createProject: Handler<'createProject'> = async ({ caller, params, body, services }) => {
  const { project, isDefault } = await services.places.createProject(
    caller.userId,
    params.teamId,
    normalizeText(body.name),
  );
  return presentProject(project, isDefault);
};
