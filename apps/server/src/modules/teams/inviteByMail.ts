import type { Handler } from '../../api/handler.ts';
import { presentMailInvitation } from './presenter.ts';

/** POST /web/share/team/{teamId}/invitation: an invitation that the owner of one address alone can accept. */
export const inviteByMail: Handler<'inviteByMail'> = async ({ caller, params, body, services }) => {
  const { email, role, days } = body;
  const added = await services.teams.mailInvitations.add(caller.userId, params.teamId, { email, role, days });
  return presentMailInvitation(added);
};
