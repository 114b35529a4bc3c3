import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/is-spec_invite: whether the caller was invited to publish with the full taxonomy. Spec §6, §7. */
export const isSpecialInvite: Handler<'isSpecialInvite'> = async ({ caller, services }) =>
  (await services.profiles.standingOf(caller.userId)).special_invite;
