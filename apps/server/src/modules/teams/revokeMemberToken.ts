import type { Handler } from '../../api/handler.ts';

/** DELETE /web/share/team/{teamId}/member/token: makes a link useless. */
export const revokeMemberToken: Handler<'revokeMemberToken'> = async ({
  caller,
  params,
  query,
  services,
}) => {
  await services.teams.invitations.revokeLink(caller.userId, params.teamId, query.role);
  return null;
};
