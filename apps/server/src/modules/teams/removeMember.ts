import type { Handler } from '../../api/handler.ts';

/** DELETE /web/team/{teamId}/member/{userId}: removes a member. Spec §6 (remove member). */
export const removeMember: Handler<'removeMember'> = async ({ caller, params, services }) => {
  const { teamId, userId } = params;
  await services.teams.members.remove(caller.userId, teamId, userId);
  return null;
};
