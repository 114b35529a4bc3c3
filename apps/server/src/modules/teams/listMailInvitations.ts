import type { Handler } from '../../api/handler.ts';
import { presentMailInvitation } from './presenter.ts';

/** GET /web/share/team/{teamId}/invitation: the invitations by mail that can still be accepted. */
export const listMailInvitations: Handler<'listMailInvitations'> = async ({ caller, params, services }) => {
  const rows = await services.teams.mailInvitations.list(caller.userId, params.teamId);
  return { list: rows.map(presentMailInvitation) };
};
