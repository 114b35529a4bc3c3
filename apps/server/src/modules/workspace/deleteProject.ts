import type { Handler } from '../../api/handler.ts';

/** DELETE /web/team/{teamId}/project/{projectId}: deletes a project; its files go to the trash. */
export const deleteProject: Handler<'deleteProject'> = async ({ caller, params, services }) => {
  await services.places.deleteProject(caller.userId, params);
  return null;
};
