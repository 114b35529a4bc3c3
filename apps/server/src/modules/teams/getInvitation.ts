import type { Handler } from '../../api/handler.ts';
import { presentInvitation } from './presenter.ts';

/** GET /web/invitation/{token}: what a link invites to, before somebody accepts or even signs in. */
export const getInvitation: Handler<'getInvitation'> = async ({ caller, params, services }) =>
  presentInvitation(await services.teams.invitations.openInvitation(params.token, caller?.userId ?? null));
