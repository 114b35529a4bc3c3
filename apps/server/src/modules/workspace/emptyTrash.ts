import type { Handler } from '../../api/handler.ts';

/** DELETE /web/team/{teamId}/trash: deletes what the caller may delete of a team's trash. */
export const emptyTrash: Handler<'emptyTrash'> = async ({ caller, params, services }) => ({
  purged: await services.trash.empty(caller.userId, params.teamId),
});
