import type { Handler } from '../../api/handler.ts';

/** DELETE /web/share/team/{teamId}/invitation/{invitationId}: makes an invitation by mail useless. */
export const revokeMailInvitation: Handler<'revokeMailInvitation'> = async ({ caller, params, services }) => {
  await services.teams.mailInvitations.revoke(caller.userId, params.teamId, params.invitationId);
  return null;
};
