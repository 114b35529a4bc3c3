import type { Handler } from '../../api/handler.ts';
import { presentMember } from './presenter.ts';

/** PUT /web/team/{teamId}/member/{userId}: gives a member another role. Spec §6 (permission). */
export const changeMemberRole: Handler<'changeMemberRole'> = async ({ caller, params, body, services }) => {
  const { teamId, userId } = params;
  const member = await services.teams.members.changeRole(caller.userId, teamId, userId, body.role);
  return presentMember(member);
};
