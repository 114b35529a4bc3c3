import type { Handler } from '../../api/handler.ts';
import { presentMemberToken } from './presenter.ts';

/** GET /web/share/team/{teamId}/member/token: as ensureMemberToken, at the address of the specification. Spec §7. */
export const getMemberToken: Handler<'getMemberToken'> = async ({ caller, params, query, services }) =>
  presentMemberToken(await services.teams.invitations.linkOf(caller.userId, params.teamId, query.role));
