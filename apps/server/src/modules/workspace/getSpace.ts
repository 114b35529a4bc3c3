import type { Handler } from '../../api/handler.ts';

/** GET /web/space: the caller's personal team and its default project. Spec §3 (my-space info). */
export const getSpace: Handler<'getSpace'> = async ({ caller, services }) => {
  const { teamId, projectId } = await services.workspace.findSpace(caller.userId);
  return { team_id: teamId, project_id: projectId };
};
