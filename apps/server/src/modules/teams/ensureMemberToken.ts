import type { Handler } from '../../api/handler.ts';
import { presentMemberToken } from './presenter.ts';

/** POST /web/share/team/{teamId}/member/link: the link by which people join in a role, made when there is none. */
export const ensureMemberToken: Handler<'ensureMemberToken'> = async ({ caller, params, body, services }) =>
  presentMemberToken(await services.teams.invitations.linkOf(caller.userId, params.teamId, body.role));
