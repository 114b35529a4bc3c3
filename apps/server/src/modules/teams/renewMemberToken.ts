import { INVITATION_DAYS } from '@boardwalk/domain';
import type { Handler } from '../../api/handler.ts';
import { presentMemberToken } from './presenter.ts';

/** POST /web/share/team/{teamId}/member/token: a new link in place of the one in use. */
export const renewMemberToken: Handler<'renewMemberToken'> = async ({ caller, params, body, services }) => {
  const link = { role: body.role, days: body.days ?? INVITATION_DAYS.default };
  return presentMemberToken(await services.teams.invitations.renewLink(caller.userId, params.teamId, link));
};
